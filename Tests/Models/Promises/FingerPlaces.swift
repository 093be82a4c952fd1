import OverscrollCore

/// Where the fingers are that are down, as a trace says it.
struct FingerPlaces: Sendable {
  /// A finger.
  ///
  /// One that comes down again without having lifted may count from either place, until it moves.
  struct Finger: Sendable {
    /// Where it came down, in pt along the axis.
    var origins: ClosedRange<Double>
    /// Where it is.
    var places: ClosedRange<Double>

    /// Where it is; nil where that may be elsewhere.
    var place: Double? { places.lowerBound == places.upperBound ? places.lowerBound : nil }

    /// The longest way to a place, in pt: from where it is, or from where it came down.
    func way(to main: Double, fromOrigin: Bool) -> Double {
      let range = fromOrigin ? origins : places
      return max((main - range.lowerBound).magnitude, (main - range.upperBound).magnitude)
    }
  }

  private var fingers: [Int32: Finger] = [:]
  /// Whether fingers may be down from before events went to another engine.
  private(set) var mayHaveOthers = false

  /// The most fingers that count, as for the engine.
  private static let limit = 8

  /// How many are down.
  var count: Int { fingers.count }

  /// The finger with a number, if it is down.
  subscript(pointer: Int32) -> Finger? { fingers[pointer] }

  /// Follows what a step says of fingers.
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
      .stop, .tick, .observed, .attach, .begin, .finish, .cancel, .tap, .enable, .exhaust:
      break
    }
  }

  private mutating func clear() { (fingers, mayHaveOthers) = ([:], false) }
}

extension ClosedRange<Double> {
  /// The range with a number in it.
  fileprivate func joined(by number: Double) -> ClosedRange {
    Swift.min(lowerBound, number)...Swift.max(upperBound, number)
  }
}
