import Foundation

/// A text that SwiftUI looks up in the app's string tables.
///
/// The stage has no string tables, so it shows the key itself.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  fileprivate enum Part: Sendable {
    case text(String)
    case integer(Int)
  }

  private let parts: [Part]

  public init(stringLiteral value: String) { parts = [.text(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Returns the text for a locale.
  ///
  /// Belief, because it is often observed: integers in the text have the grouping separators of the locale.
  func text(in locale: Locale) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .integer(let number): number.formatted(.number.locale(locale))
      }
    }
    .joined()
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
    public mutating func appendInterpolation(_ number: Int) { parts.append(.integer(number)) }
    public mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }
  }
}
