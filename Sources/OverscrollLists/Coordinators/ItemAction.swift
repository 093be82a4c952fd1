/// The app's actions for visible items and for items that come next.
struct ItemActions {
  /// The actions that receive the visible items.
  var visibility: [ItemVisibilityAction] = []
  /// The actions that receive the items that come next.
  var prefetch: [ItemPrefetchAction] = []

  /// Returns these actions and one more.
  func adding(_ action: ItemVisibilityAction) -> ItemActions {
    ItemActions(visibility: visibility + [action], prefetch: prefetch)
  }

  /// Returns these actions and one more.
  func adding(_ action: ItemPrefetchAction) -> ItemActions {
    ItemActions(visibility: visibility, prefetch: prefetch + [action])
  }
}

/// An action that receives the visible items whenever they change.
struct ItemVisibilityAction {
  /// The share of an item that has to be visible, from 0 to 1.
  let threshold: Double
  /// Receives the values that identify each item.
  let perform: @MainActor ([[AnyHashable]]) -> Void

  /// Creates an action.
  ///
  /// A threshold out of range is clamped, and NaN is treated as 0.
  init(threshold: Double, perform: @escaping @MainActor ([[AnyHashable]]) -> Void) {
    self.threshold = threshold > 0 ? min(threshold, 1) : 0
    self.perform = perform
  }
}

/// An action that receives the items that the user is about to see.
struct ItemPrefetchAction {
  /// The distance ahead of the viewport, in pt.
  let distance: Double
  /// Receives the values that identify the items that have entered and left.
  let perform: @MainActor (_ entered: [[AnyHashable]], _ left: [[AnyHashable]]) -> Void
}
