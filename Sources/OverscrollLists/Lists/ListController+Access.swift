import Overscroll
import OverscrollCore
public import OverscrollListCore

#if canImport(SwiftUI)
  public import SwiftUI
#endif

// What an app asks for. In a list with sections, headers count as items.
extension ListController {
  /// How many items there are.
  public var count: Int { engine.list.count }

  /// The items that are at least partly in sight; empty if there are none.
  ///
  /// - Complexity: O(log n) in the number of items that have been measured.
  public var visibleRange: Range<Int> { engine.itemsInSight }

  /// The list's position, to keep and pass to `restore(_:)` later, whatever extents the items have by then.
  public var position: ListPosition { engine.position }

  /// Brings the list back to where it was.
  ///
  /// - Parameter position: A value of `position`. An item out of range counts as the nearest one.
  public func restore(_ position: ListPosition) { seek(.position(position)) }

  /// Scrolls to an item.
  ///
  /// Does nothing while a finger is on the content. With Reduce Motion, nothing is animated.
  ///
  /// ```swift
  /// controller.scrollTo(index: 5000, anchor: .center)
  /// ```
  ///
  /// - Parameters:
  ///   - index: The item's index. An index out of range counts as the nearest item, unless the same update
  ///     adds it.
  ///   - anchor: The point of the item to align with the same point of the viewport, as with `ScrollViewProxy`; only
  ///     the coordinate along the list's axis counts. If nil, scrolls as little as needed to show the item. The first
  ///     item also shows the inset before it, and the last one the inset after it. Coordinates outside 0...1
  ///     extrapolate; non-finite coordinates count as 0. The content never scrolls past its ends.
  ///   - animated: Whether the scroll is animated. From far away, the content first jumps to a place near the
  ///     item.
  public func scrollTo(index: Int, anchor: UnitPoint? = nil, animated: Bool = true) {
    seek(.item(index, anchor, animated: animated))
  }

  /// Scrolls to the item with an id.
  ///
  /// The item is looked up among the mounted items, and then among up to 100 000 items on each side, nearest
  /// first. If you know the index, use `scrollTo(index:anchor:animated:)`.
  ///
  /// - Parameters:
  ///   - id: The item's id. In a list with sections, an item's own id, or a `ListItemID` for a header.
  ///   - anchor: The point of the item to align with the same point of the viewport; if nil, scrolls as little as
  ///     needed. See `scrollTo(index:anchor:animated:)`.
  ///   - animated: Whether the scroll is animated.
  /// - Returns: True if the item was found. Otherwise the scroll waits for the next change of the data, for 1 s at most, or
  ///   for a list with items. It is forgotten if there is no such item then, or if the reader scrolls first.
  @discardableResult
  public func scrollTo(id: some Hashable, anchor: UnitPoint? = nil, animated: Bool = true) -> Bool {
    seek(.id(AnyHashable(id), anchor, animated: animated))
  }

  /// Scrolls all the way to an edge of the content.
  public func scrollTo(_ edge: Edge, animated: Bool = true) {
    seek(.edge(edge.scrollEdge, animated: animated))
  }

  /// Scrolls so that the viewport starts a number of pt from the content's start; what is not finite is ignored.
  func scrollTo(offset: Double, animated: Bool) {
    if offset.isFinite { seek(.offset(offset, animated: animated)) }
  }

  /// Tells the list how its data is about to change.
  ///
  /// Without a difference, the list infers what has happened to the items in sight. With one, it also knows where each
  /// other item is. Call this before you set the data, in the same turn of the main actor. A difference that doesn't
  /// lead to the data's new count is ignored. So is one for a list with sections, one without a list, and one of more
  /// than 65,536 separate changes.
  ///
  /// ```swift
  /// controller.apply(new.difference(from: model.rows))
  /// model.rows = new
  /// ```
  ///
  /// - Parameter difference: The difference between the data as it is and as it will be.
  /// - Complexity: O(n) in the number of changes.
  public func apply<Element>(_ difference: CollectionDifference<Element>) {
    if host != nil { announced.add(ListEdit.edits(of: difference)) }
  }
}

