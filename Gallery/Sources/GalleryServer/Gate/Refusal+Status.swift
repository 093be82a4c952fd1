import FlyingFox

extension Refusal {
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
