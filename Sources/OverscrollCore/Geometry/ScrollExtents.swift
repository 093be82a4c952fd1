/// The extents, along the axis, of what scrolls and of the window that it is seen through.
public struct ScrollExtents: Hashable, Sendable {
  /// The extent of the visible window, in pt.
  package let viewport: Double
  /// The extent of the whole content, in pt, without gaps and indicators.
  package let content: Double

  /// Describes a viewport over a content.
  ///
  /// - Parameters:
  ///   - viewport: The visible extent, in pt. Negative and non-finite values count as 0.
  ///   - content: The content's extent, in pt. Negative and non-finite values count as 0.
  public init(viewport: Double, content: Double) {
    self.viewport = viewport.asExtent
    self.content = content.asExtent
  }

  /// What a host reports if it knows neither extent: no end is ever reached, and no threshold is limited.
  package static var unbounded: ScrollExtents { ScrollExtents(viewport: 0x1p19, content: 0x1p20) }

  /// The largest content offset at rest, in pt: 0 when everything fits.
  package var maximumOffset: Double { max(0, content - viewport) }

  /// What content that does not fill the viewport leaves free of it, at the end, in pt.
  var freeSpace: Double { max(0, viewport - content) }

  /// Whether anything of the content is in sight at `offset`.
  func shows(at offset: Double) -> Bool { offset < content && offset > -viewport }

  /// The offset nearest to `offset` at which half a viewport of the content is in sight, or all of it if it is shorter.
  func inSight(nearestTo offset: Double) -> Double {
    let part = min(content, viewport / 2)
    return offset.clamped(to: part - viewport, content - part)
  }

  /// How far, in pt, content drawn at `offset` has been pulled past `edge`, or 0 where it has not.
  ///
  /// It is measured from the content's own edge, so it does not depend on the content's size, nor on a gap.
  ///
  /// - Parameters:
  ///   - edge: The edge that the content may have been pulled past.
  ///   - offset: The content offset, in pt.
  package func overscroll(past edge: ScrollEdge, at offset: Double) -> Double {
    max(0, 0 - distance(to: edge, from: offset))
  }

  /// How far, in pt, the content has yet to scroll until it stands at `edge`; negative when past it.
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

  /// The content offset, in pt, at which the content has been pulled `overscroll` pt past `edge`.
  ///
  /// - Parameters:
  ///   - overscroll: The distance past the edge, in pt; negative for a place inside the content.
  ///   - edge: The edge to measure from.
  package func offset(forOverscroll overscroll: Double, past edge: ScrollEdge) -> Double {
    switch edge {
    case .start: -overscroll
    case .end: maximumOffset + overscroll
    }
  }
}
