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
