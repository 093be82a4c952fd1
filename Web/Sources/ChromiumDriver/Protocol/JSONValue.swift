import Foundation

/// A JSON value: a script's result, or a command's parameter.
public enum JSONValue: Sendable, Hashable {
  /// Null, which also represents JavaScript's undefined.
  case null
  /// True or false.
  case bool(Bool)
  /// A number; NaN and infinities come only from scripts and cannot be sent.
  case number(Double)
  /// A string.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object; the order of its members is lost.
  case object([String: JSONValue])

  /// The Boolean, or nil for another kind of value.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The number, or nil for another kind of value.
  public var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The string, or nil for another kind of value.
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The list, or nil for another kind of value.
  public var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

  /// The object's members, or nil for another kind of value.
  public var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }

  /// The member called `name`, or null if the value has no such member.
  public subscript(name: String) -> JSONValue { object?[name] ?? .null }

  /// The element at `index`, or null if the value has no such element.
  public subscript(index: Int) -> JSONValue {
    guard let array, array.indices.contains(index) else { return .null }
    return array[index]
  }
}

extension JSONValue: Codable {
  /// Reads any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Encodes the value.
  ///
  /// A whole number is written without a fraction, because some commands require integers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      if let whole = Int64(exactly: value) {
        try container.encode(whole)
      } else {
        try container.encode(value)
      }
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
