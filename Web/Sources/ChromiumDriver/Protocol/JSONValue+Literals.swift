import Foundation

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates null.
  public init(nilLiteral: ()) { self = .null }

  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates a number from an integer; exact up to 2^53.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object; if two members have the same name, the last one is kept.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as compact JSON with members sorted by name.
  ///
  /// NaN and infinities, which JSON lacks, are written as in JavaScript.
  public var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
  }
}
