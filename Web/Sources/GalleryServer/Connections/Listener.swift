import FlyingSocks
import Foundation

/// A listening socket of the gallery, which hands connections to the HTTP server.
///
/// It is used because FlyingFox, the HTTP server, stops if the process cannot open more files.
struct Listener {
  /// The maximum number of open connections; further connections wait in the system's queue.
  private static let most = 64

  /// The bound address.
  let address: GalleryAddress

  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool

  /// Binds a port of 127.0.0.1; port 0 selects a free one.
  ///
  /// - Throws: `GalleryError` if the port is taken or forbidden, otherwise `SocketError`.
  init(port: UInt16, pool: some AsyncSocketPool) throws {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      guard case .ip4(_, let bound) = try socket.sockname() else { throw SocketError.unsupportedAddress }
      address = GalleryAddress(port: bound)
      self.socket = try AsyncSocket(socket: socket, pool: pool)
      self.pool = pool
    } catch {
      try? socket.close()
      switch error {
      case SocketError.failed(_, EADDRINUSE, _): throw GalleryError.portTaken(port)
      case SocketError.failed(_, EACCES, _): throw GalleryError.portForbidden(port)
      default: throw error
      }
    }
  }

  /// Accepts connections and relays them to the server's socket, until the task is cancelled.
  func run(for server: sockaddr_un) async {
    await withTaskGroup(of: Void.self) { group in
      var count = 0
      while !Task.isCancelled {
        if count == Self.most {
          await group.next()
          count -= 1
        }
        guard let visitor = try? await socket.accept() else {
          // Accepting failed: the visitor has already disconnected, or the process cannot open more files.
          try? await Task.sleep(for: .milliseconds(20))
          continue
        }
        count += 1
        group.addTask { await relay(visitor, to: server) }
      }
      group.cancelAll()
    }
  }

  /// Stops listening.
  func close() { try? socket.close() }

  private func relay(_ visitor: AsyncSocket, to address: sockaddr_un) async {
    if let server = try? AsyncSocket(socket: Socket(domain: AF_UNIX), pool: pool) {
      #if canImport(Darwin)
        for socket in [visitor, server] { try? socket.socket.setValue(true, for: .noSIGPIPE) }
      #endif
      if (try? await server.connect(to: address)) != nil { await Relay(visitor, server).run() }
      await pool.close(server)
    }
    await pool.close(visitor)
  }
}

extension AsyncSocketPool {
  /// Closes a socket after the pool has resumed all tasks that waited for sockets.
  ///
  /// The pool resumes a waiting task before it removes the socket's descriptor. If the socket were closed
  /// between these steps, the pool would ignore the next socket with the same number.
  func close(_ socket: AsyncSocket) async {
    await finishResuming()
    try? socket.close()
  }

  /// Waits until the pool has removed the descriptors of all tasks that it has resumed.
  func finishResuming() async {
    func pass(through actor: isolated any Actor) {}
    if let actor = self as? any Actor { await pass(through: actor) }
  }
}
