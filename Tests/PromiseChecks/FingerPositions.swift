import OverscrollCore

/// The positions of the fingers that are down in a trace.
struct FingerPositions: Sendable {
  /// A finger that is down.
  ///
  /// A trace may report a finger as down twice without a lift. Then the position is ambiguous until the
  /// finger moves.
  struct Finger: Sendable {
    /// The range of possible first positions of the touch, in pt along the axis.
    var origins: ClosedRange<Double>
    /// The range of possible current positions, in pt along the axis.
    var positions: ClosedRange<Double>

    /// The current position, in pt, or `nil` if it is ambiguous.
    var position: Double? { positions.lowerBound == positions.upperBound ? positions.lowerBound : nil }

    /// Returns the longest possible distance from the finger to a position, in pt.
    ///
    /// - Parameters:
    ///   - main: The position along the axis, in pt.
    ///   - fromOrigin: Whether to measure from the first position of the touch.
    func way(to main: Double, fromOrigin: Bool) -> Double {
      let range = fromOrigin ? origins : positions
      return max((main - range.lowerBound).magnitude, (main - range.upperBound).magnitude)
    }
  }

  private var fingers: [Int32: Finger] = [:]
  /// Whether fingers may be down that came down before the current engine received events.
  private(set) var mayHaveOthers = false

  /// The largest number of fingers that the engine tracks at the same time.
  private static let limit = 8

  /// The number of fingers that are down.
  var count: Int { fingers.count }

  /// Returns the finger with a pointer number, or `nil` if it is not down.
  subscript(pointer: Int32) -> Finger? { fingers[pointer] }

  /// Updates the positions after a step of the trace.
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
          origins: finger.origins.joined(by: start.main), positions: finger.positions.joined(by: start.main))
      } else if fingers.count < Self.limit {
        let position = start.main...start.main
        fingers[start.pointer] = Finger(origins: position, positions: position)
      }
    case .dragMoved(let pointer, let main, let cross):
      if main.isFinite, cross.isFinite { fingers[pointer]?.positions = main...main }
    case .dragEnded(let pointer): fingers[pointer] = nil
    case .dragCancelled(let pointer):
      if let pointer { fingers[pointer] = nil } else { clear() }
    case .setBehavior(let behavior):
      if behavior.source != step.before.settings.behavior.source { clear() }
    case .layout, .relayout, .indicatorExtent, .configure, .setExclusion, .wheel, .step, .scrollTo, .retarget,
      .stop, .tick, .observed, .attach, .begin, .finish, .cancel, .tap, .setEnabled, .setNoMoreContent:
      break
    }
  }

  private mutating func clear() { (fingers, mayHaveOthers) = ([:], false) }
}

extension ClosedRange<Double> {
  /// Returns the smallest range that contains this range and a number.
  fileprivate func joined(by number: Double) -> ClosedRange {
    Swift.min(lowerBound, number)...Swift.max(upperBound, number)
  }
}
