import Foundation
import GalleryServer
import Testing

/// A gallery server on a free port, for one test.
struct RunningServer {
  let client: RawClient
  let address: GalleryAddress
  private let task: Task<Void, any Error>

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
    let server = try await start(configuration)
    let result: Result
    do {
      result = try await body(server)
    } catch {
      server.task.cancel()
      throw error
    }
    try await server.stop()
    return result
  }

  private static func start(_ configuration: GalleryServer.Configuration) async throws -> RunningServer {
    let (addresses, sink) = AsyncStream.makeStream(of: GalleryAddress.self)
    let task = Task {
      defer { sink.finish() }
      try await GalleryServer(configuration: configuration).run { sink.yield($0) }
    }
    for await address in addresses {
      return RunningServer(client: RawClient(port: address.port), address: address, task: task)
    }
    try await task.value
    throw CancellationError()
  }

  /// Cancels the server and waits for its end.
  func stop() async throws {
    task.cancel()
    try await task.value
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
