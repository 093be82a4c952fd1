/// A value in a fixture, with the three numbers that JSON lacks written as texts.
enum JSONValue: Decodable, Sendable, Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = JSONValue.unusualNumbers[text].map { .number($0) } ?? .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  private static let unusualNumbers: [String: Double] = [
    "NaN": .nan, "Infinity": .infinity, "-Infinity": -.infinity,
  ]

  /// The number, or 1 or 0 for a truth value.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    case .null, .text, .list, .object: nil
    }
  }

  /// The text.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The members.
  var object: [String: JSONValue]? {
    guard case .object(let object) = self else { return nil }
    return object
  }
}
