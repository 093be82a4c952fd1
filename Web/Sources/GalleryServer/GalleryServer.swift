import FlyingFox
import FlyingSocks
import Foundation

/// A small HTTP server on this machine for the gallery's page and its data.
///
/// It responds to GET and HEAD, with files that it reads at the start, and with the endpoints below.
///
/// - `/api/rows?offset=0&count=20&edition=0&delay=0&fail=0` is a page of notes as JSON. Each edition has a
///   different order. The response comes after a delay in ms, and is a failure for `fail=1`. Every
///   parameter is optional.
/// - `/api/characters` is the index of the characters that Unicode has assigned, as JSON with ranges of
///   code points.
/// - `/api/characters?block=12` is text: one line for each of 1024 characters, with two letters for the
///   category and the name.
/// - `/api/screens` is the list of SwiftUI screens with their sources as JSON, or the reason why there are
///   none.
/// - `/api/stage` is a WebSocket for pages of this server. Each socket is connected to a stage, a separate
///   process that shows a SwiftUI screen to one visitor. The stage's `Message` and `Frame` describe the
///   messages and frames.
///
/// The response to a malformed query is 400. FlyingFox closes a connection if it cannot parse the request.
public struct GalleryServer: Sendable {
  /// The port of the server, and the files that it serves besides its own page.
  public let configuration: Configuration

  /// Creates a server, which listens and reads files only in `run`.
  ///
  /// - Parameter configuration: The port, and the files besides the gallery's own page.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Serves until the task is cancelled, then ends all current requests and returns.
  ///
  /// - Parameter onListening: A closure that is called once, with the address, when a browser can connect.
  /// - Throws: `GalleryError` if the server cannot start. Cancellation is not an error.
  public func run(onListening: @Sendable (GalleryAddress) async -> Void = { _ in }) async throws {
    let pool = HTTPServer.defaultPool()
    let site = try Site(
      mounts: configuration.mounts, maxAge: configuration.maxAge,
      stages: StageRunner(configuration.stages, sockets: pool), docs: DocsSite(configuration.docs))
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: configuration.port)
    let server = HTTPServer(config: .init(address: address, pool: pool, logger: .disabled), handler: site)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask { try await server.waitUntilListening() }
        // The server ends first if it cannot listen.
        try await group.next()
        guard case .ip4(_, let port)? = await server.listeningAddress else {
          throw SocketError.unsupportedAddress
        }
        await onListening(GalleryAddress(port: port))
        try await group.next()
      }
    } catch  where Task.isCancelled {
      return
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw GalleryError.portTaken(configuration.port)
    } catch SocketError.failed(_, EACCES, _) {
      throw GalleryError.portForbidden(configuration.port)
    }
  }
}
