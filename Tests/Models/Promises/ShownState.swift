package import OverscrollCore
package import OverscrollListCore

/// What an engine shows at an instant, and what it goes by.
///
/// Plain values, so that a test can make up any state, also one that no engine shows.
package struct ShownState: Hashable, Sendable {
  /// The engine's instant, in s on the host's clock.
  package var time: Double
  /// How far before the viewport's start edge the content's start is drawn, in pt.
  package var offset: Double
  /// The velocity of that offset, in pt/s.
  package var velocity: Double
  /// How far the content is drawn from where the platform alone would draw it, in pt.
  package var shift: Double
  /// Whether a finger holds the content.
  package var isDragging: Bool
  /// When something changes by itself, in s, or infinity.
  package var nextDeadline: Double
  /// The edges.
  package var edges: EdgePair<ShownEdge>
  /// What the engine goes by.
  package var settings: ScrollSettings
  /// The list, if there is one.
  package var list: ShownList?

  /// Makes a state, of content at rest at its start by default.
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

  /// Reads what an engine shows.
  package init(_ engine: ScrollEngine, list: ShownList? = nil) {
    let shown = engine.presentation
    self.init(
      time: engine.hostTime, offset: shown.contentOffset, velocity: shown.velocity, shift: shown.shift,
      isDragging: shown.isDragging, nextDeadline: engine.nextDeadline,
      edges: EdgePair(start: ShownEdge(shown.start), end: ShownEdge(shown.end)), settings: engine.settings,
      list: list)
  }

  /// Whether the engine moves the content.
  package var isDriven: Bool { settings.behavior.source == .driven }

  /// How far, in pt, the content has yet to scroll until it stands at an edge.
  func distance(to edge: ScrollEdge) -> Double { settings.extents.distance(to: edge, from: offset) }
}

/// What a list shows at an instant.
package struct ShownList: Hashable, Sendable {
  /// How many items there are.
  package var count: Int
  /// The items that are mounted.
  package var window: Range<Int>
  /// The item at the viewport's start.
  package var item: Int
  /// The content's extent, in pt.
  package var extent: Double
  /// Where the scroll space begins in the content, in pt.
  package var origin: Double
  /// Where the viewport begins in the scroll space, in pt.
  package var scrollOffset: Double
  /// The content's revision.
  package var revision: UInt32
  /// Whether a scroll to an item is under way.
  package var isSeeking: Bool

  /// Makes a state.
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

  /// Reads what a list shows.
  package init(_ list: inout ListScroll) {
    self.init(
      count: list.list.count, window: list.list.window, item: list.position.item, extent: list.contentExtent,
      origin: list.origin, scrollOffset: list.scrollOffset, revision: list.list.contentRevision,
      isSeeking: list.isSeeking)
  }
}
