#if canImport(SwiftUI)
  public import SwiftUI

  // These modifiers are for `VerticalList` and `HorizontalList`, not for SwiftUI's `List`.
  extension View {
    /// Calls an action when the visible items of a list change.
    ///
    /// The modifier corresponds to SwiftUI's `onScrollTargetVisibilityChange(idType:threshold:_:)`. The
    /// action is called at most once in a turn of the main actor, and first when the list shows items. Items
    /// behind a bar or the keyboard are not visible.
    ///
    /// ```swift
    /// VerticalList(messages) { MessageRow($0) }
    ///   .onItemVisibilityChange(idType: Message.ID.self) { model.markSeen($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the ids. Items with ids of a different type are omitted. In a list with sections,
    ///     an item has its own id and a `ListItemID`, and a header only a `ListItemID`.
    ///   - threshold: The share of an item that has to be visible, from 0 to 1. An item that covers this share
    ///     of the viewport counts as well.
    ///   - action: Receives the ids of the visible items, in order.
    /// - Complexity: O(n) in the number of visible items, in each frame of a scroll.
    public func onItemVisibilityChange<ID: Hashable>(
      idType type: ID.Type = ID.self, threshold: Double = 0.5,
      _ action: @escaping @MainActor ([ID]) -> Void
    ) -> some View {
      let action = ItemVisibilityAction(threshold: threshold) { items in
        action(items.compactMap { $0.first(of: type) })
      }
      return transformEnvironment(\.itemActions) { @Sendable in
        $0 = ($0 ?? ItemActions()).adding(action)
      }
    }

    /// Calls an action with the items that the user is about to see.
    ///
    /// The action may load their images, for example. The items are the visible items, and up to 100 items
    /// within a distance ahead, in the direction of the latest scroll. When the user turns, the items that
    /// were ahead leave.
    ///
    /// ```swift
    /// VerticalList(photos) { PhotoView($0) }
    ///   .onItemPrefetch(idType: Photo.ID.self) { entered, left in
    ///     images.load(entered)
    ///     images.cancel(left)
    ///   }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the ids; see `onItemVisibilityChange(idType:threshold:_:)`.
    ///   - distance: The distance ahead of the viewport, in pt. Items that are not measured yet have
    ///     estimated extents.
    ///   - action: Receives the ids of items that have come near, nearest first, and the ids of items that
    ///     have left. It is called at most once in a turn of the main actor.
    /// - Complexity: O(n) in the number of these items, in each frame of a scroll.
    public func onItemPrefetch<ID: Hashable>(
      idType type: ID.Type = ID.self, within distance: CGFloat = 1000,
      _ action: @escaping @MainActor (_ entered: [ID], _ left: [ID]) -> Void
    ) -> some View {
      let action = ItemPrefetchAction(distance: distance) { entered, left in
        action(entered.compactMap { $0.first(of: type) }, left.compactMap { $0.first(of: type) })
      }
      return transformEnvironment(\.itemActions) { @Sendable in
        $0 = ($0 ?? ItemActions()).adding(action)
      }
    }
  }

  extension EnvironmentValues {
    /// The actions that modifiers set for the items of lists.
    ///
    /// SwiftUI compares `nil` with `nil`, so a list without actions does not evaluate its items again.
    var itemActions: ItemActions? {
      get { self[ItemActionsKey.self] }
      set { self[ItemActionsKey.self] = newValue }
    }
  }

  private struct ItemActionsKey: EnvironmentKey {
    static let defaultValue: ItemActions? = nil
  }
#endif
