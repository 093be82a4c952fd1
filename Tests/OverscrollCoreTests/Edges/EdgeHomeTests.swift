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

  /// The token of the first start.
  static let token = RefreshToken(rawValue: 1)

  static let rows = [
    Row("idle") { _ in },
    Row("pulling", atOnce: "settling") { $0.pull(to: 50) },
    Row("armed", atOnce: "settling") { $0.pull(to: 120) },
    Row("refreshing", atOnce: "refreshing") { $0.send(.begin(.start)) },
    Row("showingResult", atOnce: "showingResult") {
      $0.send(.begin(.start))
      $0.run(0.75)
      $0.send(.finish(token, .success))
    },
    Row("settling", atOnce: "settling") {
      $0.pull(to: 50)
      $0.lift()
    },
    Row("failed", atOnce: "settling") {
      $0.send(.begin(.start))
      $0.run(1)
      $0.send(.finish(token, .failure))
      $0.run(0.5)
    },
    Row("noMoreContent") { $0.send(.setNoMoreContent(.start, true)) },
    Row("disabled") { $0.send(.setEnabled(.start, false)) },
  ]

  private func rig(_ row: Row, _ source: ScrollBehavior.Source) -> Rig {
    var rig = Rig(source, start: EdgeConfiguration(resultDuration: 0.5, keepsFailure: true))
    row.reach(&rig)
    #expect(rig.phase() == row.testDescription)
    return rig
  }

  /// Lifts the finger and finishes the action.
  private func end(_ rig: inout Rig) {
    rig.lift()
    rig.send(.finish(Self.token, .success))
    rig.run(3)
  }

  @Test(
    "An edge that is disabled in any phase starts nothing, and is disabled when its action has ended",
    arguments: rows, ScrollBehavior.Source.allCases)
  func disable(_ row: Row, _ source: ScrollBehavior.Source) {
    var rig = rig(row, source)
    let starts = rig.starts(.start)
    rig.send(.setEnabled(.start, false))
    #expect(rig.phase() == row.atOnce ?? "disabled")
    #expect(!rig.engine.presentation.start.isAvailable)
    end(&rig)
    #expect(rig.engine.edges.start.phase == .disabled)
    #expect(rig.offset == 0)
    #expect(rig.send(.begin(.start)) == [.edge(.start, .declined)])
    rig.pull(to: 140)
    rig.lift()
    #expect(rig.starts(.start) == starts)
    rig.send(.setEnabled(.start, true))
    rig.run(1)
    let hadNoMoreContent = row.testDescription == "noMoreContent"
    #expect(rig.engine.edges.start.phase == (hadNoMoreContent ? .noMoreContent : .idle))
    #expect(rig.engine.presentation.start.isAvailable != hadNoMoreContent)
  }

  @Test(
    "If a disabled edge is set to `noMoreContent`, it has no more content when it is enabled",
    arguments: rows, ScrollBehavior.Source.allCases)
  func noMoreContentWhileOff(_ row: Row, _ source: ScrollBehavior.Source) {
    var rig = rig(row, source)
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
    "An edge that is set to `noMoreContent` in any phase has no more content when its action has ended",
    arguments: rows, ScrollBehavior.Source.allCases)
  func noMoreContent(_ row: Row, _ source: ScrollBehavior.Source) {
    var rig = rig(row, source)
    rig.send(.setNoMoreContent(.start, true))
    let isOff = row.testDescription == "disabled"
    #expect(rig.phase() == row.atOnce ?? (isOff ? "disabled" : "noMoreContent"))
    end(&rig)
    #expect(rig.engine.edges.start.phase == (isOff ? .disabled : .noMoreContent))
    #expect(rig.offset == 0)
    rig.send(.setNoMoreContent(.start, false))
    #expect(rig.engine.edges.start.phase == (isOff ? .disabled : .idle))
  }

  @Test(
    "Repeating the state of an edge changes nothing", arguments: rows,
    ScrollBehavior.Source.allCases)
  func again(_ row: Row, _ source: ScrollBehavior.Source) {
    let rig = rig(row, source)
    var after = rig
    after.send(.setEnabled(.start, row.testDescription != "disabled"))
    after.send(.setNoMoreContent(.start, row.testDescription == "noMoreContent"))
    #expect(after.engine == rig.engine)
  }
}
