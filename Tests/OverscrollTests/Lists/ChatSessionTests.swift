import Foundation
import Testing

/// Sessions of a chat whose server delays, fails, reorders and repeats.
@MainActor @Suite struct ChatSessionTests {
  /// Sessions in which a reordered message moved all visible messages.
  private static let found: [UInt64] = [339, 458, 977, 1602, 1683, 3251, 3325, 4601]
  /// The number of further sessions; `OVERSCROLL_SESSIONS=5000` runs more.
  private static let count =
    ProcessInfo.processInfo.environment["OVERSCROLL_SESSIONS"].flatMap(UInt64.init) ?? 40

  @Test("A chat shows each message once, without gaps and jumps", arguments: [false, true])
  func sessions(isDriven: Bool) {
    var (checks, mostRows) = (0, 0)
    for seed in Self.found + Array(0..<Self.count) {
      var session = ChatSession(seed: seed, isDriven: isDriven)
      session.run(40)
      #expect(session.faults.isEmpty, "seed \(seed): \(session.faults.prefix(3))")
      checks += session.checks
      mostRows = max(mostRows, session.mostRows)
    }
    #expect(checks > Int(Self.count))
    // 600 pt of visible rows and 250 pt on each side, of rows that are at least 20 pt high.
    #expect(mostRows < 60, "\(mostRows)")
  }
}
