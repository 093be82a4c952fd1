import OverscrollCore

/// The coordinate space of a platform's scroll view along one axis.
///
/// The platform measures from the left or the top (in AppKit possibly from the bottom), and its range
/// begins at its inset. The engine measures inwards from the content's start edge. It has no insets except
/// those of its gaps. So all insets here exclude the insets of the gaps.
struct ScrollSpace: Hashable, Sendable {
  /// The extent of the scroll view, in pt, including its insets.
  var viewport: Double
  /// The extent of the content, in pt.
  var content: Double
  /// The insets, in pt, without the insets of the gaps.
  var insets: EdgePair<Double>
  /// Whether the platform's coordinate grows towards the start edge: right to left, or upwards.
  var runsBackwards: Bool

  /// The engine's extents: the viewport without the insets, and the content.
  var geometry: ScrollExtents {
    ScrollExtents(viewport: viewport - insets.start - insets.end, content: content)
  }

  /// Returns the content offset, in pt, at a platform origin.
  ///
  /// - Parameter origin: The coordinate in the content of the viewport's left or top side, or of its bottom
  ///   side if the coordinate grows upwards.
  func offset(at origin: Double) -> Double { runsBackwards ? startOrigin - origin : origin - startOrigin }

  /// Returns the platform origin at a content offset, in pt.
  func origin(at offset: Double) -> Double { runsBackwards ? startOrigin - offset : startOrigin + offset }

  /// The platform origin of content at rest at its start edge.
  ///
  /// Content that does not fill the viewport rests at the beginning of the platform's coordinates, in
  /// either direction.
  private var startOrigin: Double {
    runsBackwards ? max(content + insets.start - viewport, -insets.end) : -insets.start
  }
}
