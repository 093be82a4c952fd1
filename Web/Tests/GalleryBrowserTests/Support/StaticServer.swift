import FlyingFox
import FlyingSocks
import Foundation

/// A simple file server that sends no headers except the content type.
struct StaticServer: Sendable {
  let address: String
  private let task: Task<Void, any Error>

  /// Serves a folder on a free port.
  ///
  /// - Parameters:
  ///   - folder: The folder to serve.
  ///   - page: The HTML at the root.
  ///   - wasmType: The content type of `.wasm` files.
  ///   - packs: Whether to send the compressed file, whose name ends in `.gz`, if it exists.
  static func start(
    _ folder: URL, page: String, wasmType: String, packs: Bool = false
  ) async throws -> StaticServer {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    await server.appendRoute("*") { request in
      let isPage = request.path == "/"
      let file = folder.appendingPathComponent(request.path)
      guard !request.path.contains(".."), let body = isPage ? Data(page.utf8) : try? Data(contentsOf: file)
      else {
        return HTTPResponse(statusCode: .notFound)
      }
      let types = ["js": "text/javascript", "wasm": wasmType]
      let type = isPage ? "text/html; charset=utf-8" : types[file.pathExtension] ?? "text/plain"
      if packs, let packed = try? Data(contentsOf: file.appendingPathExtension("gz")) {
        return HTTPResponse(
          statusCode: .ok, headers: [.contentType: type, .contentEncoding: "gzip"], body: packed)
      }
      return HTTPResponse(statusCode: .ok, headers: [.contentType: type], body: body)
    }
    let task = Task { try await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port)? = await server.listeningAddress else { throw CancellationError() }
    return StaticServer(address: "http://127.0.0.1:\(port)/", task: task)
  }

  /// Stops the server and waits for its end.
  func stop() async {
    task.cancel()
    _ = await task.result
  }
}
