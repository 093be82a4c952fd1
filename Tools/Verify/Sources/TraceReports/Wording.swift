import Foundation
import OverscrollCore
import OverscrollTrace

/// Numbers and inputs in words.
enum Wording {
  /// A time in s, with three decimals.
  static func seconds(_ time: Double) -> String { number(time, "%.3f") }

  /// A length in pt, with one decimal.
  static func points(_ length: Double) -> String { number(length == 0 ? 0 : length, "%.1f") }

  private static func number(_ number: Double, _ format: String) -> String {
    number.magnitude < 1e9 ? String(format: format, number) : "\(number)"
  }

  /// An input's name and values, cut where they are too long for a line.
  static func input(_ input: TraceInput) -> String {
    cut(String(decoding: input.line, as: UTF8.self), to: 72)
  }

  /// A text's beginning, as far as it can be shown.
  static func cut(_ text: String, to count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "…" : text
  }

  /// A text with spaces after it, up to a width.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// A text with spaces before it, up to a width.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
