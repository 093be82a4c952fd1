public import OverscrollCore

// What an app asks for. In a list with sections, headers count as items.
extension ListController {
  /// How many items there are.
  public var count: Int { engine.list.count }

  /// The items of which something is seen; empty where nothing is.
  ///
  /// - Complexity: O(log n) in the number of items that have been measured.
  public var visibleRange: Range<Int> { engine.itemsInSight }

  /// Where the list is, in a form that outlives the extents of its items: to be kept, and given to `restore(_:)`.
  public var position: ListPosition { engine.position }

  /// Brings the list back to where it was.
  ///
  /// - Parameter position: A position from `position`. An item out of range stands for the nearest one.
  public func restore(_ position: ListPosition) { seek(.item(position.target, animated: false)) }

  /// Scrolls to an item.
  ///
  /// A finger on the content wins. Where the reader asked for less motion, nothing is animated.
  ///
  /// ```swift
  /// controller.scrollTo(index: 5000, alignment: .center)
  /// ```
  ///
  /// - Parameters:
  ///   - index: The item's number. One out of range stands for the nearest one.
  ///   - alignment: Where in the viewport the item is to be.
  ///   - animated: Whether the content moves there. From far away it first jumps near.
  public func scrollTo(index: Int, alignment: ItemAlignment = .start, animated: Bool = true) {
    seek(.item(ItemTarget(item: index, alignment: alignment), animated: animated))
  }

  /// Scrolls to the item with an id.
  ///
  /// The item is looked for among the mounted ones, and then from there up to 100 000 items each way, nearest first;
  /// give the index where you know it.
  ///
  /// - Parameters:
  ///   - id: The item's id. In a list with sections, an item's own id, or a `ListItemID` for a header.
  ///   - alignment: Where in the viewport the item is to be.
  ///   - animated: Whether the content moves there.
  /// - Returns: Whether there is such an item; where there is none, nothing happens. Without a list it is false, and
  ///   the id is looked for as soon as there is one with items.
  @discardableResult
  public func scrollTo(id: some Hashable, alignment: ItemAlignment = .start, animated: Bool = true) -> Bool {
    seek(.id(AnyHashable(id), alignment, animated: animated))
  }

  /// Scrolls all the way to an edge of the content.
  public func scrollTo(_ edge: ScrollEdge, animated: Bool = true) {
    switch edge {
    case .start: scrollTo(index: 0, animated: animated)
    case .end: scrollTo(index: Int.max, alignment: .end, animated: animated)
    }
  }

  /// Says what the next change of the data consists of, where an app knows it.
  ///
  /// A list finds out by itself what has become of the items that are seen. With a difference it also knows where
  /// each of the others is. Call it before the data is set, in the same turn of the main actor; a difference that
  /// does not lead to the data's new count is ignored. It is not for lists with sections.
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
    return isPlaced || engine.scroll.scroller.behavior.source == .driven
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
