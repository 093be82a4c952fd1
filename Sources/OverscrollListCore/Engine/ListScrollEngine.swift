#if canImport(OverscrollCore)
  public import OverscrollCore
#endif

/// A list and the engine that it is plugged into, as one value.
///
/// It is for hosts that own both, such as the browser and a replay.
@usableFromInline package struct ListScrollEngine: Sendable {
  /// The engine of the scroll view: the content offset and the edges.
  @usableFromInline package var scroll: ScrollEngine
  /// The list.
  @usableFromInline package var content: ListContent

  /// Creates a list at rest at its start.
  ///
  /// - Parameters:
  ///   - list: The list engine.
  ///   - scroll: The engine and its edges. By default, neither edge has an action.
  package init(_ list: ListEngine, scroll: ScrollEngine = ScrollEngine(start: nil, end: nil)) {
    self.init(ListContent(list), scroll)
  }

  /// Combines a list with the engine that it is plugged into.
  package init(_ content: ListContent, _ scroll: ScrollEngine) {
    (self.content, self.scroll) = (content, scroll)
  }

  /// Handles an event; see `ListContent.handle(_:at:_:)`.
  package mutating func handle(_ input: ListInput, at time: Double) -> ScrollEffects {
    content.handle(input, at: time, &scroll)
  }

  /// Plugs the list into another engine; see `ListContent.plug(into:from:isPlaced:at:)`.
  package mutating func plug(into engine: ScrollEngine, isPlaced: Bool, at time: Double) -> ScrollEffects {
    let own = scroll
    scroll = engine
    return content.plug(into: &scroll, from: own, isPlaced: isPlaced, at: time)
  }

  /// Unplugs the list, which continues with its own engine.
  ///
  /// - Parameter time: The time on the list's new clock, in s.
  /// - Returns: The engine with the edges.
  package mutating func unplug(at time: Double) -> ScrollEngine {
    let own = content.unplug(from: &scroll, at: time)
    defer { scroll = own }
    return scroll
  }

  /// The list engine: the items.
  package var list: ListEngine {
    _read { yield content.list }
    _modify { yield &content.list }
  }

  /// The platform offset to draw, in pt; see `ListContent.scrollOffset(in:)`.
  @inlinable
  package var scrollOffset: Double { content.scrollOffset(in: scroll) }

  /// Whether the engine needs a tick in each frame.
  package var needsFrames: Bool { content.needsFrames(in: scroll) || scroll.needsFrames }
}
