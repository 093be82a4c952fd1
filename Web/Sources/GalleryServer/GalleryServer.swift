import FlyingFox
import FlyingSocks
import Foundation

/// A small HTTP server on loopback for the gallery's page and for the rows that its demos fetch.
///
/// It answers GET and HEAD, from an index of files made at the start, from `/api/rows`, `/api/characters` and
/// `/api/screens`, and has a socket at `/api/stage`.
///
/// - `/api/rows?offset=0&count=20&edition=0&delay=0&fail=0` is a page of notes as JSON, in another order in
///   each edition, after a delay in ms, or a failure where one is asked for. Every parameter may be missing.
/// - `/api/characters` says as JSON which characters Unicode has assigned, as ranges of code points.
/// - `/api/characters?block=12` is text: one line for each of 1024 of them, two letters for what the character
///   is and then its name.
/// - `/api/screens` is the list of SwiftUI screens as JSON, with their sources, or a reason why there are none.
/// - `/api/stage` is a WebSocket for pages from here: behind it is a stage, a process of its own, that
///   shows a screen to one visitor. Messages and frames are described in the stage's `Message` and `Frame`.
///
/// A malformed query gets 400, and JSON that says why. FlyingFox closes a connection whose request it cannot parse.
public struct GalleryServer: Sendable {
  /// Where the server listens, and what it serves besides its own page.
  public let configuration: Configuration

  /// Makes a server; it neither binds nor reads anything until `run`.
  ///
  /// - Parameter configuration: Where to listen, and what to serve besides the gallery's own page.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Serves until the task is cancelled, then ends every request under way and returns.
  ///
  /// - Parameter onListening: Called once, with the address, when a browser can connect.
  /// - Throws: `GalleryError` if it cannot start. Being cancelled is not an error.
  public func run(onListening: @Sendable (GalleryAddress) async -> Void = { _ in }) async throws {
    let pool = HTTPServer.defaultPool()
    let hall = StageHall(configuration.stages, pool: pool)
    let site = try Site(
      mounts: configuration.mounts, maxAge: configuration.maxAge, hall: hall,
      docs: DocsSite(configuration.docs))
    let listener = try Listener(port: configuration.port, pool: pool)
    defer { listener.close() }
    let socket = try PrivateSocket()
    defer { socket.remove() }

    let server = HTTPServer(
      config: .init(address: socket.address, pool: pool, logger: .disabled), handler: site)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        do { try await server.waitUntilListening() } catch {
          group.cancelAll()
          try await group.waitForAll()
          throw error
        }
        group.addTask { await listener.run(for: socket.address) }
        await onListening(listener.address)
        try await group.next()
        group.cancelAll()
      }
    } catch  where Task.isCancelled {
      return
    }
  }
}
