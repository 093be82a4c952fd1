extension NativeScroll {
  /// Gives the engine an input, and brings the insets to what follows.
  mutating func pass(_ input: ScrollInput, at time: Double, _ answer: inout NativeScrollAnswer) {
    answer.effects += engine.handle(ScrollEvent(input, at: time))
    hold(engine.heldGaps, &answer)
  }

  /// Brings the insets to what the edges ask for, but never under a finger: the platform would take the place of
  /// the finger anew for the new range, and jump.
  private mutating func hold(_ wanted: EdgePair<Double>, _ answer: inout NativeScrollAnswer) {
    guard isPlaced, !isTracking else { return }
    let target = destination(.start, wanted) ?? destination(.end, wanted)
    gaps = wanted
    let insets = EdgePair(start: wanted.start, end: endInset(for: wanted.end))
    guard insets != self.insets || target != nil else { return }
    inference.shift(by: insets.start - self.insets.start)
    self.insets = insets
    answer.insets = InsetChange(insets: insets, offset: target ?? answer.insets?.offset)
  }

  /// What a host that loses this scroller is to do; nil if it holds no insets.
  ///
  /// It gives them up, and content that rests in a gap goes back to its edge.
  public var withdrawal: InsetChange? {
    let none = EdgePair(start: 0.0, end: 0.0)
    guard insets != none else { return nil }
    let place = offset.clamped(to: 0, engine.scroller.geometry.maximumOffset)
    return InsetChange(insets: none, offset: isTracking || place == offset ? nil : place)
  }

  /// The range in which content rests, as extents of which it is the whole: gaps that are held are a part of it.
  var restExtents: ScrollExtents {
    let geometry = engine.scroller.geometry
    guard insets != EdgePair(start: 0, end: 0) else { return geometry }
    let end = max(geometry.maximumOffset, geometry.content - geometry.viewport + insets.end)
    return ScrollExtents(viewport: geometry.viewport, content: geometry.viewport + insets.start + end)
  }

  /// The inset that makes room for a gap at the end: content that does not fill the viewport has none to scroll into.
  private func endInset(for gap: Double) -> Double {
    let geometry = engine.scroller.geometry
    return gap > 0 ? gap + max(0, geometry.viewport - geometry.content) : 0
  }

  /// Where the content belongs, in pt, if it is past an edge whose gap changes; elsewhere it stays.
  private func destination(_ edge: ScrollEdge, _ wanted: EdgePair<Double>) -> Double? {
    let distance = engine.scroller.geometry.distance(to: edge, from: offset)
    let isPassedBy = distance < 0 || (distance <= 0 && engine.approachDistance(of: edge) < 0)
    guard wanted[edge] != gaps[edge], isPassedBy else { return nil }
    return engine.scroller.geometry.offset(forOverscroll: wanted[edge], past: edge)
  }
}

/// What a native scroller's host is to do.
public struct NativeScrollAnswer: Hashable, Sendable {
  /// What the engine asked for, in order.
  public internal(set) var effects: ScrollEffects = []
  /// The insets to set, if they change.
  public internal(set) var insets: InsetChange?
}

/// Insets to be set in one transaction, in which the content stays where it is.
public struct InsetChange: Hashable, Sendable {
  /// The insets for the gaps, in pt, to be added to the platform's own.
  public let insets: EdgePair<Double>
  /// The offset, in pt from the content's own start, to which the content then scrolls, animated; where there is
  /// none, whatever moves it goes on.
  public let offset: Double?
}
