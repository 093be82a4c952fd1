import Foundation
import OverscrollCore
import OverscrollTrace

/// Texts for numbers and inputs.
enum Wording {
  /// Returns a time in s with three decimals.
  static func seconds(_ time: Double) -> String { number(time, "%.3f") }

  /// Returns a length in pt with one decimal.
  static func points(_ length: Double) -> String { number(length == 0 ? 0 : length, "%.1f") }

  private static func number(_ number: Double, _ format: String) -> String {
    number.magnitude < 1e9 ? String(format: format, number) : "\(number)"
  }

  /// Returns an input's name and values, shortened to the width of a line.
  static func input(_ input: TraceInput) -> String {
    cut(String(decoding: input.line, as: UTF8.self), to: 72)
  }

  /// Returns a text, shortened with an ellipsis if it is longer than `count` characters.
  static func cut(_ text: String, to count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "…" : text
  }

  /// Returns a text, padded with spaces at its end.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Returns a text, padded with spaces at its start.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
