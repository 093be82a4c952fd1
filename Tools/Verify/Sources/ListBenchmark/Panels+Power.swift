import Foundation

extension Panels {
  /// Returns the power of ten of a number, which is its decimal logarithm.
  static func power(of number: Double) -> Double { log10(max(number, 1)) }
}
