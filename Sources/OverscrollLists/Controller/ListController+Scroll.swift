import OverscrollCore

#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI
#else
  public import Overscroll  // declares Edge
#endif

// The API for apps to scroll a list.
extension ListController {
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
  ///     little as needed to show the item. Without a list header, the first item also shows the inset before
  ///     it. Without a list footer, the last item also shows the inset after it. Coordinates outside 0...1
  ///     extrapolate; non-finite coordinates are treated as 0. The content never scrolls past its ends.
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
  ///   - id: The item's id. In a list with sections, an item's own id, or a `ListItemID` for a header
  ///     or a footer.
  ///   - anchor: The point of the item to align with the same point of the viewport. If `nil`, the list
  ///     scrolls as little as needed. See `scrollTo(index:anchor:animated:)`.
  ///   - animated: Whether the scroll is animated.
  /// - Returns: True if the item was found. Otherwise the scroll waits up to 1 s for the next change of the
  ///   data, or waits for a list with items. It is cancelled if the item is still missing then, or if the
  ///   user scrolls first.
  @discardableResult
  public func scrollTo(id: some Hashable, anchor: UnitPoint? = nil, animated: Bool = true) -> Bool {
    scroll(ScrollRequest(id: id, anchor: anchor, isAnimated: animated))
  }

  /// Scrolls to an edge of the content.
  public func scrollTo(_ edge: Edge, animated: Bool = true) {
    scroll(ScrollRequest(target: .edge(edge.scrollEdge), isAnimated: animated))
  }

  /// Scrolls the list to a saved position.
  ///
  /// - Parameter position: A saved value of the property `position`. An item out of range is treated as the
  ///   nearest item.
  public func restore(_ position: ListPosition) { scroll(ScrollRequest(target: .position(position))) }

  /// Scrolls to the item with an id, and returns when the scroll has ended.
  ///
  /// ```swift
  /// if await list.scroll(to: id, anchor: .center) == .arrived { highlighted = id }
  /// ```
  ///
  /// If no list is shown, the scroll waits for a list. It ends when the items around its target are measured.
  ///
  /// - Parameters:
  ///   - id: The item's id, as in `scrollTo(id:anchor:animated:)`.
  ///   - anchor: The point of the item to align with the same point of the viewport.
  ///   - animated: Whether the scroll is animated.
  /// - Returns: The outcome. If the waiting task is cancelled, it is `interrupted`, and the list still
  ///   scrolls.
  @discardableResult
  public func scroll(to id: some Hashable, anchor: UnitPoint? = nil, animated: Bool = true) async
    -> ScrollOutcome
  {
    let run = ScrollRun(ScrollRequest(id: id, anchor: anchor, isAnimated: animated))
    scroll(run.request, run: run)
    return await run.outcome()
  }

  /// Scrolls to the item with an id, which the app loads if it is missing.
  ///
  /// ```swift
  /// try await list.scroll(to: quoted.id, anchor: .center) { try await model.load(around: quoted.id) }
  /// ```
  ///
  /// The action may replace all items, for example by a page around the item. The list then shows the item
  /// at once, without an animation. If the visible items stay in the data, the list scrolls to the item. So
  /// load-more can continue at both ends; pass `hasMore:` for both.
  ///
  /// - Parameters:
  ///   - id: The item's id, as in `scrollTo(id:anchor:animated:)`.
  ///   - anchor: The point of the item to align with the same point of the viewport.
  ///   - animated: Whether the scroll is animated.
  ///   - load: Loads the item into the data. It is called after two frames, if the item is still missing. A
  ///     later scroll from code does not cancel it.
  /// - Returns: The outcome. It is `itemMissing` if the list does not show the item within 1 s after `load`
  ///   has returned.
  /// - Throws: The error of `load`; the list then doesn't scroll.
  @discardableResult
  public func scroll(
    to id: some Hashable, anchor: UnitPoint? = nil, animated: Bool = true,
    load: @MainActor () async throws -> Void
  ) async throws -> ScrollOutcome {
    guard indexForID?(AnyHashable(id)) == nil else {
      return await scroll(to: id, anchor: anchor, animated: animated)
    }
    let run = ScrollRun(ScrollRequest(id: id, anchor: anchor, isAnimated: animated))
    beginLoading(for: run)
    // The app may have added the item in this turn. Then the list gets it with its next update.
    try? await clock.sleep(clock.now() + AwaitedRequest.updateDelay)
    guard isLoading(for: run) else { return await run.outcome() }
    do { try await load() } catch {
      cancel(run)
      throw error
    }
    endLoading(for: run)
    return await run.outcome()
  }
}
