import OverscrollCore
public import OverscrollListCore

#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI
#else
  public import Overscroll  // declares Edge
#endif

// The API for apps. In a list with sections, indices and counts include the headers.
extension ListController {
  /// The number of items.
  public var count: Int { content.list.count }

  /// The range of items that are at least partly visible; empty without visible items.
  ///
  /// It changes at most once in a turn of the main actor, when the controller notifies its observers. So a
  /// view may pass it to a model in `onChange(of:)`. If an item replaces a visible item, the range may stay
  /// the same. Use `visibleIDs(of:)` to be notified of such a change.
  ///
  /// - Complexity: O(1).
  public var visibleRange: Range<Int> { publishedItems.range }

  /// Returns the ids of the items that are at least partly visible, in order.
  ///
  /// The ids change at the same time as `visibleRange`, and belong to the data that the list shows.
  ///
  /// ```swift
  /// .onChange(of: list.visibleIDs(of: Message.ID.self)) { _, ids in model.markSeen(ids) }
  /// ```
  ///
  /// - Parameter type: The type of the ids. Items with ids of a different type are omitted. In a list with
  ///   sections, an item has its own id and a `ListItemID`, and a header only a `ListItemID`.
  /// - Complexity: O(n) in the number of visible items.
  public func visibleIDs<ID: Hashable>(of type: ID.Type = ID.self) -> [ID] {
    publishedIDs.compactMap { ids in ids.lazy.compactMap { $0.base as? ID }.first }
  }

  /// The list's position, to save and pass to `restore(_:)` later.
  ///
  /// The position stays valid if items change their extents.
  public var position: ListPosition { content.position }

  /// Scrolls the list to a saved position.
  ///
  /// - Parameter position: A saved value of the property `position`. An item out of range is treated as the
  ///   nearest item.
  public func restore(_ position: ListPosition) { requestScroll(.position(position)) }

  /// Scrolls to an item.
  ///
  /// Does nothing while a finger is on the content. With Reduce Motion, the scroll is not animated. If you
  /// change the data in the same turn of the main actor, the scroll and its index belong to the new data.
  ///
  /// ```swift
  /// controller.scrollTo(index: 5000, anchor: .center)
  /// ```
  ///
  /// - Parameters:
  ///   - index: The item's index. An index out of range means the nearest item, unless the same update adds
  ///     the item.
  ///   - anchor: The point of the item to align with the same point of the viewport, as with
  ///     `ScrollViewProxy`. Only the coordinate along the list's axis is used. If `nil`, the list scrolls as
  ///     little as needed to show the item. The first item also shows the inset before it, and the last item
  ///     the inset after it. Coordinates outside 0...1 extrapolate; non-finite coordinates are treated as 0.
  ///     The content never scrolls past its ends.
  ///   - animated: Whether the scroll is animated. From far away, the content first jumps to a position
  ///     near the item.
  public func scrollTo(index: Int, anchor: UnitPoint? = nil, animated: Bool = true) {
    requestScroll(.item(index, anchor, animated: animated))
  }

  /// Scrolls to the item with an id.
  ///
  /// The list searches the mounted items, and then up to 100 000 items on each side, nearest first. If you
  /// know the index, use `scrollTo(index:anchor:animated:)`.
  ///
  /// - Parameters:
  ///   - id: The item's id. In a list with sections, an item's own id, or a `ListItemID` for a header.
  ///   - anchor: The point of the item to align with the same point of the viewport. If `nil`, the list
  ///     scrolls as little as needed. See `scrollTo(index:anchor:animated:)`.
  ///   - animated: Whether the scroll is animated.
  /// - Returns: True if the item was found. Otherwise the scroll waits up to 1 s for the next change of the
  ///   data, or waits for a list with items. It is cancelled if the item is still missing then, or if the
  ///   user scrolls first.
  @discardableResult
  public func scrollTo(id: some Hashable, anchor: UnitPoint? = nil, animated: Bool = true) -> Bool {
    requestScroll(.id(AnyHashable(id), anchor, animated: animated))
  }

  /// Scrolls to an edge of the content.
  public func scrollTo(_ edge: Edge, animated: Bool = true) {
    requestScroll(.edge(edge.scrollEdge, animated: animated))
  }

  /// Scrolls to an offset, in pt from the content's start; ignores non-finite offsets.
  func scrollTo(offset: Double, animated: Bool) {
    if offset.isFinite { requestScroll(.offset(offset, animated: animated)) }
  }

  /// Announces the next change of the list's data.
  ///
  /// Without a difference, the list infers the change from the visible items. With a difference, all items
  /// keep their extents. Call this before you set the data, in the same turn of the main actor.
  ///
  /// The list ignores a difference that does not lead to the data's new count. It also ignores a difference
  /// with more than 65,536 separate changes, and a difference for a list with sections. Without an attached
  /// list, the call has no effect.
  ///
  /// ```swift
  /// controller.apply(new.difference(from: model.rows))
  /// model.rows = new
  /// ```
  ///
  /// - Parameter difference: The difference between the data before and after the change.
  /// - Complexity: O(n) in the number of changes.
  public func apply<Element>(_ difference: CollectionDifference<Element>) {
    if delegate != nil { announcedEdits.add(ListEdit.edits(of: difference)) }
  }
}

extension ListController {
  /// The range of items that are visible now, also between two notifications of the observers.
  ///
  /// - Complexity: O(log n) in the number of items that have been measured.
  var currentVisibleRange: Range<Int> { content.visibleItems }

