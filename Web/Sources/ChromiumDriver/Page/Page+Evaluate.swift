import Foundation

extension Page {
  /// The value of a JavaScript expression; a promise is awaited.
  ///
  /// Undefined comes back as null; objects and lists are copied. Throws `script` with the error and its
  /// stack if the script throws or the promise is rejected. A script that is still running at the limit
  /// (the page's call limit unless told) is stopped just after `timedOut` is thrown.
  @discardableResult
  public func evaluate(_ expression: String, limit: Duration? = nil) async throws -> JSONValue {
    let result = try await run(expression, limit: limit, as: JSONValue.self)
    if let text = result.unserializableValue { return Self.special(text) }
    return result.value ?? .null
  }

  /// The value of a JavaScript expression, read as `type`; a promise is awaited.
  ///
  /// Throws as `evaluate(_:limit:)` does, and `unexpectedValue` if the value is not of that type; an
  /// optional type also takes null. NaN and infinities are numbers only at the top level: JSON turns those
  /// inside a list or an object into null.
  public func evaluate<Value: Decodable & Sendable>(
    _ expression: String, as type: Value.Type, limit: Duration? = nil
  ) async throws -> Value {
    let result = try await run(expression, limit: limit, as: type)
    if let value = result.value { return value }
    if let text = result.unserializableValue, let value = Self.special(text).number as? Value {
      return value
    }
    if result.unserializableValue == nil, let optional = type as? any ExpressibleByNilLiteral.Type,
      let nothing = optional.init(nilLiteral: ()) as? Value
    {
      return nothing
    }
    throw BrowserError.unexpectedValue(
      "\(result.unserializableValue ?? "undefined or null") is not a \(type): \(expression.prefix(200))")
  }

  private struct Evaluated<Value: Decodable & Sendable>: Decodable, Sendable {
    struct Result: Decodable, Sendable {
      let value: Value?
      let unserializableValue: String?
    }
    let result: Result
  }

  private struct Failure: Decodable, Sendable {
    let exceptionDetails: ExceptionDetails?
  }

  private func run<Value: Decodable & Sendable>(
    _ expression: String, limit: Duration?, as type: Value.Type
  ) async throws -> Evaluated<Value>.Result {
    let limit = limit ?? callLimit
    let parameters: JSONValue = [
      "expression": .string(expression), "returnByValue": true, "awaitPromise": true,
      "userGesture": true, "timeout": .number((limit.seconds * 1000 + 100).rounded()),
    ]
    let data = try await connection.call("Runtime.evaluate", parameters, session: session, limit: limit)
    if let exception = try decodeAnswer(Failure.self, data).exceptionDetails {
      throw BrowserError.script(text: exception.message)
    }
    return try decodeAnswer(Evaluated<Value>.self, data).result
  }

  /// A number that JSON has no word for; a big integer stays text.
  private static func special(_ text: String) -> JSONValue {
    switch text {
    case "NaN": .number(.nan)
    case "Infinity": .number(.infinity)
    case "-Infinity": .number(-.infinity)
    case "-0": .number(-0.0)
    default: .string(text)
    }
  }
}
