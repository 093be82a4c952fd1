/// The values that an adapter draws.
///
/// All lengths are in pt.
public struct ScrollPresentation: Hashable, Sendable {
  /// The distance of the content's start before the viewport's start edge; negative during a pull.
  public let contentOffset: Double
  /// The velocity of the offset, in pt/s; 0 if the platform scrolls.
  package let velocity: Double
  /// The platform's offset minus the drawn content offset; 0 if the engine owns the offset.
  package let shift: Double
  /// Whether a finger drags the content, so that the platform should ignore the gesture.
  package let isDragging: Bool
  /// Whether the content moves or an indicator spins, so that every frame needs a tick.
  public let needsFrames: Bool
  /// The drawn state of the start edge.
  public let start: EdgePresentation
  /// The drawn state of the end edge.
  public let end: EdgePresentation

  /// The drawn state of an edge.
  package subscript(edge: ScrollEdge) -> EdgePresentation {
    switch edge {
    case .start: start
    case .end: end
    }
  }
}
