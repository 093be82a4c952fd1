import Foundation

extension Page {
  /// Returns the value of a JavaScript expression; a promise is awaited.
  ///
  /// Undefined becomes null; objects and lists are copied. `limit` is the page's call limit by default. A
  /// script that still runs at the limit is stopped shortly after `timedOut` is thrown.
  ///
  /// - Throws: `script` with the error and its stack if the script throws or the promise is rejected.
  @discardableResult
  public func evaluate(_ expression: String, limit: Duration? = nil) async throws -> JSONValue {
    let result = try await run(expression, limit: limit, as: JSONValue.self)
    if let text = result.unserializableValue { return Self.special(text) }
    return result.value ?? .null
  }

  /// Returns the value of a JavaScript expression, decoded as `type`; a promise is awaited.
  ///
  /// A result that is NaN or infinite stays a number. Inside a list or an object, such a number becomes
  /// null, because JSON lacks it.
  ///
  /// - Throws: the errors of `evaluate(_:limit:)`, and `unexpectedValue` if the value is not of that type.
  ///   An optional type accepts null.
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
    let data = try await evaluated(parameters, within: limit)
    if let exception = try decodeAnswer(Failure.self, data).exceptionDetails {
      throw BrowserError.script(text: exception.message)
    }
    return try decodeAnswer(Evaluated<Value>.self, data).result
  }

  /// Sends a script to the browser, and throws `timedOut` after `limit` even if the browser answers first.
  ///
  /// The browser refuses a script that it has stopped. On a busy machine this answer may arrive before the
  /// limit's timer.
  private func evaluated(_ parameters: JSONValue, within limit: Duration) async throws -> Data {
    let start = ContinuousClock.now
    do {
      return try await connection.call("Runtime.evaluate", parameters, session: session, limit: limit)
    } catch BrowserError.refused where ContinuousClock.now - start >= limit {
      throw BrowserError.timedOut(what: "Runtime.evaluate", after: limit)
    }
  }

  /// Converts a number that JSON cannot represent, such as `-Infinity`; a big integer stays text.
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
