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
