import Foundation

/// A command on its way to the browser.
struct Command: Encodable {
  let id: Int
  let method: String
  let params: JSONValue
  let sessionId: String?
}

/// What every message from the browser may carry: an answer has an id, an event a method.
struct Envelope: Decodable {
  struct Refusal: Decodable {
    let message: String
    let data: String?
    var text: String { data.map { "\(message) (\($0))" } ?? message }
  }

  let id: Int?
  let method: String?
  let sessionId: String?
  let error: Refusal?
}

/// An answer whose result is read as `Result`.
struct Answer<Result: Decodable>: Decodable {
  let result: Result
}

/// An event whose parameters are read as `Parameters`.
struct Event<Parameters: Decodable>: Decodable {
  let params: Parameters
}

/// A result or parameter that nobody reads.
struct Ignored: Decodable, Sendable {}

/// A value in the page, as the browser describes it.
struct RemoteValue: Decodable, Sendable {
  let type: String?
  let value: JSONValue?
  let unserializableValue: String?
  let description: String?

  /// The value as a console would show it.
  var text: String {
    if let string = value?.string { return string }
    return unserializableValue ?? description ?? value?.description ?? type ?? "undefined"
  }
}

/// An exception in the page, as the browser describes it.
struct ExceptionDetails: Decodable, Sendable {
  let text: String
  let exception: RemoteValue?

  /// The error with its stack, or the thrown value.
  var message: String { exception?.text ?? text }
}
