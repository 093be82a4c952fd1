/// A value in a fixture.
///
/// NaN and the infinities are written as strings, because JSON lacks them.
enum JSONValue: Encodable, Sendable, Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number) where number.isNaN: try container.encode("NaN")
    case .number(let number) where number.isInfinite:
      try container.encode(number < 0 ? "-Infinity" : "Infinity")
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }

  /// The number, 1 or 0 for a Boolean, or nil for another kind.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    case .null, .text, .list, .object: nil
    }
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var object: [String: JSONValue]? {
    guard case .object(let object) = self else { return nil }
    return object
  }
}
