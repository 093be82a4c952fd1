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

  @Test("The first start has number 1, and both edges share one sequence")
  func sequence() throws {
    var rig = Rig(end: .headerFooter)
    for edge: ScrollEdge in [.start, .end, .start] {
      rig.send(.begin(edge))
      rig.run(1)
      try rig.finish(edge)
      rig.run(1)
    }
    #expect(rig.tokens(.start).map(\.rawValue) == [1, 3])
    #expect(rig.tokens(.end).map(\.rawValue) == [2])
  }

  @Test("After the largest token, an engine continues with 1, and each outcome belongs to its start")
  func wrapAround() {
    var engine = ScrollEngine(start: .phone)
    engine.nextToken = RefreshToken(rawValue: .max)
    var told: [ScrollEffects] = []
    for (time, number) in [(0.0, UInt32.max), (4, 1), (8, 2)] {
      told.append(engine.handle(ScrollEvent(.begin(.start), at: time)))
      #expect(told.last == [.edge(.start, .started(RefreshToken(rawValue: number), .first))])
      let end = ScrollEvent(.finish(RefreshToken(rawValue: number), .failure), at: time + 1)
      #expect(engine.handle(end) == [.edge(.start, .ended(RefreshToken(rawValue: number), .failure))])
    }
  }

  @Test("A queued start uses no token until it starts")
  func waiting() {
    var rig = Rig(end: .headerFooter)
    rig.send(.setExclusion(.queue))
    rig.send(.begin(.end))
    rig.send(.begin(.start))
    rig.send(.cancel(.end))
    #expect(rig.tokens(.end).map(\.rawValue) == [1])
    #expect(rig.tokens(.start).map(\.rawValue) == [2])
  }

  @Test("A declined start is reported and uses no token")
  func declined() {
    var rig = Rig(end: nil)
    #expect(rig.send(.begin(.end)) == [.edge(.end, .declined)])
    rig.send(.begin(.start))
    #expect(rig.tokens(.start).map(\.rawValue) == [1])
  }

  @Test("The input `begin` for a running action causes no start and no decline")
  func running() {
    var rig = Rig()
    rig.send(.begin(.start))
    #expect(rig.send(.begin(.start)) == [])
    #expect(rig.starts(.start) == 1)
  }
}
