// The functions of this file are not inlined. They have many callers, and inlining made the WebAssembly
// file 3 % larger.
extension Double {
  /// The largest extent that the engine accepts, in pt: 2^40.
  ///
  /// It is far longer than any list and exact to 2^-12 pt.
  package static let longestExtent = 1_099_511_627_776.0

  /// This value as an extent or a duration, clamped to 0...2^40.
  ///
  /// Non-finite values give 0.
  @inline(never)
  package var asExtent: Double {
    self > 0 && self < .infinity ? min(self, Double.longestExtent) : 0
  }

  /// Returns this value as a position, clamped to 2^40 on either side of 0.
  ///
  /// - Parameter fallback: The result for a non-finite value.
  @inline(never)
  package func asPosition(or fallback: Double) -> Double {
    isFinite ? clamped(to: -Double.longestExtent, Double.longestExtent) : fallback
  }

  /// Returns a change of this position, limited so that the result is within 2^40.
  ///
  /// The result is within 2^40 on either side of 0. A gap may cause a position outside that range. Such a
  /// position can only move back toward 0.
  @inline(never)
  package func allowedChange(for change: Double) -> Double {
    change.clamped(to: min(0, -Double.longestExtent - self), max(0, Double.longestExtent - self))
  }

  /// Returns this value, clamped to two bounds.
  ///
  /// - Parameters:
  ///   - lower: The least result. It wins if the bounds are reversed.
  ///   - upper: The largest result.
  @inline(never)
  package func clamped(to lower: Double, _ upper: Double) -> Double {
    max(lower, min(self, upper))
  }
}
