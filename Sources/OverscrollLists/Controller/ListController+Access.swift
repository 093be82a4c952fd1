import OverscrollCore
public import OverscrollListCore

#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI
#else
  public import Overscroll  // declares Edge
#endif

// The API for apps. In a list with sections, indices and counts include the headers and footers.
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
  public var visibleRange: Range<Int> { published.range }

  /// Returns the ids of the items that are at least partly visible, in order.
  ///
  /// The ids change at the same time as `visibleRange`, and belong to the data that the list shows.
  ///
  /// ```swift
  /// .onChange(of: list.visibleIDs(of: Message.ID.self)) { _, ids in model.markSeen(ids) }
  /// ```
  ///
  /// - Parameter type: The type of the ids. Items with ids of a different type are omitted. In a list with
  ///   sections, an item has its own id and a `ListItemID`. A header or a footer has only a `ListItemID`.
  /// - Complexity: O(n) in the number of visible items.
  public func visibleIDs<ID: Hashable>(of type: ID.Type = ID.self) -> [ID] {
    publishedIDs.compactMap { $0.first(of: type) }
  }

  /// Whether the viewport is at an edge of the content.
  ///
  /// It is also true within the distance of `listAnchor(_:within:alignment:)`, and for content that fits. A
  /// list that scrolls to a new item at its end is at its end. The value changes at the same time as
  /// `visibleRange`, so a button in the view's body can depend on it:
  ///
  /// ```swift
  /// jumpButton.opacity(list.isAtEdge(.bottom) ? 0 : 1)
  /// ```
  ///
  /// - Parameter edge: The edge. In a horizontal list, `.leading` is equivalent to `.top`, and `.trailing` to
  ///   `.bottom`.
  /// - Complexity: O(1).
  public func isAtEdge(_ edge: Edge) -> Bool { published.isAtEdge[edge.scrollEdge] }

  /// Returns the viewport's distance from an edge of the content, in pt.
  ///
  /// It is 0 past the edge. Observers are not notified of each new distance. Unmeasured items have estimated
  /// extents.
  ///
  /// - Parameter edge: The edge; see `isAtEdge(_:)`.
  /// - Complexity: O(1) without changes of the content, otherwise O(log n) in the number of items.
  public func distance(to edge: Edge) -> Double { distance(to: edge.scrollEdge) }

  /// The list's position, to save and pass to `restore(_:)` later.
  ///
  /// The position stays valid if items change their extents.
  public var position: ListPosition { content.position }

  /// Scrolls the list to a saved position.
  ///
  /// - Parameter position: A saved value of the property `position`. An item out of range is treated as the
  ///   nearest item.
  public func restore(_ position: ListPosition) { scroll(ScrollRequest(target: .position(position))) }

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
    scroll(ScrollRequest(target: .item(index), anchor: anchor, isAnimated: animated))
  }

  /// Scrolls to the item with an id.
  ///
  /// The list searches the mounted items, and then up to 100 000 items on each side, nearest first. If you
  /// know the index, use `scrollTo(index:anchor:animated:)`.
  ///
  /// - Parameters:
  ///   - id: The item's id. In a list with sections, an item's own id, or a `ListItemID` for a header or a footer.
  ///   - anchor: The point of the item to align with the same point of the viewport. If `nil`, the list
  ///     scrolls as little as needed. See `scrollTo(index:anchor:animated:)`.
  ///   - animated: Whether the scroll is animated.
  /// - Returns: True if the item was found. Otherwise the scroll waits up to 1 s for the next change of the
  ///   data, or waits for a list with items. It is cancelled if the item is still missing then, or if the
  ///   user scrolls first.
  @discardableResult
  public func scrollTo(id: some Hashable, anchor: UnitPoint? = nil, animated: Bool = true) -> Bool {
    scroll(ScrollRequest(target: .id(AnyHashable(id)), anchor: anchor, isAnimated: animated))
  }

  /// Scrolls to an edge of the content.
  public func scrollTo(_ edge: Edge, animated: Bool = true) {
    scroll(ScrollRequest(target: .edge(edge.scrollEdge), isAnimated: animated))
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

extension [AnyHashable] {
  /// Returns the first value of a type.
  func first<Value>(of type: Value.Type) -> Value? { lazy.compactMap { $0.base as? Value }.first }
}

extension ListController {
  /// The range of items that are visible now, also between two notifications of the observers.
  ///
  /// - Complexity: O(log n) in the number of items that have been measured.
  var currentVisibleRange: Range<Int> { content.visibleItems }

  /// Returns the distance from the viewport to an edge of the content, in pt.
  func distance(to edge: ScrollEdge) -> Double {
    let offset = runner.engine.content.drawnOffset
    return max(0, edge == .start ? offset : content.maximumOffset - offset)
  }

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
  var awaitsRequest: Bool { pendingRequest.map { $0.savedPosition == nil } ?? false }

  /// Scrolls now, or as soon as the list can scroll; ignores non-finite offsets.
  ///
  /// - Returns: Whether the list has scrolled now.
  @discardableResult
  func scroll(_ request: ScrollRequest) -> Bool {
    if case .offset(let offset) = request.target, !offset.isFinite { return false }
    awaitedRequest = nil
    requestCount &+= 1
    guard isReady else {
      pendingRequest = request
      return false
    }
    pendingRequest = nil
    return perform(request)
  }

  /// Performs the latest scroll again after an update of the data.
  ///
  /// The scroll belongs to the new data if both come in one turn.
  ///
  /// - Parameter isChange: Whether the data have changed near the visible items. Other data may still
  ///   contain the item that the scroll waits for.
  func retryAwaitedScroll(isChange: Bool) {
    guard let awaitedRequest else { return }
    if !isChange {
      guard case .id(let id) = awaitedRequest.request.target, !awaitedRequest.hasScrolled,
        indexForID?(id) != nil
      else { return }
    }
    if awaitedRequest.isValid(at: clock.now()) { perform(awaitedRequest.request) }
    self.awaitedRequest = nil
  }

  /// Cancels the waiting scroll, because the user or the app has scrolled.
  ///
  /// The platform's reports of the scroll itself do not cancel it. They arrive within the next two frames.
  func cancelAwaitedScroll() {
    if let awaitedRequest, !awaitedRequest.mayBeReported(at: clock.now()) { self.awaitedRequest = nil }
  }

  /// Performs the scroll that was requested before the list could scroll.
  func performPendingScroll() {
    guard isReady, let request = pendingRequest else { return }
    pendingRequest = nil
    perform(request)
  }

  @discardableResult
  private func perform(_ request: ScrollRequest) -> Bool {
    let alignment = ItemAlignment(request.anchor, isHorizontal: delegate?.isHorizontal == true)
    let target: ItemTarget? =
      switch request.target {
      case .item(let item): ItemTarget(item: item, alignment: alignment)
      case .id(let id): indexForID?(id).map { ItemTarget(item: $0, alignment: alignment) }
      case .edge(let edge): .edge(edge)
      case .offset(let offset): content.target(at: offset)
      case .position(let position), .savedPosition(let position): position.target
      }
    // A saved position belongs to the data that it was saved with. A finger on the content prevents the
    // scroll.
    if request.savedPosition == nil, !runner.engine.content.isDragging {
      awaitedRequest = AwaitedRequest(
        request: request, time: clock.now(), hasScrolled: target != nil,
        isMissing: target.map { $0.item >= count } ?? true)
    }
    guard let target else { return false }
    send(.scrollTo(target, animated: request.isAnimated))
    return true
  }
}
