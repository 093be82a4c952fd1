import Foundation
import GalleryServer
import Testing

/// A gallery server on a free port, for one test.
struct RunningServer {
  let client: RawClient
  let address: GalleryAddress

  /// Runs `body` with a server, then stops the server.
  ///
  /// A closure whose only `try` is inside a macro must be declared `async throws`.
  @discardableResult
  static func with<Result>(
    mounts: [Mount] = [], stages: GalleryServer.Stages? = nil, docs: URL? = nil, maxAge: Int = 0,
    _ body: (RunningServer) async throws -> Result
  ) async throws -> Result {
    let configuration = GalleryServer.Configuration(
      port: 0, mounts: mounts, stages: stages, docs: docs, maxAge: maxAge)
    let gallery = try await GalleryServer(configuration: configuration).start()
    let result: Result
    do {
      result = try await body(
        RunningServer(client: RawClient(port: gallery.address.port), address: gallery.address))
    } catch {
      try? await gallery.stop()
      throw error
    }
    try await gallery.stop()
    return result
  }

  /// Sends a request with this request line, a valid `Host` and these header fields.
  func ask(_ line: String, _ fields: [String] = []) async throws -> RawAnswer {
    let lines = ["\(line) HTTP/1.1", "Host: 127.0.0.1"] + fields + ["", ""]
    return try await raw(lines.joined(separator: "\r\n"))
  }

  /// Sends a GET request for a target.
  func get(_ target: String, _ fields: [String] = []) async throws -> RawAnswer {
    try await ask("GET \(target)", fields)
  }

  /// Sends a request exactly as written.
  func raw(_ text: String) async throws -> RawAnswer {
    try RawAnswer(await client.exchange([Data(text.utf8)], finishes: true))
  }
}
