import FlyingFox
import Foundation

extension HTTPResponse {
  /// Returns a response with a status, which is also the text of its body.
  static func text(_ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: Data("\(status.code) \(status.phrase)\n".utf8))
  }

  /// Returns a response with a value as JSON; equal values give equal bytes.
  static func json(_ status: HTTPStatusCode, _ value: some Encodable) throws -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return HTTPResponse(
      statusCode: status,
      headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
      body: try encoder.encode(value))
  }

  /// Returns a response with a file, or 304 if the browser's version is current.
  static func file(_ file: SiteFile, for request: HTTPRequest) -> HTTPResponse {
    let known = (request.headers[.ifNoneMatch] ?? "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let isKnown = known.contains { $0 == "*" || $0 == file.tag || $0 == "W/" + file.tag }
    let headers: HTTPHeaders = [.contentType: file.contentType, .cacheControl: "no-cache", .eTag: file.tag]
    let response = HTTPResponse(
      statusCode: isKnown ? .notModified : .ok, headers: headers,
      body: HTTPBodySequence(data: file.body, suggestedBufferSize: 65_536))
    return isKnown ? response.withoutBody : response
  }

  /// The same response without its body, but with the length of the body.
  var withoutBody: HTTPResponse {
    guard case .httpBody(let body) = payload else { return self }
    var response = self
    response.headers[.contentLength] = String(body.count ?? 0)
    response.payload = .httpBody(HTTPBodySequence())
    return response
  }
}

extension HTTPHeader {
  /// The name of the header that limits the sources of a page's files and scripts.
  static let contentSecurityPolicy = HTTPHeader("Content-Security-Policy")
}
