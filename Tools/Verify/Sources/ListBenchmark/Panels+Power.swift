import Foundation

extension Panels {
  /// Returns the power of ten of a number.
  static func power(of number: Double) -> Double { log10(max(number, 1)) }
}
