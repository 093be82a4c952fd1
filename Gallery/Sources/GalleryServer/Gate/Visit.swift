import FlyingSocks
import Foundation

/// One visitor's connection: requests and their answers one after the other, or a socket.
struct Visit {
  let gate: Gate
  let client: AsyncSocket
  /// Is told whether it is the visitor's turn, or ours.
  let note: @Sendable (Bool) async -> Void

  private var limits: GateLimits { gate.limits }

  /// What comes from a visitor.
  private enum Arrival {
    case request(RequestHead)
    case refused(Refusal, asksForHead: Bool)
    /// The visitor has left, never says a word, or says none any more.
    case nothing
  }

  /// How a connection goes on after an answer.
  private enum Outcome {
    case next
    /// It ends, and what still comes is not read.
    case farewell(Duration)
    case gone
  }

  /// Answers one request after the other and closes; ends at once when cancelled.
  func run() async {
    var reader = HeadReader(limits: limits)
    var outcome = Outcome.next
    for number in 1...limits.requests {
      let arrival: Arrival
      (arrival, reader) = await arrive(reader, isFirst: number == 1)
      outcome = await answer(arrival, ahead: reader.rest, isLast: number == limits.requests)
      guard case .next = outcome else { break }
    }
    if case .farewell(let time) = outcome { await sayFarewell(for: time) }
    await close(client)
  }

  /// The next request; with what has come behind it.
  private func arrive(_ reader: HeadReader, isFirst: Bool) async -> (Arrival, HeadReader) {
    await note(true)
    var reader = reader
    do {
      if !reader.hasBegun {
        let time = isFirst ? limits.patience : limits.idle
        guard let first = try await within(time, { try await client.read(atMost: 4_096) }) else {
          return (.nothing, reader)
        }
        reader.take(first)
      }
      do {
        let head = try await head(&reader)
        await note(false)
        return (.request(try RequestHead(head, limits: limits, onlyLoopback: gate.onlyLoopback)), reader)
      } catch let refusal as Refusal {
        return (.refused(refusal, asksForHead: reader.asksForHead), reader)
      }
    } catch {
      return (.nothing, reader)
    }
  }

  /// Reads until a head is complete, for as long as the patience lasts.
  private func head(_ reader: inout HeadReader) async throws -> [UInt8] {
    let end = ContinuousClock.now + limits.patience
    while true {
      if let head = try reader.next() { return head }
      let left = ContinuousClock.now.duration(to: end)
      guard left > .zero, let bytes = try await within(left, { try await client.read(atMost: 4_096) }) else {
        throw Refusal.late
      }
      reader.take(bytes)
    }
  }

  /// Answers what has come.
  ///
  /// - Parameter ahead: What has come behind it: what a visitor says on a socket before that is open.
  private func answer(_ arrival: Arrival, ahead: [UInt8], isLast: Bool) async -> Outcome {
    switch arrival {
    case .nothing: return .gone
    case .refused(let refusal, let asksForHead):
      return await send(Answer.refusal(refusal), headOnly: asksForHead, closes: true)
    case .request(let request):
      if let key = request.socketKey, gate.site.hasStages {
        try? await pass(request.target, key, ahead: ahead)
        return .farewell(limits.socketFarewell)
      }
      let closes = isLast || !request.keepsAlive
      let answer = try? await within(limits.visit) { await gate.site.answer(request) }
      guard let answer = answer ?? nil, !Task.isCancelled else { return .gone }
      return await send(answer, headOnly: request.method == "HEAD", closes: closes)
    }
  }

  private func send(_ answer: Answer, headOnly: Bool, closes: Bool) async -> Outcome {
    let bytes = answer.bytes(headOnly: headOnly, closes: closes)
    let isRead: Void? = try? await within(limits.visit) {
      for start in stride(from: 0, to: bytes.count, by: 65_536) {
        await note(true)
        try await client.write(bytes[start..<min(start + 65_536, bytes.count)])
      }
    }
    guard isRead != nil else { return .gone }
    return closes ? .farewell(limits.farewell.time) : .next
  }

  /// Passes a request for a socket to FlyingFox, and then what both say.
  private func pass(_ target: String, _ key: String, ahead: [UInt8]) async throws {
    let socket = try Socket(domain: AF_UNIX)
    let room = try AsyncSocket(socket: socket, pool: gate.pool)
    do {
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try await room.connect(to: gate.backRoom)
      try await room.write(Self.request(target, key))
      await SocketVisit(client: client, room: room, limits: limits, ahead: ahead).run()
      await close(room)
    } catch {
      await close(room)
      throw error
    }
  }

  /// Ends the answer, then waits a moment for the visitor to have read it: closing a socket that still
  /// holds unread bytes would take the answer back.
  private func sayFarewell(for time: Duration) async {
    await note(true)
    _ = shutdown(client.socket.file.rawValue, Int32(SHUT_WR))
    _ = try? await within(time) {
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
    if let actor = gate.pool as? any Actor { await pass(through: actor) }
    try? socket.close()
  }

  private static func request(_ target: String, _ key: String) -> Data {
    let fields = [
      "Host: localhost", "Connection: Upgrade, close", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: \(key)",
    ]
    let lines = ["GET \(target) HTTP/1.1"] + fields + ["", ""]
    return Data(lines.joined(separator: "\r\n").utf8)
  }
}
