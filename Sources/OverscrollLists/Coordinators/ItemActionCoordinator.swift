import Overscroll
import OverscrollCore
import OverscrollListCore

/// Calls the app's actions for visible items and for items that come next.
///
/// An action is called at most once in a turn of the main actor, and only if its items have changed. A list
/// without actions computes nothing.
@MainActor final class ItemActionCoordinator {
  /// The actions of the latest update.
  private var actions: ItemActions?
  /// The items that each visibility action has received most recently.
  private var visible: [[[AnyHashable]]] = []
  /// The items that each prefetch action has received and that have not left.
  private var ahead: [[[AnyHashable]]] = []
  /// The offset at the latest call of the prefetch actions, in pt.
  private var lastOffset: Double?
  /// Whether the latest movement was toward the end.
  private var movesToEnd = true
  private let nextTurn = NextTurnScheduler()

  /// The maximum number of items ahead of the visible items.
  static let prefetchLimit = 100

  /// Replaces the actions, which a view declares with each update.
  func update(_ actions: ItemActions?, _ controller: ListController) {
    self.actions = actions
    guard let actions else { return }
    visible.resize(to: actions.visibility.count)
    ahead.resize(to: actions.prefetch.count)
    itemsChanged(controller)
  }

  /// Calls the actions in the next turn, if their items have changed.
  func itemsChanged(_ controller: ListController) {
    guard actions != nil else { return }
    nextTurn.run { [weak self, weak controller] in
      guard let self, let actions, let controller, controller.isReady || controller.count == 0 else { return }
      call(actions.visibility, controller)
      call(actions.prefetch, controller)
    }
  }

  private func call(_ actions: [ItemVisibilityAction], _ controller: ListController) {
    for (index, action) in actions.enumerated() {
      let items = controller.ids(of: controller.visibleItems(threshold: action.threshold))
      guard items != visible[index] else { continue }
      visible[index] = items
      action.perform(items)
    }
  }

  private func call(_ actions: [ItemPrefetchAction], _ controller: ListController) {
    guard !actions.isEmpty else { return }
    updateDirection(controller)
    for (index, action) in actions.enumerated() {
      let items = controller.ids(of: controller.items(ahead: action.distance, towardEnd: movesToEnd))
      let last = ahead[index]
      guard items != last else { continue }
      ahead[index] = items
      let (old, new) = (Set(last), Set(items))
      let (entered, left) = (items.filter { !old.contains($0) }, last.filter { !new.contains($0) })
      if !entered.isEmpty || !left.isEmpty { action.perform(entered, left) }
    }
  }

  /// Updates the direction of the movement; a distance below 1 pt keeps it.
  private func updateDirection(_ controller: ListController) {
    let offset = controller.contentOffset
    guard let last = lastOffset else {
      movesToEnd = !controller.configuration.startsAtEnd
      return lastOffset = offset
    }
    guard (offset - last).magnitude >= 1 else { return }
    movesToEnd = offset > last
    lastOffset = offset
  }
}

extension Array {
  /// Adds empty elements or removes the last elements.
  fileprivate mutating func resize<Value>(to count: Int) where Element == [Value] {
    self = Array(prefix(count)) + Array(repeating: [], count: Swift.max(0, count - self.count))
  }
}

extension ListController {
  /// The content offset, in pt.
  fileprivate var contentOffset: Double { scrollOffset + content.origin }

  /// Returns the items of which at least a share is visible.
  ///
  /// An item that covers this share of the viewport counts as well, because a long item is never visible as
  /// a whole.
  ///
  /// - Complexity: O(n) in the number of visible items.
  fileprivate func visibleItems(threshold: Double) -> [Int] {
    let (start, viewport) = (scrollOffset, content.list.viewport)
    return currentVisibleRange.filter { item in
      let frame = content.frame(of: item)
      let seen = min(frame.start + frame.extent, start + viewport) - max(frame.start, start)
      return seen >= min(frame.extent, viewport) * threshold
    }
  }

  /// Returns the visible items and the items ahead, nearest first.
  ///
  /// - Complexity: O(n) in the number of items.
  fileprivate func items(ahead distance: Double, towardEnd: Bool) -> [Int] {
    let visible = currentVisibleRange
    let limit = visible.count + ItemActionCoordinator.prefetchLimit
    guard !visible.isEmpty, distance > 0 else { return Array(visible) }
    let (start, viewport) = (scrollOffset, content.list.viewport)
    var items = towardEnd ? Array(visible) : visible.reversed()
    var next = towardEnd ? visible.upperBound : visible.lowerBound - 1
    while items.count < limit, next >= 0, next < count {
      let frame = content.frame(of: next)
      let isNear =
        towardEnd ? frame.start < start + viewport + distance : frame.start + frame.extent > start - distance
      guard isNear else { break }
      items.append(next)
      next += towardEnd ? 1 : -1
    }
    return items
  }
}
