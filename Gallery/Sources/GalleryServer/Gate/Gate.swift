import FlyingSocks
import Foundation

/// Stands in front of FlyingFox and lets in only requests of known form and size.
///
/// FlyingFox 0.27 parses, routes and encodes HTTP well, and refuses a request whose body is framed in
/// two ways. It sets no limit to the length of a line, the number of fields or the time they take, and
/// hangs up without an answer on what it cannot parse. So the gate reads each head itself, bounded in
/// bytes and time, refuses every body unread, and passes on a request of its own making: method, target
/// and If-None-Match, nothing else, or a request for a socket. A refusal is passed on too, as a header that no visitor can send, so
/// that every answer there is comes from one place, with the same headers.
struct Gate {
  let door: AsyncSocket
  let backRoom: sockaddr_un
  let pool: any AsyncSocketPool
  let limits: GateLimits
  let onlyLoopback: Bool

  /// Lets visitors in until cancelled, which also ends every visit under way.
  func run() async {
    await withTaskGroup(of: Void.self) { group in
      var visitors = 0
      while !Task.isCancelled {
        if visitors == limits.visitors {
          await group.next()
          visitors -= 1
        }
        guard let client = await nextVisitor() else { continue }
        let visit = Visit(
          client: client, backRoom: backRoom, pool: pool, limits: limits, onlyLoopback: onlyLoopback)
        group.addTask { await visit.run() }
        visitors += 1
      }
    }
  }

  /// Nil when there is none: a visitor who left again, no descriptor free, or the end.
  private func nextVisitor() async -> AsyncSocket? {
    do {
      return try await door.accept()
    } catch {
      try? await Task.sleep(for: .milliseconds(20))
      return nil
    }
  }
}
