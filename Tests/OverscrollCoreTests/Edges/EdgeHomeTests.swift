import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The phases of an edge without an action or a pull: idle, disabled and `noMoreContent`.
@Suite struct EdgeHomeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Brings the edge into the phase.
    let reach: @Sendable (inout Rig) -> Void
    /// The phase right after the edge is disabled or its content ends.
    ///
    /// It is `nil` if the edge is disabled or without more content at once.
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
      rig.pull(to: 50)
    },
    Row("armed", atOnce: "settling") { rig in
      rig.pull(to: 120)
    },
    Row("refreshing", atOnce: "refreshing") { $0.send(.begin(.start)) },
    Row("showingResult", atOnce: "showingResult") { rig in
      rig.send(.begin(.start))
      rig.run(0.75)
      rig.send(.finish(RefreshToken(rawValue: 1), .success))
    },
    Row("settling", atOnce: "settling") { rig in
      rig.pull(to: 50)
      rig.lift()
    },
    Row("failed", atOnce: "settling") { rig in
      rig.send(.begin(.start))
      rig.run(1)
      rig.send(.finish(RefreshToken(rawValue: 1), .failure))
      rig.run(0.5)
    },
    Row("noMoreContent") { $0.send(.setNoMoreContent(.start, true)) },
    Row("disabled") { $0.send(.setEnabled(.start, false)) },
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
    "An edge that is disabled in any phase starts nothing, and is disabled when its action has ended",
    arguments: rows)
  func disable(_ row: Row) {
    var rig = rig(row)
    let starts = rig.starts(.start)
    rig.send(.setEnabled(.start, false))
    #expect(rig.engine.edges.start.phase.name == row.atOnce ?? "disabled")
    #expect(!rig.engine.presentation.start.isAvailable)
    end(&rig)
    #expect(rig.engine.edges.start.phase == .disabled)
    #expect(rig.engine.presentation.contentOffset == 0)
    #expect(rig.send(.begin(.start)) == [.edge(.start, .declined)])
    rig.pull(to: 140, pointer: 2)
    rig.lift(pointer: 2)
    #expect(rig.starts(.start) == starts)
    rig.send(.setEnabled(.start, true))
    rig.run(1)
    let hadNoMoreContent = row.testDescription == "noMoreContent"
    #expect(rig.engine.edges.start.phase == (hadNoMoreContent ? .noMoreContent : .idle))
    #expect(rig.engine.presentation.start.isAvailable != hadNoMoreContent)
  }

  @Test(
    "If a disabled edge is set to `noMoreContent`, it has no more content when it is enabled",
    arguments: rows)
  func noMoreContentWhileOff(_ row: Row) {
    var rig = rig(row)
    rig.send(.setEnabled(.start, false))
    rig.send(.setNoMoreContent(.start, true))
    end(&rig)
    #expect(rig.engine.edges.start.phase == .disabled)
    rig.send(.setEnabled(.start, true))
    #expect(rig.engine.edges.start.phase == .noMoreContent)
    rig.send(.setEnabled(.start, false))
    rig.send(.setNoMoreContent(.start, false))
    rig.send(.setEnabled(.start, true))
    #expect(rig.engine.edges.start.phase == .idle)
  }

  @Test(
    "If a disabled edge's action ends with `noMoreContent`, the edge has no more content when enabled")
  func noMoreContentByActionWhileOff() throws {
    var rig = Rig(start: EdgeConfiguration(resumesAfterRefresh: false))
    rig.send(.begin(.start))
    rig.send(.setEnabled(.start, false))
    try rig.finish(.start, .noMoreContent)
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .disabled)
    rig.send(.setEnabled(.start, true))
    #expect(rig.engine.edges.start.phase == .noMoreContent)
  }

  @Test(
    "An edge that is set to `noMoreContent` in any phase has no more content when its action has ended",
    arguments: rows)
  func noMoreContent(_ row: Row) {
    var rig = rig(row)
    rig.send(.setNoMoreContent(.start, true))
    let isOff = row.testDescription == "disabled"
    #expect(rig.engine.edges.start.phase.name == row.atOnce ?? (isOff ? "disabled" : "noMoreContent"))
    end(&rig)
    #expect(rig.engine.edges.start.phase == (isOff ? .disabled : .noMoreContent))
    #expect(rig.engine.presentation.contentOffset == 0)
    rig.send(.setNoMoreContent(.start, false))
    #expect(rig.engine.edges.start.phase == (isOff ? .disabled : .idle))
  }

  @Test("Repeating the state of an edge changes nothing", arguments: rows)
  func again(_ row: Row) {
    let rig = rig(row)
    var after = rig
    after.send(.setEnabled(.start, row.testDescription != "disabled"))
    after.send(.setNoMoreContent(.start, row.testDescription == "noMoreContent"))
    #expect(after.engine == rig.engine)
  }

  @Test("After the result `noMoreContent`, the edge starts nothing until code resets it")
  func noMoreContentResult() throws {
    var rig = Rig(start: EdgeConfiguration(resumesAfterRefresh: false))
    rig.send(.begin(.start))
    try rig.finish(.start, .noMoreContent)
    rig.run(2)
    #expect(rig.phases.start == ["idle", "refreshing", "settling", "noMoreContent"])
    #expect(rig.send(.begin(.start)) == [.edge(.start, .declined)])
    rig.send(.setNoMoreContent(.start, false))
    #expect(rig.send(.begin(.start)).count == 1)
    #expect(rig.starts(.start) == 2)
  }

  @Test("When a refresh lets the end load again, the effect `resumed` names the end edge")
  func resumed() {
    var engine = ScrollEngine(start: EdgeConfiguration(minimumDuration: 0), end: EdgeConfiguration())
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.setNoMoreContent(.end, true), at: 0))
    _ = engine.handle(ScrollEvent(.begin(.start), at: 0))
    let effects = engine.handle(ScrollEvent(.finish(RefreshToken(rawValue: 1), .success), at: 1))
    #expect(effects.contains(.edge(.end, .resumed)) && !effects.contains(.edge(.start, .resumed)))
    #expect(engine.presentation.end.phase == .idle)
  }
}
