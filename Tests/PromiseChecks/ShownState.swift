package import OverscrollCore
package import OverscrollListCore

/// The presentation and settings of an engine at one time.
///
/// A state consists of plain values. So a test can create any state, including states that no engine
/// reaches.
package struct ShownState: Hashable, Sendable {
  /// The time of the state, in s on the adapter's clock.
  package var time: Double
  /// The content offset: the distance from the start of the drawn content to that of the viewport, in pt.
  package var offset: Double
  /// The velocity of the content offset, in pt/s.
  package var velocity: Double
  /// The translation that the engine applies to the drawn content, in pt.
  package var shift: Double
  /// Whether a finger drags the content.
  package var isDragging: Bool
  /// The time of the next change that happens without an input, in s, or infinity.
  package var nextDeadline: Double
  /// The presented states of the edges.
  package var edges: EdgePair<ShownEdge>
  /// The engine's settings.
  package var settings: ScrollSettings
  /// The state of the list, or `nil` without a list.
  package var list: ShownList?

  /// Creates a state.
  ///
  /// By default, the content is at its start and does not move.
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

  /// Whether the engine owns the content offset, instead of a platform.
  package var isDriven: Bool { settings.behavior.source == .engine }

  /// Returns the distance from the viewport to an edge of the content, in pt.
  func distance(to edge: ScrollEdge) -> Double { settings.extents.distance(to: edge, from: offset) }
}

/// The presented state of a list at one time.
package struct ShownList: Hashable, Sendable {
  /// The number of items.
  package var count: Int
  /// The items that have views.
  package var window: Range<Int>
  /// The item at the start of the viewport.
  package var item: Int
  /// The extent of the content, in pt.
  package var extent: Double
  /// The start of the platform's scrollable area, in content coordinates, in pt.
  package var origin: Double
  /// The position of the viewport's start in the scrollable area, in pt.
  package var scrollOffset: Double
  /// The revision of the content, which changes with each edit.
  package var revision: UInt32
  /// Whether a scroll to an item is in progress.
  package var isSeeking: Bool

  /// Creates the state of a list, which is empty by default.
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

  /// Copies the state of a list's engine.
  package init(_ list: inout ListScrollEngine) {
    self.init(
      count: list.list.count, window: list.list.window, item: list.content.position.item,
      extent: list.content.contentExtent,
      origin: list.content.origin, scrollOffset: list.scrollOffset, revision: list.list.contentRevision,
      isSeeking: list.content.isScrollingToItem)
  }
}
