/// The drawn state of one edge.
public struct EdgePresentation: Hashable, Sendable {
  /// The edge's phase.
  public let phase: EdgePhase
  /// The threshold of the action, in pt.
  package let trigger: Double
  /// The overscroll past the edge, in pt, including a reserved gap.
  package let overscroll: Double
  /// The gap reserved at the edge, in pt.
  ///
  /// It excludes the part of an end gap that opens in the free space of a short list.
  package let gap: Double
  /// The overscroll as a fraction of the threshold, from 0 to 1.
  ///
  /// It is 1 during the action and the result display.
  public let progress: Double
  /// The indicator's inward distance from its position at the viewport's edge, in pt.
  ///
  /// A negative distance hides the indicator. If content does not fill the viewport, an automatic load or
  /// its failure is shown directly behind the content.
  public let indicatorOffset: Double
  /// The indicator's opacity, from 0 to 1.
  package let opacity: Double
  /// The indicator's rotation, in full rotations.
  ///
  /// It follows the pull. During the action it adds one rotation a second. After the action it ends at a
  /// whole rotation.
  package let rotation: Double
  /// The flip of an arrow, from 0 to 1.
  ///
  /// It starts at three fifths of the threshold and ends at the threshold.
  package let flip: Double
  /// A wave from 0 to 1 and back, once a second, while the action runs.
  package let pulse: Double
  /// Whether the edge is on, has more content and is not blocked.
  ///
  /// The opposite edge's action may block it.
  package let isAvailable: Bool
  /// Whether a drag past the edge scrolls the enclosing scroll view, if that can scroll.
  ///
  /// It does if the content is at the edge and nothing is pulled there.
  package let yieldsToEnclosing: Bool
}
