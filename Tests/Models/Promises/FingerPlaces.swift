import OverscrollCore

/// The positions of the fingers that are down, according to a trace.
struct FingerPlaces: Sendable {
  /// A finger that is down.
  ///
  /// If a finger comes down again without a lift, either position may be the origin until it moves.
  struct Finger: Sendable {
    /// The range of its first position, in pt along the axis.
    var origins: ClosedRange<Double>
    /// The range of its current position, in pt along the axis.
    var places: ClosedRange<Double>

    /// The current position in pt, or `nil` if it is ambiguous.
    var place: Double? { places.lowerBound == places.upperBound ? places.lowerBound : nil }

    /// Returns the longest possible distance to a position, in pt.
    ///
    /// It is measured from the first position if `fromOrigin` is true, and from the current one otherwise.
    func way(to main: Double, fromOrigin: Bool) -> Double {
      let range = fromOrigin ? origins : places
      return max((main - range.lowerBound).magnitude, (main - range.upperBound).magnitude)
    }
  }

  private var fingers: [Int32: Finger] = [:]
  /// Whether fingers may be down that the current engine has not seen come down.
  private(set) var mayHaveOthers = false

  /// The engine's limit of simultaneous fingers.
  private static let limit = 8

  /// The number of fingers that are down.
  var count: Int { fingers.count }

  /// The finger with a pointer number, or `nil` if it is not down.
  subscript(pointer: Int32) -> Finger? { fingers[pointer] }

  /// Updates the fingers from a step.
  mutating func follow(_ step: TraceStep) {
    if step.successor == .other { (fingers, mayHaveOthers) = ([:], true) }
    if !step.after.isDriven { clear() }
    guard let input = step.scroll else { return }
    switch input {
    case .dragBegan(let start):
      guard start.main.isFinite, start.cross.isFinite else { return }
      if start.isOnlyPointer { clear() }
      if let finger = fingers[start.pointer] {
        fingers[start.pointer] = Finger(
          origins: finger.origins.joined(by: start.main), places: finger.places.joined(by: start.main))
      } else if fingers.count < Self.limit {
        let place = start.main...start.main
        fingers[start.pointer] = Finger(origins: place, places: place)
      }
    case .dragMoved(let pointer, let main, let cross):
      if main.isFinite, cross.isFinite { fingers[pointer]?.places = main...main }
    case .dragEnded(let pointer): fingers[pointer] = nil
    case .dragCancelled(let pointer):
      if let pointer { fingers[pointer] = nil } else { clear() }
    case .setBehavior(let behavior):
      if behavior.source != step.before.settings.behavior.source { clear() }
    case .layout, .relayout, .indicatorExtent, .configure, .setExclusion, .wheel, .step, .scrollTo, .retarget,
      .stop, .tick, .observed, .attach, .begin, .finish, .cancel, .tap, .enable, .noMoreContent:
      break
    }
  }

  private mutating func clear() { (fingers, mayHaveOthers) = ([:], false) }
}

extension ClosedRange<Double> {
  /// Returns the smallest range that contains this one and a number.
  fileprivate func joined(by number: Double) -> ClosedRange {
    Swift.min(lowerBound, number)...Swift.max(upperBound, number)
  }
}
