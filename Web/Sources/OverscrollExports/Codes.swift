#if canImport(OverscrollCore)
  import OverscrollCore
  import OverscrollListCore
#endif

// Converts between the codes of the interface and the engine's enumerations. Web/ABI.md lists the codes.
// For an undefined code the initializers return nil, and the exported function ignores the call.

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
    /// Creates the alignment for a code: 0 start, 1 center, 2 end, 3 nearest.
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
  /// Creates the result for a code: the raw value plus 1, or 0 for nil.
  init?(resultCode: Int32) {
    guard resultCode > 0 else { return nil }
    self.init(code: resultCode - 1)
  }
}

/// Returns the code of a result or a level.
///
/// The code is the raw value plus 1, or 0 for nil.
@inline(__always)
func outwardCode<Value: RawRepresentable>(_ value: Value?) -> Int32 where Value.RawValue == UInt8 {
  value.map { Int32($0.rawValue) + 1 } ?? 0
}

extension EdgePhase {
  /// The code of the phase, without its associated values.
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
  /// Creates a Boolean from an option's value; nil for a number besides 0 and 1.
  init?(number: Double) {
    guard number == 0 || number == 1 else { return nil }
    self = number == 1
  }
}

extension Int32 {
  /// Creates a code from a whole number from 0 to 255, or nil.
  init?(code number: Double) {
    guard number >= 0, number <= 255, number.rounded(.down) == number else { return nil }
    self = Int32(number)
  }
}
