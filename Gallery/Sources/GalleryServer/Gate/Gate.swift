import FlyingSocks
import Foundation

/// Lets in only requests of known form and size, and answers them; sockets it passes on to FlyingFox.
///
/// FlyingFox 0.27 sets no limit to the length of a line, the number of fields or the time they take, hangs up without
/// an answer on what it cannot parse, and keeps a timer of a minute for each request. So the gate reads each head
/// itself, bounded in bytes and time, refuses every body unread, and asks the site. A request for a socket it passes on
/// as one of its own making.
struct Gate {
  let door: AsyncSocket
  let site: Site
  let backRoom: sockaddr_un
  let pool: any AsyncSocketPool
  let limits: GateLimits
  let onlyLoopback: Bool

  /// Lets visitors in until cancelled, which also ends every visit under way.
  func run() async {
    let visitors = Visitors(most: limits.visitors, grace: limits.grace)
    while !Task.isCancelled {
      guard let client = await nextVisitor() else { continue }
      await visitors.admit { number in
        await Visit(gate: self, client: client) { await visitors.note(number, isWaiting: $0) }.run()
      }
    }
    await visitors.sendAllAway()
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
