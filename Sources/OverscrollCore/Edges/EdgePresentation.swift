/// The drawn state of one edge.
public struct EdgePresentation: Hashable, Sendable {
  /// The edge's phase.
  public let phase: EdgePhase
  /// The threshold of the action, in pt.
  package let threshold: Double
  /// The overscroll past the edge, in pt, including a reserved gap.
  package let overscroll: Double
  /// The gap reserved at the edge, in pt.
  ///
  /// If the content does not fill the viewport, the gap first opens in the free space at the edge. That part
  /// of the gap is not included.
  package let gap: Double
  /// The gap that the phase opens, in pt, including its part in the free space.
  package let openGap: Double
  /// The overscroll as a fraction of the threshold, from 0 to 1.
  ///
  /// It is 1 during the action and the result display.
  public let progress: Double
  /// The overscroll between the two thresholds as a fraction, from 0 to 1.
  ///
  /// During the action and the result display, it is 1 for the second level and 0 for the first.
  package let secondProgress: Double
  /// The indicator's inward distance from its position at the viewport's edge, in pt.
  ///
  /// A negative distance hides the indicator. If content does not fill the viewport, an open gap shows the
  /// indicator at the viewport's edge. The indicator of an automatic load or its failure is shown directly
  /// after the content.
  public let indicatorOffset: Double
  /// The indicator's opacity, from 0 to 1.
  package let opacity: Double
  /// The indicator's rotation, in full rotations.
  ///
  /// It grows with the pull. During the action it adds one rotation a second. After the action it ends at a
  /// whole rotation.
  package let rotation: Double
  /// The progress of an arrow's flip, from 0 to 1.
  ///
  /// The flip starts at three fifths of the threshold and ends at the threshold.
  package let flip: Double
  /// A wave from 0 to 1 and back, once a second, while the action runs.
  package let pulse: Double
  /// Whether the edge is enabled, has more content and is not blocked.
  ///
  /// The opposite edge's action may block it.
  package let isAvailable: Bool
  /// Whether a drag past the edge scrolls the enclosing scroll view, if that can scroll.
  ///
  /// The value is true if the content is at an edge that cannot be pulled.
  package let yieldsToEnclosing: Bool
}
