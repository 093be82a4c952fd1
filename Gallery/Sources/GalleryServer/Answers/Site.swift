import FlyingFox
import Foundation

/// Everything behind the gate: the refusals, the rows, the characters, the stages and the files.
struct Site: HTTPHandler {
  private let files: FileIndex
  private let rows: RowBook
  private let hall: StageHall

  /// Reads all that will be served.
  ///
  /// - Parameters:
  ///   - mounts: The files besides the gallery's own.
  ///   - hall: Where visitors get a stage.
  /// - Throws: `GalleryError.filesMissing`, or what reading a file threw.
  init(mounts: [Mount], hall: StageHall) throws {
    guard let own = Bundle.module.url(forResource: "public", withExtension: nil),
      let rows = Bundle.module.url(forResource: "rows", withExtension: "json")
    else { throw GalleryError.filesMissing(Bundle.module.bundlePath) }
    files = try FileIndex([Mount(path: "/", source: own)] + mounts)
    self.hall = hall
    self.rows = try RowBook(contentsOf: rows)
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if request.target.path(percentEncoded: true) == StageSocket.path, request.headers[.upgrade] != nil,
      let socket = StageSocket(hall)
    {
      return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    }
    return await answer(request).response(headOnly: request.method == .HEAD)
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
    if path == "/api/screens" { return await hall.answer(known: request.headers[.ifNoneMatch]) }
    if path == StageSocket.path, hall.stages != nil { return .text(.upgradeRequired) }
    guard let file = files[path] else { return .text(.notFound) }
    return file.answer(known: request.headers[.ifNoneMatch])
  }
}
