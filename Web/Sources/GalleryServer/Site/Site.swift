import FlyingFox
import Foundation

/// Handles the gallery's requests for rows, characters, screens, stages, files and documentation.
struct Site: HTTPHandler {
  private let files: FileIndex
  private let rows: RowBook
  private let stages: StageRunner
  private let docs: DocsSite
  private let maxAge: Int

  /// Reads all files.
  ///
  /// - Parameters:
  ///   - mounts: The files besides the gallery's own files.
  ///   - maxAge: The time in s for which a browser may cache these files.
  ///   - stages: The list of SwiftUI screens, and the settings of the processes that show them.
  ///   - docs: The documentation site.
  /// - Throws: `GalleryError.filesMissing`, or the error of reading a file.
  init(mounts: [Mount], maxAge: Int, stages: StageRunner, docs: DocsSite) throws {
    guard let rows = Bundle.module.url(forResource: "rows", withExtension: "json") else {
      throw GalleryError.filesMissing(Bundle.module.bundlePath)
    }
    files = try FileIndex(try Mount.page + mounts)
    self.stages = stages
    self.docs = docs
    self.maxAge = maxAge
    self.rows = try RowBook(contentsOf: rows)
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let host = request.headers[.host] ?? ""
    var response =
      if !Self.isLoopback(host: host) {
        HTTPResponse.text(.misdirectedRequest)
      } else if request.method == .GET || request.method == .HEAD {
        try await answer(request, host: host)
      } else {
        HTTPResponse.text(.methodNotAllowed)
      }
    for (name, value) in Self.headers where response.headers[name] == nil { response.headers[name] = value }
    return request.method == .HEAD ? response.withoutBody : response
  }

  private func answer(_ request: HTTPRequest, host: String) async throws -> HTTPResponse {
    // The path exactly as it was sent: neither escapes nor dots are resolved.
    let path = request.target.path()
    switch path {
    case "/api/rows": return try await rows.answer(query: request.numbers)
    case "/api/characters": return try CharacterBook.shared.answer(request)
    case "/api/screens": return await stages.answer(request, hasDocs: docs.isThere)
    case "/api/stage":
      guard let socket = StageSocket(stages) else { return .text(.notFound) }
      // A browser lets a page of any site open a socket here, but sends the page's origin, so the origin is
      // checked.
      guard request.headers[HTTPHeader("Origin")] == "http://\(host)" else { return .text(.forbidden) }
      return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    default:
      let file = if let file = files[path] { file } else { await docs[path] }
      guard let file else { return .text(.notFound) }
      var response = HTTPResponse.file(file, for: request)
      if maxAge > 0, files[path] != nil { response.headers[.cacheControl] = "max-age=\(maxAge)" }
      if (path + "/").hasPrefix(DocsSite.root) { response.headers[.contentSecurityPolicy] = DocsSite.policy }
      return response
    }
  }

  /// Whether a request's `Host` is this machine.
  ///
  /// The check protects against DNS rebinding.
  private static func isLoopback(host: String) -> Bool {
    host.lowercased().wholeMatch(of: /(127\.0\.0\.1|localhost|\[::1\])(:\d*)?/) != nil
  }

  /// The default headers of every response, errors included.
  ///
  /// The opener and embedder policies isolate the page. In an isolated page, the clock has a resolution of
  /// 5 µs.
  private static let headers: [HTTPHeader: String] = [
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
