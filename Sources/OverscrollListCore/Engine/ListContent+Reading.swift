#if canImport(OverscrollCore)
  public import OverscrollCore
#endif

// The values that an adapter reads, in platform space.
extension ListContent {
  /// The content offset at the start of the platform space, in pt.
  ///
  /// A position in platform space is the position in the content minus the origin.
  @inlinable
  package var origin: Double { space.origin }

  /// Returns the platform offset to draw, in pt.
  ///
  /// It is between 0 and 2^20 pt, except during overscroll.
  @inlinable
  @inline(__always)
  package func scrollOffset(in engine: ScrollEngine) -> Double {
    space.scrollOffset(forContent: engine.content.drawnOffset)
  }

  /// Returns the platform offset of the snap target when the finger lifts.
  ///
  /// A list that the engine scrolls chooses its target in the same way.
  ///
  /// - Parameters:
  ///   - projected: The platform offset, in pt, at the projected end of the platform's deceleration.
  ///   - velocity: The velocity of the offset, in pt/s; only its sign is used. NaN becomes 0.
  ///   - engine: The engine of the scroll view.
  /// - Returns: The platform offset, in pt, or `nil` to keep the platform's own target. The result is `nil`
  ///   without snapping, or if `projected` is not finite. Past an edge and its open gap, it is `nil` unless
  ///   the momentum ends inside the content. It is also `nil` at rest without a finger, because some
  ///   platforms request a target after a layout.
  /// - Complexity: O(1), or as `frame(of:)` for targets at items.
  package mutating func snapTarget(
    projected: Double, velocity: Double, in engine: ScrollEngine
  ) -> Double? {
    let (offset, bounds) = (engine.content.platform.offset, engine.content.restingBounds)
    guard !engine.content.isDriven, !engine.content.isAtRest, projected.isFinite else { return nil }
    let end = space.contentOffset(forScroll: projected)
    guard bounds.contains(offset) || bounds.containsInside(end) else { return nil }
    let start = gestureStart ?? offset
    return engine.content.scroller.snapTarget(
      projected: end, from: offset, velocity: velocity, began: start, within: bounds,
      among: placedTargets(from: start, offset, to: bounds.nearest(to: end), in: engine)
    ).map { space.scrollOffset(forContent: $0) }
  }

  /// The length of the platform space, in pt: the content's extent, but at most 2^20.
  package var scrollExtent: Double {
    mutating get {
      min(max(list.contentExtent - space.origin, 0), ListCoordinateSpace.limit)
    }
  }

  /// The extent of the whole content, in pt.
  ///
  /// - Complexity: As `frame(of:)`.
  package var contentExtent: Double {
    mutating get { list.contentExtent }
  }

  /// Returns whether an item is a header or a spanning item; see `ListEngine.spansAllLanes(_:)`.
  package mutating func spansAllLanes(_ item: Int) -> Bool { list.spansAllLanes(item) }

  /// Returns the frame of an item in platform space.
  ///
  /// See `ListEngine.frame(of:)`.
  package mutating func frame(of item: Int) -> ItemFrame {
    var frame = list.frame(of: item)
    frame.start -= space.origin
    return frame
  }

  /// Returns the start of the header or the footer in platform space, in pt.
  package mutating func accessoryStart(at edge: ScrollEdge) -> Double {
    let configuration = list.configuration
    let start =
      switch edge {
      case .start: configuration.insets.start.asExtent + ItemUnits.points(list.layout.freeSpace)
      case .end:
        list.contentExtent - configuration.insets.end.asExtent - configuration.accessories.end.asExtent
      }
    return start - space.origin
  }

  /// Returns the item at a point, or `nil`.
  ///
  /// A pinned header is in front of the items that it covers.
  ///
  /// - Parameters:
  ///   - main: The position along the axis, in pt in platform space.
  ///   - cross: The position across the axis, in pt from the leading side.
  /// - Complexity: As `frame(of:)`.
  package mutating func item(atMain main: Double, cross: Double) -> Int? {
    list.item(atMain: space.contentOffset(forScroll: main), cross: cross)
  }

  /// Returns the start of an item, in pt from the content's start.
  ///
  /// - Complexity: As `frame(of:)`.
  package mutating func offset(of item: Int) -> Double { list.frame(of: item).start }

  /// The items that are at least partly visible, or none if the list is hidden.
  ///
  /// - Complexity: As `frame(of:)`.
  package var visibleItems: Range<Int> {
    mutating get { list.isHidden ? 0..<0 : list.visibleItems }
  }

  /// The maximum content offset at rest, in pt.
  ///
  /// - Complexity: As `frame(of:)`.
  package var maximumOffset: Double {
    mutating get { list.maximumOffset }
  }

  /// The first visible item that a pinned header does not cover completely.
  ///
  /// It is 0 while the list is hidden or empty.
  package var firstVisibleItem: Int {
    mutating get { list.isHidden || list.count == 0 ? 0 : list.firstVisibleItem }
  }

  /// Whether every visible item has been measured; true while the list is hidden.
  package var areVisibleItemsMeasured: Bool {
    mutating get { list.isHidden || list.areVisibleItemsMeasured() }
  }

  /// Returns the target that scrolls to a content offset, in pt.
  ///
  /// See `ListEngine.target(at:)`.
  package mutating func target(at offset: Double) -> ItemTarget { list.target(at: offset) }

  /// Returns the content offset of a scroll to a target, in pt; see `ListEngine.offset(for:)`.
  package mutating func offset(for target: ItemTarget) -> Double { list.offset(for: target) }

  /// Returns whether the content rests at a target, within 1 pt.
  ///
  /// - Complexity: As `frame(of:)`.
  package mutating func isAt(_ target: ItemTarget, in engine: ScrollEngine) -> Bool {
    var engine = engine
    return (destination(of: target, &engine) - engine.content.drawnOffset).magnitude <= 1
  }

  /// The item at the viewport's start, and the distance scrolled into the item.
  ///
  /// A scroll to `ListPosition.target` restores the position.
  package var position: ListPosition {
    mutating get { list.position }
  }

  /// Clears `list.slots.changes` after the adapter has applied them.
  package mutating func clearSlotChanges() { list.clearSlotChanges() }

  /// Returns whether the list or a scroll needs a tick in each frame.
  ///
  /// Unlike `ScrollEngine.needsFrames`, this ignores indicators, which some adapters animate without ticks.
  package func needsFrames(in engine: ScrollEngine) -> Bool {
    (target != nil && !list.isHidden) || list.hasPendingItems || engine.content.isMoving
  }
}
