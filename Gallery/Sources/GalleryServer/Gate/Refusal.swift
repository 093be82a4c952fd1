import FlyingFox

/// Why the gate does not let a request in; the raw value is the HTTP status.
enum Refusal: Int, Error {
  case malformed = 400
  case origin = 403
  case method = 405
  case late = 408
  case body = 413
  case target = 414
  case expectation = 417
  case host = 421
  case fields = 431
  case version = 505

  /// The status of the answer.
  var status: HTTPStatusCode {
    switch self {
    case .malformed: .badRequest
    case .origin: .forbidden
    case .method: .methodNotAllowed
    case .late: .requestTimeout
    case .body: .payloadTooLarge
    case .target: .uriTooLong
    case .expectation: .expectationFailed
    case .host: .misdirectedRequest
    case .fields: .requestHeaderFieldsTooLarge
    case .version: .httpVersionNotSupported
    }
  }
}
