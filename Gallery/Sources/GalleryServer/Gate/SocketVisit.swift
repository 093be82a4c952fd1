import FlyingSocks
import Foundation

/// A visitor's connection that has become a socket: bytes go both ways until either end is over.
struct SocketVisit {
  let client: AsyncSocket
  let room: AsyncSocket
  let limits: GateLimits
  /// What the visitor has said already, together with its request.
  let ahead: [UInt8]

  /// Passes bytes on, until the site or the visitor ends it, or the visitor no longer reads.
  func run() async {
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        try? await passDown()
        return true
      }
      group.addTask { await passUp() }
      // Whoever was refused is still told why.
      if await group.next() == false {
        group.addTask {
          try? await Task.sleep(for: limits.farewell.time)
          return true
        }
        _ = await group.next()
      }
      group.cancelAll()
    }
  }

  /// Passes on what the site says, to a visitor who reads it.
  private func passDown() async throws {
    while true {
      let bytes = try await said()
      let isRead: Void? = try await within(limits.patience) { try await client.write(bytes) }
      guard isRead != nil else { return }
    }
  }

  /// What the site says next.
  ///
  /// It ends its socket whether or not it has read all; an error is then told before what it has said is read.
  private func said() async throws -> Data {
    do {
      return Data(try await room.read(atMost: 4_096))
    } catch {
      try Task.checkCancellation()
      return Data(try room.socket.read(atMost: 4_096))
    }
  }

  /// Passes on what the visitor says, as far as it is let through.
  ///
  /// - Returns: Whether the visitor has gone; otherwise it has been refused, or the site has ended the socket.
  private func passUp() async -> Bool {
    var frames = FrameGuard(limits: limits)
    var bytes: [UInt8]? = ahead
    while true {
      var outcome = frames.take(bytes ?? [])
      if bytes == nil { outcome.refusal = .stall }
      do {
        if !outcome.bytes.isEmpty { try await room.write(Data(outcome.bytes)) }
        if let refusal = outcome.refusal {
          try await room.write(Data(refusal.closing(limits)))
          return false
        }
      } catch { return false }
      do { bytes = try await read(isInside: frames.isInside) } catch { return true }
    }
  }

  /// The next bytes; nil if a message is not ended in time.
  private func read(isInside: Bool) async throws -> [UInt8]? {
    guard isInside else { return try await client.read(atMost: 4_096) }
    return try await within(limits.patience) { try await client.read(atMost: 4_096) }
  }
}
