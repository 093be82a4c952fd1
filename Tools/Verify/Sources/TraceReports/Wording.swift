import Foundation
import OverscrollCore
import OverscrollTrace

/// Converts numbers and inputs to text.
enum Wording {
  /// Returns a time in s as text, with three decimals.
  static func seconds(_ time: Double) -> String { number(time, "%.3f") }

  /// Returns a length in pt as text, with one decimal.
  static func points(_ length: Double) -> String { number(length == 0 ? 0 : length, "%.1f") }

  private static func number(_ number: Double, _ format: String) -> String {
    number.magnitude < 1e9 ? String(format: format, number) : "\(number)"
  }

  /// Returns the name and the values of an input, shortened to fit into a line.
  static func input(_ input: TraceInput) -> String {
    cut(String(decoding: input.line, as: UTF8.self), to: 72)
  }

  /// Returns a text, shortened with an ellipsis if it has more than `count` characters.
  static func cut(_ text: String, to count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "…" : text
  }

  /// Returns a text with spaces added at its end, up to a width in characters.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Returns a text with spaces added at its start, up to a width in characters.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
