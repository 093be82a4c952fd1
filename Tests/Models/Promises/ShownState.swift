package import OverscrollCore
package import OverscrollListCore

/// An engine's presentation and settings at an instant.
///
/// It consists of plain values, so a test can make up any state. An engine may never reach such a state.
package struct ShownState: Hashable, Sendable {
  /// The engine's instant, in s on the adapter's clock.
  package var time: Double
  /// The content offset, in pt.
  ///
  /// It is the distance from the drawn content's start to the viewport's start.
  package var offset: Double
  /// The velocity of that offset, in pt/s.
  package var velocity: Double
  /// The distance between the drawn content and its position without the engine, in pt.
  package var shift: Double
  /// Whether a finger drags the content.
  package var isDragging: Bool
  /// The time of the next change without an input, in s, or infinity.
  package var nextDeadline: Double
  /// The edges.
  package var edges: EdgePair<ShownEdge>
  /// The engine's settings.
  package var settings: ScrollSettings
  /// The list, or `nil` without a list.
  package var list: ShownList?

  /// Creates a state, with content at rest at its start by default.
  package init(
    time: Double = 0, offset: Double = 0, velocity: Double = 0, shift: Double = 0, isDragging: Bool = false,
    nextDeadline: Double = .infinity,
    edges: EdgePair<ShownEdge> = EdgePair(start: ShownEdge(), end: ShownEdge()),
    settings: ScrollSettings = ScrollSettings(extents: ScrollExtents(viewport: 800, content: 3000)),
    list: ShownList? = nil
  ) {
    self.time = time
    self.offset = offset
    self.velocity = velocity
    self.shift = shift
    self.isDragging = isDragging
    self.nextDeadline = nextDeadline
    self.edges = edges
    self.settings = settings
    self.list = list
  }

  /// Copies an engine's presentation and settings.
  package init(_ engine: ScrollEngine, list: ShownList? = nil) {
    let shown = engine.presentation
    self.init(
      time: engine.hostTime, offset: shown.contentOffset, velocity: shown.velocity, shift: shown.shift,
      isDragging: shown.isDragging, nextDeadline: engine.nextDeadline,
      edges: EdgePair(start: ShownEdge(shown.start), end: ShownEdge(shown.end)), settings: engine.settings,
      list: list)
  }

  /// Whether the engine owns the offset.
  package var isDriven: Bool { settings.behavior.source == .engine }

  /// Returns the distance from the viewport to an edge of the content, in pt.
  func distance(to edge: ScrollEdge) -> Double { settings.extents.distance(to: edge, from: offset) }
}

/// A list's presented state at an instant.
package struct ShownList: Hashable, Sendable {
  /// The number of items.
  package var count: Int
  /// The mounted items.
  package var window: Range<Int>
  /// The item at the viewport's start.
  package var item: Int
  /// The content's extent, in pt.
  package var extent: Double
  /// The start of the scroll space in the content, in pt.
  package var origin: Double
  /// The viewport's start in the scroll space, in pt.
  package var scrollOffset: Double
  /// The content's revision.
  package var revision: UInt32
  /// Whether a scroll to an item is in progress.
  package var isSeeking: Bool

  /// Creates a state.
  package init(
    count: Int = 0, window: Range<Int> = 0..<0, item: Int = 0, extent: Double = 0, origin: Double = 0,
    scrollOffset: Double = 0, revision: UInt32 = 0, isSeeking: Bool = false
  ) {
    self.count = count
    self.window = window
    self.item = item
    self.extent = extent
    self.origin = origin
    self.scrollOffset = scrollOffset
    self.revision = revision
    self.isSeeking = isSeeking
  }

  /// Copies a list's state.
  package init(_ list: inout ListScrollEngine) {
    self.init(
      count: list.list.count, window: list.list.window, item: list.position.item, extent: list.contentExtent,
      origin: list.origin, scrollOffset: list.scrollOffset, revision: list.list.contentRevision,
      isSeeking: list.isScrollingToItem)
  }
}
