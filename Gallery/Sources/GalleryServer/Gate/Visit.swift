import FlyingSocks
import Foundation

/// One visitor's connection: one request, one answer, or a socket.
struct Visit {
  let client: AsyncSocket
  let backRoom: sockaddr_un
  let pool: any AsyncSocketPool
  let limits: GateLimits
  let onlyLoopback: Bool

  /// What is passed on to the site.
  private struct Request {
    let bytes: Data
    var isSocket = false
  }

  /// Reads the head, lets FlyingFox answer, says farewell and closes; ends at once when cancelled.
  func run() async {
    var patience = limits.farewell.time
    if let request = try? await readRequest() {
      if request.isSocket {
        try? await pass(request)
        patience = limits.socketFarewell
      } else {
        try? await within(limits.visit) { try await pass(request) }
      }
    }
    await sayFarewell(for: patience)
    await close(client)
  }

  /// The request to pass on; nil from a visitor who leaves, or never says a word.
  private func readRequest() async throws -> Request? {
    guard let first = try await within(limits.patience, { try await client.read(atMost: 4_096) }) else {
      return nil
    }
    let isHead = first.starts(with: Array("HEAD ".utf8))
    do {
      let head = try await within(limits.patience) {
        var reader = HeadReader(limits: limits)
        var head = try reader.take(first)
        while head == nil { head = try reader.take(try await client.read(atMost: 4_096)) }
        return head
      }
      guard let head = head ?? nil else { throw Refusal.late }
      let request = try RequestHead(head, limits: limits, onlyLoopback: onlyLoopback)
      if let key = request.socketKey { return Self.socket(request.target, key) }
      return Self.encode(
        request.method, request.target, request.known.map { "If-None-Match: \($0)\r\n" })
    } catch let refusal as Refusal {
      let field = "\(Refusal.headerName): \(refusal.rawValue)\r\n"
      return Self.encode(isHead ? "HEAD" : "GET", "/", field)
    }
  }

  /// Passes a request to FlyingFox, and the answer back; or what both say, on a socket.
  private func pass(_ request: Request) async throws {
    let socket = try Socket(domain: AF_UNIX)
    let room = try AsyncSocket(socket: socket, pool: pool)
    do {
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try await room.connect(to: backRoom)
      try await room.write(request.bytes)
      if request.isSocket {
        await SocketVisit(client: client, room: room, limits: limits).run()
        return await close(room)
      }
      while true { try await client.write(Data(try await room.read(atMost: 4_096))) }
    } catch {
      await close(room)
      guard let error = error as? SocketError, error == .disconnected else { throw error }
    }
  }

  /// Ends the answer, then waits a moment for the visitor to have read it: closing a socket that still
  /// holds unread bytes would take the answer back.
  private func sayFarewell(for time: Duration) async {
    _ = shutdown(client.socket.file.rawValue, Int32(SHUT_WR))
    try? await within(time) {
      var rest = limits.farewell.bytes
      while rest > 0 { rest -= try await client.read(atMost: 4_096).count }
    }
  }

  /// Closes a socket after its pool has finished waking whoever waited for it.
  ///
  /// The pool resumes a waiter before it forgets the descriptor. Closed between the two, the number
  /// could come back for another visitor and never be watched.
  private func close(_ socket: AsyncSocket) async {
    func pass(through actor: isolated any Actor) {}
    if let actor = pool as? any Actor { await pass(through: actor) }
    try? socket.close()
  }

  private static func encode(_ method: String, _ target: String, _ field: String?) -> Request {
    Request(
      bytes: Data("\(method) \(target) HTTP/1.1\r\nConnection: close\r\n\(field ?? "")\r\n".utf8))
  }

  private static func socket(_ target: String, _ key: String) -> Request {
    let fields = [
      "Host: localhost", "Connection: Upgrade, close", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: \(key)",
    ]
    let lines = ["GET \(target) HTTP/1.1"] + fields + ["", ""]
    return Request(bytes: Data(lines.joined(separator: "\r\n").utf8), isSocket: true)
  }
}
