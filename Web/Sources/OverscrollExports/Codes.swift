#if canImport(OverscrollCore)
  import OverscrollCore
  import OverscrollListCore
#endif

// The numbers that stand for the engine's enumerations on the way in. Web/ABI.md lists them. A number that
// stands for nothing gives nil, and the call that carried it is ignored.

extension RawRepresentable where RawValue == UInt8 {
  /// The case whose raw value is the code.
  @inline(__always)
  init?(code: Int32) {
    guard let rawValue = UInt8(exactly: code) else { return nil }
    self.init(rawValue: rawValue)
  }
}

#if !OVERSCROLL_VIEWS
  extension ItemAlignment {
    /// The alignment for a code: start, center, end and nearest, from 0 on.
    init?(code: Int32) {
      switch code {
      case 0: self = .start
      case 1: self = .center
      case 2: self = .end
      case 3: self = .nearest
      default: return nil
      }
    }
  }
#endif

extension RefreshResult {
  /// The result for a code: its raw value plus 1, so that 0 can stand for none.
  init?(resultCode: Int32) {
    guard resultCode > 0 else { return nil }
    self.init(code: resultCode - 1)
  }
}

/// The code of a result or a level: its raw value plus 1, and 0 for none.
@inline(__always)
func outwardCode<Value: RawRepresentable>(_ value: Value?) -> Int32 where Value.RawValue == UInt8 {
  value.map { Int32($0.rawValue) + 1 } ?? 0
}

extension EdgePhase {
  /// The number of the phase, in the order of its declaration.
  var code: Int32 {
    switch self {
    case .idle: 0
    case .pulling: 1
    case .armed: 2
    case .refreshing: 3
    case .dwelling: 4
    case .settling: 5
    case .failed: 6
    case .exhausted: 7
    case .disabled: 8
    }
  }
}

extension Bool {
  /// The truth value that an option's number stands for: 0 or 1.
  init?(number: Double) {
    guard number == 0 || number == 1 else { return nil }
    self = number == 1
  }
}

extension Int32 {
  /// The code that an option's number stands for, if it is a whole number in range.
  init?(code number: Double) {
    guard number >= 0, number <= 255, number.rounded(.down) == number else { return nil }
    self = Int32(number)
  }
}