extension ListController {
  /// The item in sight at an anchor of the viewport: with nil, and at its start, the first that no pinned header covers in
  /// full.
  ///
  /// - Complexity: O(n) in the number of items in sight.
  func item(at anchor: UnitPoint?) -> Int {
    let share: Double
    switch ItemAlignment(anchor, isHorizontal: host?.isHorizontal == true) {
    case .start, .nearest: return engine.firstInSight
    case .center: share = 0.5
    case .end: share = 1
    case .share(let other): share = other.isFinite ? other : 0
    }
    let place = engine.scrollOffset + share * engine.list.viewport
    let range = visibleRange
    let found = range.first { item in
      let frame = engine.frame(of: item)
      return frame.start + frame.extent > place
    }
    return found ?? range.last ?? engine.firstInSight
  }

  /// Whether there is something that can be scrolled.
  var isReady: Bool {
    guard host != nil, !engine.list.isHidden, engine.list.count > 0 else { return false }
    return isPlaced || engine.scroll.behavior.source == .driven
  }

  /// Scrolls, now or as soon as there is a list.
  @discardableResult
  private func seek(_ goal: Pending) -> Bool {
    awaited = nil
    guard isReady else {
      pending = goal
      return false
    }
    pending = nil
    return pursue(goal)
  }

  /// Goes on with a scroll to an item that the data's change may have brought.
  func pursueAwaited() {
    guard let awaited else { return }
    if awaited.isDue(at: clock.now()) { pursue(awaited.goal) }
    self.awaited = nil
  }

  /// Forgets a scroll that waits if the reader, or somebody else, has scrolled since.
  func forgetAwaited() {
    if let awaited, clock.now() > awaited.began + Awaited.turn { self.awaited = nil }
  }

  /// Scrolls to what was asked for before there was a list.
  func pursuePending() {
    guard isReady, let goal = pending else { return }
    pending = nil
    pursue(goal)
  }

  @discardableResult
  private func pursue(_ goal: Pending) -> Bool {
    func begin(_ target: ItemTarget, _ animated: Bool) {
      if target.item >= count { awaited = Awaited(goal: goal, began: clock.now(), hasScrolled: true) }
      send(.scrollTo(target, animated: animated))
    }
    let isHorizontal = host?.isHorizontal == true
    switch goal {
    case .item(let item, let anchor, let animated):
      begin(ItemTarget(item: item, alignment: ItemAlignment(anchor, isHorizontal: isHorizontal)), animated)
    case .place(let position), .position(let position):
      begin(position.target, false)
    case .edge(let edge, let animated):
      begin(.edge(edge), animated)
    case .offset(let offset, let animated):
      begin(engine.target(at: offset), animated)
    case .id(let id, let anchor, let animated):
      guard let item = find?(id) else {
        awaited = Awaited(goal: goal, began: clock.now(), hasScrolled: false)
        return false
      }
      begin(ItemTarget(item: item, alignment: ItemAlignment(anchor, isHorizontal: isHorizontal)), animated)
    }
    return true
  }
}

/// A scroll that waits for the next change of the data.
struct Awaited {
  /// Where it leads.
  let goal: ListController.Pending
  /// When it was asked for, in s.
  let began: Double
  /// Whether it has led to the nearest item already, for want of that one.
  let hasScrolled: Bool
  /// How many frames have passed.
  var frames = 0

  /// How long, in s, what one update of the app's sets may take to reach the list.
  static let turn = 0.25

  /// How long, in s, an item is waited for: later it would take the reader by surprise.
  static let patience = 1.0

  /// Whether a change of the data may still be meant.
  ///
  /// What has led somewhere already waits for the same update only: that reaches the list within a frame or two.
  func isDue(at time: Double) -> Bool {
    hasScrolled ? frames <= 2 && time <= began + Awaited.turn : time <= began + Awaited.patience
  }
}
