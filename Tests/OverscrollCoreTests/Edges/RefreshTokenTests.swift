import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Tokens, which identify the starts of actions.
@Suite struct RefreshTokenTests {
  @Test(
    "After the largest number, tokens continue with 1, and 0 is never used",
    arguments: [(UInt32(1), UInt32(2)), (41, 42), (.max - 1, .max), (.max, 1)])
  func next(_ number: UInt32, _ expected: UInt32) {
    #expect(RefreshToken(rawValue: number).next.rawValue == expected)
  }

  @Test("After the largest token, an engine continues with 1, and each outcome belongs to its start")
  func wrapAround() {
    var engine = ScrollEngine(start: .phone)
    engine.nextToken = RefreshToken(rawValue: .max)
    for (time, number) in [(0.0, UInt32.max), (4, 1), (8, 2)] {
      let token = RefreshToken(rawValue: number)
      #expect(engine.handle(.begin(.start), at: time) == [.edge(.start, .started(token, .first))])
      let effects = engine.handle(.finish(token, .failure), at: time + 1)
      #expect(effects == [.edge(.start, .ended(token, .failure))])
    }
  }
}
