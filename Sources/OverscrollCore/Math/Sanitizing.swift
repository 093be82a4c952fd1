// These have many callers; inlined, they made the WebAssembly file 3 % larger.
extension Double {
  /// The longest extent that the engine works with, in pt: 2^40, far past any list and exact to 2^-12 pt.
  package static let longestExtent = 1_099_511_627_776.0

  /// This value as an extent or a duration: at least 0, at most 2^40, and 0 for what is not finite.
  @inline(never)
  package var asExtent: Double {
    self > 0 && self < .infinity ? min(self, Double.longestExtent) : 0
  }

  /// This value as a position: within 2^40 either side of 0, and `fallback` for what is not finite.
  @inline(never)
  package func asPosition(or fallback: Double) -> Double {
    isFinite ? clamped(to: -Double.longestExtent, Double.longestExtent) : fallback
  }

  /// The part of a change that brings this position no further than 2^40 from 0.
  ///
  /// A position that is further out, as by a gap, only comes back.
  @inline(never)
  package func room(for change: Double) -> Double {
    change.clamped(to: min(0, -Double.longestExtent - self), max(0, Double.longestExtent - self))
  }

  /// This value, or the nearer of two bounds.
  ///
  /// - Parameters:
  ///   - lower: The least result. It wins where the bounds are the wrong way round.
  ///   - upper: The largest result.
  @inline(never)
  package func clamped(to lower: Double, _ upper: Double) -> Double {
    max(lower, min(self, upper))
  }
}
