import Foundation

struct Command: Encodable {
  let id: Int
  let method: String
  let params: JSONValue
  let sessionId: String?
}

/// The common fields of the browser's messages.
///
/// An answer to a command has the command's id, and an event has a method.
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

/// An answer to a command, with a result of type `Result`.
struct Answer<Result: Decodable>: Decodable {
  let result: Result
}

/// An event with parameters of type `Parameters`.
struct Event<Parameters: Decodable>: Decodable {
  let params: Parameters
}

/// A placeholder for a result or a parameter that the driver does not read.
struct Ignored: Decodable, Sendable {}

/// The browser's description of a value in the page.
struct RemoteValue: Decodable, Sendable {
  let type: String?
  let value: JSONValue?
  let unserializableValue: String?
  let description: String?

  /// The value as a console shows it.
  var text: String {
    if let string = value?.string { return string }
    return unserializableValue ?? description ?? value?.description ?? type ?? "undefined"
  }
}

/// The browser's description of an exception in the page.
struct ExceptionDetails: Decodable, Sendable {
  let text: String
  let exception: RemoteValue?

  /// The error with its stack, or the thrown value.
  var message: String { exception?.text ?? text }
}
