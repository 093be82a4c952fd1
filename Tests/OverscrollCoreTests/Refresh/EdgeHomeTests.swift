@testable import OverscrollCore
import Testing

/// The rest phases of an edge: idle, disabled or exhausted.
@Suite struct EdgeHomeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Brings the edge into the phase.
    let reach: @Sendable (inout Rig) -> Void
    /// The phase right after the edge is disabled or exhausted; `nil` is that phase itself.
    let atOnce: String?

    init(_ name: String, atOnce: String? = nil, _ reach: @escaping @Sendable (inout Rig) -> Void) {
      testDescription = name
      self.reach = reach
      self.atOnce = atOnce
    }
  }

  static let rows = [
    Row("idle") { _ in },
    Row("pulling", atOnce: "settling") { rig in
      rig.touch()
      rig.pull(to: 50)
    },
    Row("armed", atOnce: "settling") { rig in
      rig.touch()
      rig.pull(to: 120)
    },
    Row("refreshing", atOnce: "refreshing") { $0.send(.begin(.start)) },
    Row("dwelling", atOnce: "dwelling") { rig in
      rig.send(.begin(.start))
      rig.run(0.75)
      rig.send(.finish(RefreshToken(rawValue: 1), .success))
    },
    Row("settling", atOnce: "settling") { rig in
      rig.touch()
      rig.pull(to: 50)
      rig.lift()
    },
    Row("failed", atOnce: "settling") { rig in
      rig.send(.begin(.start))
      rig.run(1)
      rig.send(.finish(RefreshToken(rawValue: 1), .failure))
      rig.run(0.5)
    },
    Row("exhausted") { $0.send(.noMoreContent(.start, true)) },
    Row("disabled") { $0.send(.enable(.start, false)) },
  ]

  private func rig(_ row: Row) -> Rig {
    var rig = Rig(start: EdgeConfiguration(resultDuration: 0.5, keepsFailure: true))
    row.reach(&rig)
    #expect(rig.engine.edges.start.phase.name == row.testDescription)
    return rig
  }

  /// Lifts the finger and finishes the action.
  private func end(_ rig: inout Rig) {
    rig.lift()
    rig.send(.finish(RefreshToken(rawValue: 1), .success))
    rig.run(3)
  }

  @Test(
    "An edge that is disabled in any phase starts nothing, and is disabled once its action has ended",
    arguments: rows)
  func disable(_ row: Row) {
    var rig = rig(row)
    let starts = rig.starts(.start)
    rig.send(.enable(.start, false))
    #expect(rig.engine.edges.start.phase.name == row.atOnce ?? "disabled")
    #expect(!rig.engine.presentation.start.isAvailable)
    end(&rig)
    #expect(rig.engine.edges.start.phase == .disabled)
    #expect(rig.engine.presentation.contentOffset == 0)
    #expect(rig.send(.begin(.start)) == [.edge(.start, .declined)])
    rig.touch(pointer: 2)
    rig.pull(to: 140, pointer: 2)
    rig.lift(pointer: 2)
    #expect(rig.starts(.start) == starts)
    rig.send(.enable(.start, true))
    rig.run(1)
    let wasExhausted = row.testDescription == "exhausted"
    #expect(rig.engine.edges.start.phase == (wasExhausted ? .noMoreContent : .idle))
    #expect(rig.engine.presentation.start.isAvailable != wasExhausted)
  }

  @Test(
    "A disabled edge can be exhausted, which takes effect when it is enabled",
    arguments: rows)
  func exhaustedWhileOff(_ row: Row) {
    var rig = rig(row)
    rig.send(.enable(.start, false))
    rig.send(.noMoreContent(.start, true))
    end(&rig)
    #expect(rig.engine.edges.start.phase == .disabled)
    rig.send(.enable(.start, true))
    #expect(rig.engine.edges.start.phase == .noMoreContent)
    rig.send(.enable(.start, false))
    rig.send(.noMoreContent(.start, false))
    rig.send(.enable(.start, true))
    #expect(rig.engine.edges.start.phase == .idle)
  }

  @Test("An exhausted outcome on a disabled edge leaves the edge exhausted")
  func exhaustedByActionWhileOff() throws {
    var rig = Rig(start: EdgeConfiguration(resumesAfterRefresh: false))
    rig.send(.begin(.start))
    rig.send(.enable(.start, false))
    try rig.finish(.start, .noMoreContent)
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .disabled)
    rig.send(.enable(.start, true))
    #expect(rig.engine.edges.start.phase == .noMoreContent)
  }

  @Test("An edge that is exhausted in any phase is exhausted once its action has ended", arguments: rows)
  func exhaust(_ row: Row) {
    var rig = rig(row)
    rig.send(.noMoreContent(.start, true))
    let isOff = row.testDescription == "disabled"
    #expect(rig.engine.edges.start.phase.name == row.atOnce ?? (isOff ? "disabled" : "exhausted"))
    end(&rig)
    #expect(rig.engine.edges.start.phase == (isOff ? .disabled : .noMoreContent))
    #expect(rig.engine.presentation.contentOffset == 0)
    rig.send(.noMoreContent(.start, false))
    #expect(rig.engine.edges.start.phase == (isOff ? .disabled : .idle))
  }

  @Test("Repeating the state of an edge changes nothing", arguments: rows)
  func again(_ row: Row) {
    let rig = rig(row)
    var after = rig
    after.send(.enable(.start, row.testDescription != "disabled"))
    after.send(.noMoreContent(.start, row.testDescription == "exhausted"))
    #expect(after.engine == rig.engine)
  }

  @Test("An exhausted outcome leaves the edge exhausted until code resets it")
  func exhaustedResult() throws {
    var rig = Rig(start: EdgeConfiguration(resumesAfterRefresh: false))
    rig.send(.begin(.start))
    try rig.finish(.start, .noMoreContent)
    rig.run(2)
    #expect(rig.phases.start == ["idle", "refreshing", "settling", "exhausted"])
    #expect(rig.send(.begin(.start)) == [.edge(.start, .declined)])
    rig.send(.noMoreContent(.start, false))
    #expect(rig.send(.begin(.start)).count == 1)
    #expect(rig.starts(.start) == 2)
  }

  @Test("A success of the start edge that reopens the end is reported for the end")
  func reopened() {
    var engine = ScrollEngine(start: EdgeConfiguration(minimumDuration: 0), end: EdgeConfiguration())
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.noMoreContent(.end, true), at: 0))
    _ = engine.handle(ScrollEvent(.begin(.start), at: 0))
    let effects = engine.handle(ScrollEvent(.finish(RefreshToken(rawValue: 1), .success), at: 1))
    #expect(effects.contains(.edge(.end, .resumed)) && !effects.contains(.edge(.start, .resumed)))
    #expect(engine.presentation.end.phase == .idle)
  }
}
