@testable import OverscrollCore
import Testing

/// What an edge comes home to: idle, switched off, or with no more to load.
@Suite struct EdgeHomeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Brings the edge into the phase.
    let reach: @Sendable (inout Rig) -> Void
    /// The phase that it is in at once after it was switched off, or after it was said to have no more.
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
    Row("exhausted") { $0.send(.exhaust(.start, true)) },
    Row("disabled") { $0.send(.enable(.start, false)) },
  ]

  private func rig(_ row: Row) -> Rig {
    var rig = Rig(start: EdgeConfiguration(dwell: 0.5, keepsFailure: true))
    row.reach(&rig)
    #expect(rig.engine.edges.start.phase.name == row.testDescription)
    return rig
  }

  /// Lets everything end that is under way.
  private func end(_ rig: inout Rig) {
    rig.lift()
    rig.send(.finish(RefreshToken(rawValue: 1), .success))
    rig.run(3)
  }

  @Test("Switched off in any phase, an edge ends what runs, starts nothing and ends up off", arguments: rows)
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
    #expect(rig.engine.edges.start.phase == (wasExhausted ? .exhausted : .idle))
    #expect(rig.engine.presentation.start.isAvailable != wasExhausted)
  }

  @Test(
    "Whether there is more to load is told an edge that is off, too, and counts once it is on",
    arguments: rows)
  func exhaustedWhileOff(_ row: Row) {
    var rig = rig(row)
    rig.send(.enable(.start, false))
    rig.send(.exhaust(.start, true))
    end(&rig)
    #expect(rig.engine.edges.start.phase == .disabled)
    rig.send(.enable(.start, true))
    #expect(rig.engine.edges.start.phase == .exhausted)
    rig.send(.enable(.start, false))
    rig.send(.exhaust(.start, false))
    rig.send(.enable(.start, true))
    #expect(rig.engine.edges.start.phase == .idle)
  }

  @Test("An action that ends without more to load while its edge is off leaves it exhausted")
  func exhaustedByActionWhileOff() throws {
    var rig = Rig(start: EdgeConfiguration(reopensOnRefresh: false))
    rig.send(.begin(.start))
    rig.send(.enable(.start, false))
    try rig.finish(.start, .exhausted)
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .disabled)
    rig.send(.enable(.start, true))
    #expect(rig.engine.edges.start.phase == .exhausted)
  }

  @Test("Without more to load in any phase, an edge ends what runs and ends up exhausted", arguments: rows)
  func exhaust(_ row: Row) {
    var rig = rig(row)
    rig.send(.exhaust(.start, true))
    let isOff = row.testDescription == "disabled"
    #expect(rig.engine.edges.start.phase.name == row.atOnce ?? (isOff ? "disabled" : "exhausted"))
    end(&rig)
    #expect(rig.engine.edges.start.phase == (isOff ? .disabled : .exhausted))
    #expect(rig.engine.presentation.contentOffset == 0)
    rig.send(.exhaust(.start, false))
    #expect(rig.engine.edges.start.phase == (isOff ? .disabled : .idle))
  }

  @Test("Saying what an edge is already changes nothing", arguments: rows)
  func again(_ row: Row) {
    let rig = rig(row)
    var after = rig
    after.send(.enable(.start, row.testDescription != "disabled"))
    after.send(.exhaust(.start, row.testDescription == "exhausted"))
    #expect(after.engine == rig.engine)
  }

  @Test("A result that says there is no more is where the edge comes home to, and holds until taken back")
  func exhaustedResult() throws {
    var rig = Rig(start: EdgeConfiguration(reopensOnRefresh: false))
    rig.send(.begin(.start))
    try rig.finish(.start, .exhausted)
    rig.run(2)
    #expect(rig.phases.start == ["idle", "refreshing", "settling", "exhausted"])
    #expect(rig.send(.begin(.start)) == [.edge(.start, .declined)])
    rig.send(.exhaust(.start, false))
    #expect(rig.send(.begin(.start)).count == 1)
    #expect(rig.starts(.start) == 2)
  }

  @Test("Where the start's success gives the end more to load, the host is told of the end")
  func reopened() {
    var engine = ScrollEngine(start: EdgeConfiguration(minimumDuration: 0), end: EdgeConfiguration())
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.exhaust(.end, true), at: 0))
    _ = engine.handle(ScrollEvent(.begin(.start), at: 0))
    let effects = engine.handle(ScrollEvent(.finish(RefreshToken(rawValue: 1), .success), at: 1))
    #expect(effects.contains(.edge(.end, .reopened)) && !effects.contains(.edge(.start, .reopened)))
    #expect(engine.presentation.end.phase == .idle)
  }
}
