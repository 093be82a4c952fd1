import FlyingFox
import Foundation

/// What the site says to a request, before it is known whether the body is wanted.
struct Answer {
  var status: HTTPStatusCode
  var headers: [HTTPHeader: String]
  /// The body of a GET; a HEAD is told its length.
  var body: Data
  /// True where the body's length is told but the body stays at home: 304.
  var withholdsBody = false

  init(_ status: HTTPStatusCode, contentType: String, body: Data) {
    self.status = status
    headers = [.contentType: contentType, .cacheControl: "no-store"]
    self.body = body
  }

  /// A status as one line of text.
  static func text(_ status: HTTPStatusCode) -> Answer {
    Answer(
      status, contentType: "text/plain; charset=utf-8",
      body: Data("\(status.code) \(status.phrase)\n".utf8))
  }

  /// A value as JSON, the same bytes for the same value.
  static func json(_ status: HTTPStatusCode, _ value: some Encodable) throws -> Answer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Answer(
      status, contentType: "application/json; charset=utf-8", body: try encoder.encode(value))
  }

  /// Why the gate refused; with the methods that are allowed where that was the reason.
  static func refusal(_ refusal: Refusal) -> Answer {
    var answer = text(refusal.status)
    if refusal == .method { answer.headers[HTTPHeader("Allow")] = "GET, HEAD" }
    return answer
  }

  /// The answer as it is sent, with the headers that every answer has.
  ///
  /// - Parameters:
  ///   - headOnly: Whether only the head was asked for.
  ///   - closes: Whether it is the last on its connection.
  func bytes(headOnly: Bool, closes: Bool) -> Data {
    var all = Self.everywhere.merging(headers, uniquingKeysWith: { $1 })
    all[.contentLength] = String(body.count)
    if closes { all[.connection] = "close" }
    let lines = all.map { "\($0.rawValue): \($1)\r\n" }.sorted().joined()
    let head = Data("HTTP/1.1 \(status.code) \(status.phrase)\r\n\(lines)\r\n".utf8)
    return headOnly || withholdsBody ? head : head + body
  }

  /// The headers of every answer that has no others, errors included.
  ///
  /// The opener and embedder policies isolate the page, which also lets its clock tick in steps of 5 µs.
  private static let everywhere: [HTTPHeader: String] = [
    .contentSecurityPolicy: """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'
    """,
    HTTPHeader("Cross-Origin-Embedder-Policy"): "require-corp",
    HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    HTTPHeader("Referrer-Policy"): "no-referrer",
    HTTPHeader("X-Content-Type-Options"): "nosniff",
  ]
}
