import FlyingFox
import Foundation

/// Everything behind the gate: the refusals, the rows, the characters and the files.
struct Site: HTTPHandler {
  private let files: FileIndex
  private let rows: RowBook

  /// Reads all that will be served.
  ///
  /// - Throws: `GalleryError.filesMissing`, or what reading a file threw.
  init(mounts: [Mount]) throws {
    guard let own = Bundle.module.url(forResource: "public", withExtension: nil),
      let rows = Bundle.module.url(forResource: "rows", withExtension: "json")
    else { throw GalleryError.filesMissing(Bundle.module.bundlePath) }
    files = try FileIndex([Mount(path: "/", source: own)] + mounts)
    self.rows = try RowBook(contentsOf: rows)
  }

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    await answer(request).response(headOnly: request.method == .HEAD)
  }

  private func answer(_ request: HTTPRequest) async -> Answer {
    let code = request.headers[HTTPHeader(Refusal.headerName)].flatMap { Int($0) }
    if let refusal = code.flatMap(Refusal.init(rawValue:)) { return .refusal(refusal) }
    // The path as it was sent: FlyingFox's own `path` has percent escapes and dots resolved.
    let path = request.target.path(percentEncoded: true)
    if path == "/api/rows" {
      return await rows.answer(query: request.target.query(percentEncoded: true))
    }
    if path == "/api/characters" {
      return CharacterBook.shared.answer(
        query: request.target.query(percentEncoded: true), known: request.headers[.ifNoneMatch])
    }
    guard let file = files[path] else { return .text(.notFound) }
    return file.answer(known: request.headers[.ifNoneMatch])
  }
}
