/// What a platform leaves to be inferred: who moves the content, and where its edge is if only positions are known.
///
/// A browser reports both, so its build leaves this out, but for the one that replays traces; there, an offset of unknown
/// origin stays unknown.
struct UnknownFinger: Hashable, Sendable {
  /// What the platform would have said: an offset, in pt, and what moves the content.
  typealias Report = (offset: Double, phase: ObservedPhase)

  /// Whether it has to be inferred who moves the content: the last report did not say.
  private(set) var isInferred = false

  #if hasFeature(Embedded) && !OVERSCROLL_TRACE
    let deadline = Double.infinity
    let ahead = 0.0

    mutating func observe(_ offset: Double, inset: Double, in range: ScrollExtents, at time: Double) -> Report
    {
      (offset, .unknown)
    }

    mutating func stopInferring() {}
    mutating func settle(at time: Double, inset: Double) -> Report? { nil }
    mutating func rebase(by phase: ObservedPhase) -> Bool { false }
    mutating func offset(at position: Double?) -> Double? { nil }
    mutating func moveEdge(by distance: Double) {}
    mutating func shiftContent(by distance: Double) {}
    mutating func shiftRange(by distance: Double) {}
    mutating func setRange(_ range: ScrollExtents) {}
    func canonical(at time: Double) -> UnknownFinger { self }
  #else
    /// Whether nothing has been left to be inferred.
    var isQuiet: Bool { !isInferred && baseline == RestBaseline() }

    private var inference = FingerInference()
    private var baseline = RestBaseline()

    /// The instant, in s, at which stillness decides, or infinity.
    var deadline: Double { inference.deadline }

    /// How far, in pt, the content is from where it counts as being.
    var ahead: Double { isInferred ? inference.latest - inference.certainOffset : 0 }

    /// Takes an offset.
    ///
    /// While a finger may have lifted, the last offset at which that was certain counts.
    ///
    /// - Parameters:
    ///   - offset: How far the viewport's start is inside the content, in pt; finite.
    ///   - inset: The start inset, in pt, that is held for a gap.
    ///   - range: The range in which the content rests, as extents of which it is the whole.
    ///   - time: When, in s.
    mutating func observe(_ offset: Double, inset: Double, in range: ScrollExtents, at time: Double) -> Report
    {
      isInferred = true
      let mover = inference.observe(offset + inset, range, at: time)
      return (inference.certainOffset - inset, ObservedPhase(mover))
    }

    /// Takes note that a platform has said what moves the content: nothing has to be inferred.
    mutating func stopInferring() {
      guard isInferred else { return }
      isInferred = false
      inference = FingerInference()
    }

    /// Takes note that the content has stood still.
    ///
    /// Where only the first row's position is known, one that has jumped once from rest is where bars have put it.
    ///
    /// - Returns: What is known then, or nil if the deadline has not come.
    mutating func settle(at time: Double, inset: Double) -> Report? {
      guard deadline <= time else { return nil }
      if inference.hasJumped, baseline.rebase() {
        inference = FingerInference()
        return (0, .resting)
      }
      let mover = inference.settle(at: time)
      return (inference.certainOffset - inset, ObservedPhase(mover))
    }

    /// Takes note of what moves the content, and returns whether its edge is where it is now.
    mutating func rebase(by phase: ObservedPhase) -> Bool {
      guard baseline.note(phase) else { return false }
      inference = FingerInference()
      return true
    }

    /// Takes the first row's position, and returns the content's offset (see `RestBaseline`).
    mutating func offset(at position: Double?) -> Double? { baseline.offset(at: position) }

    /// Moves the edge: what comes next is no movement, and says only where the content is.
    mutating func moveEdge(by distance: Double) {
      baseline.move(by: distance)
      inference.forgetMotion()
    }

    /// Moves the content by what has come before the viewport, as the next offset will say.
    mutating func shiftContent(by distance: Double) {
      inference.shift(by: distance)
      baseline.shift()
    }

    /// Moves the start of the range in which the content rests.
    mutating func shiftRange(by distance: Double) { inference.shift(by: distance) }

    /// Takes the range in which the content rests, as extents of which it is the whole.
    mutating func setRange(_ range: ScrollExtents) { inference.setRange(range) }

    /// The same with times as ages at `time`.
    func canonical(at time: Double) -> UnknownFinger {
      var result = self
      result.inference = inference.canonical(at: time)
      return result
    }
  #endif
}

#if !hasFeature(Embedded) || OVERSCROLL_TRACE
  extension ObservedPhase {
    /// What a platform would have said of a mover.
    fileprivate init(_ mover: Mover) {
      switch mover {
      case .nothing: self = .resting
      case .finger: self = .tracking
      case .momentum: self = .decelerating
      }
    }
  }
#endif
