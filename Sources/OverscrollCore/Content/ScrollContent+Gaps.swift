// The gaps that the edges hold open.
extension ScrollContent {
  /// A change of the platform's scroll view for the gaps.
  enum GapChange: Hashable, Sendable {
    case none
    case insets(InsetChange)
    /// A change of the offset, in pt, that moves nothing on screen.
    case offset(Double)
  }

  /// Returns the parts of open gaps outside the free space, in pt.
  ///
  /// A gap first opens in the free space between the content and its edge, so this space is subtracted. For
  /// the source `.platformTransform` the gap at the end is space after the content, which fills the free
  /// space by itself.
  @inline(__always)
  func reserved(_ gaps: EdgePair<Double>) -> EdgePair<Double> {
    let space = usesTransform ? 0 : scroller.geometry.freeSpace
    return EdgePair(
      start: spaceBefore > 0 ? max(0, gaps.start - spaceBefore) : gaps.start, end: max(0, gaps.end - space))
  }

  /// Reserves the gaps of both edges.
  ///
  /// A new gap scrolls into view if the content, or the target of an animated scroll, is at the edge. If
  /// items fill the free space at an edge, the part of the gap outside that space stays outside the
  /// viewport.
  ///
  /// - Parameters:
  ///   - open: The gaps of the edges' phases, in pt.
  ///   - reveals: Whether a new gap of each edge may scroll into view.
  /// - Returns: The change for the platform.
  @inline(__always)
  mutating func setGaps(_ open: EdgePair<Double>, reveals: EdgePair<Bool>) -> GapChange {
    let gaps = reserved(open)
    switch scroller.behavior.source {
    case .engine:
      let opens = grow(open)
      guard gaps != scroller.gaps else { return .none }
      func appears(_ edge: ScrollEdge) -> Bool {
        opens[edge] && reveals[edge] && gaps[edge] > scroller.gaps[edge]
          && scroller.geometry.distance(to: edge, from: scroller.destination) <= 0
      }
      scroller.setGaps(gaps, revealing: appears(.start) ? .start : appears(.end) ? .end : nil)
      return .none
    case .platformInset:
      guard hasPosition, platform.phase != .tracking, platform.phase != .unknown else { return .none }
      let opens = grow(open)
      let change = insets.setGaps(
        gaps, at: platform, in: scroller.geometry, opens: opens, reveals: reveals, time: time)
      return change.map { .insets($0) } ?? .none
    case .platformTransform:
      let correction = platform.setGaps(gaps, at: time)
      return correction == 0 ? .none : .offset(correction)
    }
  }

  /// Records the gaps of the edges' phases.
  ///
  /// - Returns: Whether the gap of each edge grows. A reserved gap may also grow because items fill the free
  ///   space.
  @inline(__always)
  private mutating func grow(_ open: EdgePair<Double>) -> EdgePair<Bool> {
    let before = openGaps
    openGaps = open
    return EdgePair(start: open.start > before.start, end: open.end > before.end)
  }

  /// Returns the drawn gaps, in pt.
  ///
  /// - Parameter open: The gaps of the edges' phases, in pt.
  @inline(__always)
  func drawnGaps(_ open: EdgePair<Double>) -> EdgePair<Double> {
    switch scroller.behavior.source {
    case .engine: scroller.gaps
    case .platformTransform: platform.gaps(at: time)
    case .platformInset: reserved(open)
    }
  }
}
