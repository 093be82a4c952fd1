/// Everything that a host draws, to be applied field by field.
///
/// All lengths are in pt.
public struct ScrollPresentation: Hashable, Sendable {
  /// How far before the viewport's start edge the content's start is drawn; negative when pulled.
  public let contentOffset: Double
  /// The velocity of that offset, in pt/s; 0 where the platform scrolls.
  package let velocity: Double
  /// How far the content is drawn from where the platform alone would draw it; 0 where the engine scrolls.
  package let shift: Double
  /// Whether a finger holds the content, so that the platform should leave the gesture alone.
  package let isDragging: Bool
  /// Whether something moves or turns by itself, so that a tick is wanted with each frame.
  public let wantsFrames: Bool
  /// What is drawn at the start edge.
  public let start: EdgePresentation
  /// What is drawn at the end edge.
  public let end: EdgePresentation

  /// What is drawn at an edge.
  package subscript(edge: ScrollEdge) -> EdgePresentation {
    switch edge {
    case .start: start
    case .end: end
    }
  }
}

/// What is drawn at one edge.
public struct EdgePresentation: Hashable, Sendable {
  /// What the edge is doing.
  public let phase: EdgePhase
  /// How far the content has to be pulled to start the action, in pt.
  package let trigger: Double
  /// How far the content has been pulled past the edge, in pt, a held gap included.
  package let overscroll: Double
  /// The gap reserved at the edge, in pt, without the part that opens in the free space of a short list at its end.
  package let gap: Double
  /// The overscroll as a part of the threshold, from 0 to 1; 1 while the action runs or its result shows.
  public let progress: Double
  /// How far the indicator is drawn inwards from its place at the viewport's edge, in pt; negative hides it.
  ///
  /// What loads by itself as the reader comes near, or has failed to, is shown right behind content that does not fill the
  /// viewport.
  public let indicatorOffset: Double
  /// The indicator's opacity, from 0 to 1.
  package let opacity: Double
  /// How far the indicator is turned, in turns: with the pull, once a second while the action runs, and then on
  /// to a whole turn.
  package let rotation: Double
  /// How far an arrow is turned over, from 0 to 1, over the last two fifths of the way to the threshold.
  package let flip: Double
  /// A wave from 0 to 1 and back, once a second, while the action runs.
  package let pulse: Double
  /// Whether the edge is on, has more to load, and isn't blocked by the other edge's action.
  package let isAvailable: Bool
  /// Whether the content is at the edge and nothing is pulled there, so that a finger moving past it scrolls what the
  /// scroll view is in, if that can scroll.
  package let leadsOut: Bool
}
