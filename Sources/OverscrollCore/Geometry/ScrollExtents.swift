/// The extents of the viewport and the content along the axis.
public struct ScrollExtents: Hashable, Sendable {
  /// The viewport's extent, in pt.
  package let viewport: Double
  /// The extent of the whole content, in pt, without gaps and indicators.
  package let content: Double

  /// Makes the extents of a viewport and its content.
  ///
  /// - Parameters:
  ///   - viewport: The visible extent, in pt. Negative and non-finite values give 0.
  ///   - content: The content's extent, in pt. Negative and non-finite values give 0.
  public init(viewport: Double, content: Double) {
    self.viewport = viewport.asExtent
    self.content = content.asExtent
  }

  /// The extents for an adapter that can read neither the viewport nor the content.
  ///
  /// The viewport is 2^19 pt and the content 2^20 pt. So the content practically never reaches its end, and
  /// the viewport limits no threshold.
  package static var unbounded: ScrollExtents { ScrollExtents(viewport: 0x1p19, content: 0x1p20) }

  /// The largest content offset at rest, in pt; 0 if all content fits.
  package var maximumOffset: Double { max(0, content - viewport) }

  /// The free part of the viewport after short content, in pt.
  ///
  /// It is 0 if the content fills the viewport.
  var freeSpace: Double { max(0, viewport - content) }

  /// Whether any part of the content is visible at an offset.
  func shows(at offset: Double) -> Bool { offset < content && offset > -viewport }

  /// Returns the nearest offset that shows half a viewport of the content.
  ///
  /// Content shorter than half a viewport is shown completely.
  func visibleOffset(nearestTo offset: Double) -> Double {
    let part = min(content, viewport / 2)
    return offset.clamped(to: part - viewport, content - part)
  }

  /// Returns the overscroll past an edge, in pt; 0 inside the content.
  ///
  /// The overscroll is measured from the content's own edge. So it depends on neither the content's size
  /// nor a gap.
  ///
  /// - Parameters:
  ///   - edge: The edge to measure from.
  ///   - offset: The content offset, in pt.
  package func overscroll(past edge: ScrollEdge, at offset: Double) -> Double {
    max(0, 0 - distance(to: edge, from: offset))
  }

  /// Returns the distance from an offset to an edge, in pt; negative past the edge.
  ///
  /// - Parameters:
  ///   - edge: The edge to measure to.
  ///   - offset: The content offset, in pt.
  package func distance(to edge: ScrollEdge, from offset: Double) -> Double {
    switch edge {
    case .start: offset
    case .end: maximumOffset - offset
    }
  }

  /// Returns the content offset, in pt, for an overscroll past an edge.
  ///
  /// - Parameters:
  ///   - overscroll: The distance past the edge, in pt; negative for an offset inside the content.
  ///   - edge: The edge to measure from.
  package func offset(forOverscroll overscroll: Double, past edge: ScrollEdge) -> Double {
    switch edge {
    case .start: -overscroll
    case .end: maximumOffset + overscroll
    }
  }
}
