import OverscrollCore

/// Converts between a platform's scroll position and the engine's content offset, along one axis.
///
/// The platform measures from the left or the top, and in AppKit possibly from the bottom. Its range begins
/// before the content, at the inset. The engine measures inwards from the content's start edge, and has no
/// insets except the insets of its gaps. So all insets in this type exclude the insets of the gaps.
struct ScrollSpace: Hashable, Sendable {
  /// The extent of the scroll view, in pt, including its insets.
  var viewport: Double
  /// The extent of the content, in pt.
  var content: Double
  /// The insets, in pt, without the insets of the gaps.
  var insets: EdgePair<Double>
  /// Whether the platform's coordinate grows towards the start edge.
  ///
  /// It does on a right-to-left axis, and on AppKit's vertical axis if the coordinate grows upwards.
  var runsBackwards: Bool

  /// The engine's extents: the viewport without the insets, and the content.
  var geometry: ScrollExtents {
    ScrollExtents(viewport: viewport - insets.start - insets.end, content: content)
  }

  /// Returns the engine's content offset, in pt, at a scroll position of the platform.
  ///
  /// - Parameter origin: The platform's scroll position: the coordinate of the viewport's left or top side
  ///   in the content, or of its bottom side if the coordinate grows upwards.
  func offset(at origin: Double) -> Double { runsBackwards ? startOrigin - origin : origin - startOrigin }

  /// Returns the platform's scroll position at a content offset, both in pt.
  func origin(at offset: Double) -> Double { runsBackwards ? startOrigin - offset : startOrigin + offset }

  /// The platform's scroll position, in pt, of content that rests at its start edge.
  ///
  /// Content that does not fill the viewport rests at the beginning of the platform's coordinates. This
  /// holds in both directions of the coordinates.
  private var startOrigin: Double {
    runsBackwards ? max(content + insets.start - viewport, -insets.end) : -insets.start
  }
}
