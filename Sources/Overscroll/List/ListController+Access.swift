public import OverscrollCore

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
  public func restore(_ position: ListPosition) { seek(.item(position.target, animated: false)) }

  /// Scrolls to an item.
  ///
  /// Does nothing while a finger is on the content. If the reader asked for less motion, nothing is animated.
  ///
  /// ```swift
  /// controller.scrollTo(index: 5000, alignment: .center)
  /// ```
  ///
  /// - Parameters:
  ///   - index: The item's index. An index out of range counts as the nearest item.
  ///   - alignment: Where in the viewport the item is to be.
  ///   - animated: Whether the scroll is animated. From far away, the content first jumps to a place near the
  ///     item.
  public func scrollTo(index: Int, alignment: ItemAlignment = .start, animated: Bool = true) {
    seek(.item(ItemTarget(item: index, alignment: alignment), animated: animated))
  }

  /// Scrolls to the item with an id.
  ///
  /// The item is looked up among the mounted items, and then among up to 100 000 items on each side, nearest
  /// first. If you know the index, use `scrollTo(index:alignment:animated:)`.
  ///
  /// - Parameters:
  ///   - id: The item's id. In a list with sections, an item's own id, or a `ListItemID` for a header.
  ///   - alignment: Where in the viewport the item is to be.
  ///   - animated: Whether the content moves there.
  /// - Returns: Whether the item was found; if not, nothing happens. Without a list, this is false, and the
  ///   id is looked up as soon as there is a list with items.
  @discardableResult
  public func scrollTo(id: some Hashable, alignment: ItemAlignment = .start, animated: Bool = true) -> Bool {
    seek(.id(AnyHashable(id), alignment, animated: animated))
  }

  /// Scrolls all the way to an edge of the content.
  public func scrollTo(_ edge: Edge, animated: Bool = true) {
    switch edge.scrollEdge {
    case .start: scrollTo(index: 0, animated: animated)
    case .end: scrollTo(index: Int.max, alignment: .end, animated: animated)
    }
  }

  /// Tells the list which edits the next change of its data consists of.
  ///
  /// Without this, a list finds out by itself what has happened to the items in sight. With a difference, it
  /// also knows where each other item is. Call this before you set the data, in the same turn of the main
  /// actor. A difference that doesn't lead to the data's new count is ignored, and so is one for a list with
  /// sections.
  ///
  /// ```swift
  /// controller.apply(new.difference(from: model.rows))
  /// model.rows = new
  /// ```
  ///
  /// - Parameter difference: The difference between the data as it is and as it will be.
  /// - Complexity: O(n) in the number of changes.
  public func apply<Element>(_ difference: CollectionDifference<Element>) {
    self.difference += ListEdit.edits(of: difference)
  }
}

extension ListController {
  /// Whether there is something that can be scrolled.
  var isReady: Bool {
    guard host != nil, !engine.list.isHidden, engine.list.count > 0 else { return false }
    return isPlaced || engine.scroll.behavior.source == .driven
  }

  /// Scrolls, now or as soon as there is a list.
  @discardableResult
  private func seek(_ goal: Pending) -> Bool {
    guard isReady else {
      pending = goal
      return false
    }
    pending = nil
    return pursue(goal)
  }

  /// Scrolls to what was asked for before there was a list.
  func pursuePending() {
    guard isReady, let goal = pending else { return }
    pending = nil
    pursue(goal)
  }

  @discardableResult
  private func pursue(_ goal: Pending) -> Bool {
    switch goal {
    case .item(let target, let animated):
      send(.scrollTo(target, animated: animated))
      return true
    case .place(let position):
      send(.scrollTo(position.target, animated: false))
      return true
    case .id(let id, let alignment, let animated):
      guard let item = find?(id) else { return false }
      send(.scrollTo(ItemTarget(item: item, alignment: alignment), animated: animated))
      return true
    }
  }
}
