#if canImport(OverscrollCore)
  import OverscrollCore
  import OverscrollListCore
#endif

// The incoming codes of the engine's enumerations. Web/ABI.md lists them. An undefined code gives nil, and
// the call is ignored.

extension RawRepresentable where RawValue == UInt8 {
  /// Creates the case whose raw value is the code.
  @inline(__always)
  init?(code: Int32) {
    guard let rawValue = UInt8(exactly: code) else { return nil }
    self.init(rawValue: rawValue)
  }
}

#if !OVERSCROLL_VIEWS
  extension ItemAlignment {
    /// Creates the alignment for a code: start, center, end and nearest, from 0 on.
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
  /// Creates the result for a code, its raw value plus 1; 0 is no result.
  init?(resultCode: Int32) {
    guard resultCode > 0 else { return nil }
    self.init(code: resultCode - 1)
  }
}

/// Returns the code of a result or a level: its raw value plus 1.
///
/// The code for none is 0.
@inline(__always)
func outwardCode<Value: RawRepresentable>(_ value: Value?) -> Int32 where Value.RawValue == UInt8 {
  value.map { Int32($0.rawValue) + 1 } ?? 0
}

extension EdgePhase {
  /// The number of the phase, in the order of declaration.
  var code: Int32 {
    switch self {
    case .idle: 0
    case .pulling: 1
    case .armed: 2
    case .refreshing: 3
    case .showingResult: 4
    case .settling: 5
    case .failed: 6
    case .noMoreContent: 7
    case .disabled: 8
    }
  }
}

extension Bool {
  /// Creates the Boolean for an option's number, which must be 0 or 1.
  init?(number: Double) {
    guard number == 0 || number == 1 else { return nil }
    self = number == 1
  }
}

extension Int32 {
  /// Creates the code for an option's number, a whole number from 0 to 255.
  init?(code number: Double) {
    guard number >= 0, number <= 255, number.rounded(.down) == number else { return nil }
    self = Int32(number)
  }
}
