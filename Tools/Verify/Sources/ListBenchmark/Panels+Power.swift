import Foundation

extension Panels {
  /// Which power of ten a number is.
  static func power(of number: Double) -> Double { log10(max(number, 1)) }
}
