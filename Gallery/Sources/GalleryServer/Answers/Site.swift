import FlyingFox
import Foundation

/// Everything behind the gate: the rows, the characters, the screens, the documentation and the files.
struct Site {
  private let files: FileIndex
  private let rows: RowBook
  private let hall: StageHall
  private let docs: DocsSite

  /// Reads all that will be served.
  ///
  /// - Parameters:
  ///   - mounts: The files besides the gallery's own.
  ///   - hall: Where visitors get a stage.
  ///   - docs: The documentation.
  /// - Throws: `GalleryError.filesMissing`, or what reading a file threw.
  init(mounts: [Mount], hall: StageHall, docs: DocsSite) async throws {
    guard let rows = Bundle.module.url(forResource: "rows", withExtension: "json") else {
      throw GalleryError.filesMissing(Bundle.module.bundlePath)
    }
    files = try await FileIndex(try Mount.page + mounts)
    self.hall = hall
    self.docs = docs
    self.rows = try RowBook(contentsOf: rows)
  }

  /// Whether there is a socket to a stage.
  var hasStages: Bool { hall.stages != nil }

  /// Answers a request that is for no socket.
  func answer(_ request: RequestHead) async -> Answer {
    switch request.path {
    case "/api/rows": await rows.answer(query: request.query)
    case "/api/characters": await CharacterBook.shared.answer(request)
    case "/api/screens": await hall.answer(request, hasDocs: docs.isThere)
    case RequestHead.socketPath where hasStages: .text(.upgradeRequired)
    default:
      if let file = files.answer(request) { file } else { await docs.answer(request) ?? .text(.notFound) }
    }
  }
}

/// What FlyingFox is asked for: the socket to a stage, and nothing else.
struct SocketSite: HTTPHandler {
  let hall: StageHall

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let socket = StageSocket(hall) else { return HTTPResponse(statusCode: .notFound) }
    return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
  }
}