  /// Returns the visible item at an anchor of the viewport.
  ///
  /// At the start, and for `nil`, the result is the first item that no pinned header covers completely.
  ///
  /// - Complexity: O(n) in the number of visible items.
  func item(at anchor: UnitPoint?) -> Int {
    let share: Double
    switch ItemAlignment(anchor, isHorizontal: delegate?.isHorizontal == true) {
    case .start, .nearest: return content.firstVisibleItem
    case .center: share = 0.5
    case .end: share = 1
    case .share(let other): share = other.isFinite ? other : 0
    }
    let position = scrollOffset + share * content.list.viewport
    let range = currentVisibleRange
    let found = range.first { item in
      let frame = content.frame(of: item)
      return frame.start + frame.extent > position
    }
    return found ?? range.last ?? content.firstVisibleItem
  }

  /// Whether the list can scroll now.
  ///
  /// It can if it is visible, has items, and has the platform's offset or is scrolled by the engine.
  var isReady: Bool {
    guard delegate != nil, !content.list.isHidden, content.list.count > 0 else { return false }
    return hasPlatformOffset || runner.engine.behavior.source == .engine
  }

  /// Whether a scroll that code has requested waits for a list that can scroll.
  var awaitsRequest: Bool { pendingTarget.map { !$0.isSaved } ?? false }

  /// Scrolls now, or as soon as the list can scroll.
  ///
  /// - Returns: Whether the list has scrolled now.
  @discardableResult
  private func requestScroll(_ goal: PendingTarget) -> Bool {
    awaitedTarget = nil
    requestCount &+= 1
    guard isReady else {
      pendingTarget = goal
      return false
    }
    pendingTarget = nil
    return performScroll(goal)
  }

  /// Performs the latest scroll again after an update of the data.
  ///
  /// The scroll belongs to the new data if both come in one turn.
  ///
  /// - Parameter isChange: Whether the data have changed near the visible items. Other data may still
  ///   contain the item that the scroll waits for.
  func retryAwaitedScroll(isChange: Bool) {
    guard let awaitedTarget else { return }
    if !isChange {
      guard case .id(let id, _, _) = awaitedTarget.target, !awaitedTarget.hasScrolled, indexForID?(id) != nil
      else { return }
    }
    if awaitedTarget.isValid(at: clock.now()) { performScroll(awaitedTarget.target) }
    self.awaitedTarget = nil
  }

  /// Cancels the waiting scroll, because the user or the app has scrolled.
  ///
  /// A scroll within `AwaitedTarget.updateWindow` of the request does not cancel it.
  func cancelAwaitedScroll() {
    if let awaitedTarget, clock.now() > awaitedTarget.requestTime + AwaitedTarget.updateWindow {
      self.awaitedTarget = nil
    }
  }

  /// Performs the scroll that was requested before the list could scroll.
  func performPendingScroll() {
    guard isReady, let goal = pendingTarget else { return }
    pendingTarget = nil
    performScroll(goal)
  }

  @discardableResult
  private func performScroll(_ goal: PendingTarget) -> Bool {
    func begin(_ target: ItemTarget, _ animated: Bool) {
      // A saved position belongs to the data that it was saved with.
      if !goal.isSaved {
        awaitedTarget = AwaitedTarget(
          target: goal, requestTime: clock.now(), hasScrolled: true, isMissing: target.item >= count)
      }
      send(.scrollTo(target, animated: animated))
    }
    let isHorizontal = delegate?.isHorizontal == true
    switch goal {
    case .item(let item, let anchor, let animated):
      begin(ItemTarget(item: item, alignment: ItemAlignment(anchor, isHorizontal: isHorizontal)), animated)
    case .savedPosition(let position), .position(let position):
      begin(position.target, false)
    case .edge(let edge, let animated):
      begin(.edge(edge), animated)
    case .offset(let offset, let animated):
      begin(content.target(at: offset), animated)
    case .id(let id, let anchor, let animated):
      guard let item = indexForID?(id) else {
        awaitedTarget = AwaitedTarget(
          target: goal, requestTime: clock.now(), hasScrolled: false, isMissing: true)
        return false
      }
      begin(ItemTarget(item: item, alignment: ItemAlignment(anchor, isHorizontal: isHorizontal)), animated)
    }
    return true
  }
}

/// The latest scroll from code, for the next change of the data.
///
/// An app may request a scroll and change its data in one turn. The scroll then belongs to the new data.
struct AwaitedTarget {
  /// The requested target.
  let target: ListController.PendingTarget
  /// The time of the request, in s.
  let requestTime: Double
  /// Whether the list has already scrolled, to the item or to the nearest one.
  let hasScrolled: Bool
  /// Whether the item was missing at the request.
  let isMissing: Bool
  /// The number of frames since the request.
  var frames = 0

  /// The maximum delay of an update that belongs to the request, in s.
  ///
  /// An app may request a scroll and change its data in the same event. The changed data then reaches the
  /// list within this time.
  static let updateWindow = 0.25

  /// The maximum wait for an item, in s; a later scroll would surprise the user.
  static let timeout = 1.0

  /// Returns whether a change of the data at a time, in s, performs the scroll.
  ///
  /// If the list has already scrolled, only the data of the same turn count. They reach the list before the
  /// next frame. If the item was missing then, the list waits for two frames.
  func isValid(at time: Double) -> Bool {
    hasScrolled
      ? frames <= (isMissing ? 2 : 0) && time <= requestTime + AwaitedTarget.updateWindow
      : time <= requestTime + AwaitedTarget.timeout
  }
}
