import OverscrollCore

/// A platform's scroll view along one axis: where its own coordinates are in the engine's.
///
/// The platform counts from the left or the top (or the bottom, in AppKit), and its range begins at its inset. The
/// engine counts from the content's start edge, inwards, and knows no inset but those that hold its gaps. So all
/// insets here are those that the platform has without the gaps.
struct ScrollSpace: Hashable, Sendable {
  /// The extent of the scroll view, in pt, what is under its insets included.
  var viewport: Double
  /// The extent of the content, in pt.
  var content: Double
  /// The insets, in pt, without those for the gaps.
  var insets: EdgePair<Double>
  /// Whether the platform's coordinate grows towards the start edge: right to left, or upwards.
  var runsBackwards: Bool

  /// The extents as the engine knows them: the viewport is what the insets leave of it.
  var geometry: ScrollExtents {
    ScrollExtents(viewport: viewport - insets.start - insets.end, content: content)
  }

  /// The content offset, in pt, at an origin of the platform's.
  ///
  /// - Parameter origin: The coordinate of the viewport's left or top side (its bottom where that grows upwards)
  ///   in the content.
  func offset(at origin: Double) -> Double { runsBackwards ? startOrigin - origin : origin - startOrigin }

  /// The platform's origin at a content offset, in pt.
  func origin(at offset: Double) -> Double { runsBackwards ? startOrigin - offset : startOrigin + offset }

  /// The origin at which content rests at its start edge.
  ///
  /// Content that does not fill the viewport rests where the platform's coordinates begin, whatever the direction.
  private var startOrigin: Double {
    runsBackwards ? max(content + insets.start - viewport, -insets.end) : -insets.start
  }
}
