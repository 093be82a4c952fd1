import FlyingSocks
import Foundation

/// A visitor's connection that has become a socket: bytes go both ways until either end is over.
struct SocketVisit {
  let client: AsyncSocket
  let room: AsyncSocket
  let limits: GateLimits

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
      let bytes = Data(try await room.read(atMost: 4_096))
      let isRead: Void? = try await within(limits.patience) { try await client.write(bytes) }
      guard isRead != nil else { return }
    }
  }

  /// Passes on what the visitor says, as far as it is let through.
  ///
  /// - Returns: Whether the visitor has gone; otherwise it has been refused.
  private func passUp() async -> Bool {
    var frames = FrameGuard(limits: limits)
    do {
      while true {
        guard let bytes = try await read(isInside: frames.isInside) else {
          try await room.write(Data(FrameGuard.Refusal.stall.closing(limits)))
          return false
        }
        let outcome = frames.take(bytes)
        if !outcome.bytes.isEmpty { try await room.write(Data(outcome.bytes)) }
        if let refusal = outcome.refusal {
          try await room.write(Data(refusal.closing(limits)))
          return false
        }
      }
    } catch {
      return true
    }
  }

  /// The next bytes; nil if a message is not ended in time.
  private func read(isInside: Bool) async throws -> [UInt8]? {
    guard isInside else { return try await client.read(atMost: 4_096) }
    return try await within(limits.patience) { try await client.read(atMost: 4_096) }
  }
}
