import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The haptic effects of a pull past the threshold, and of a success if the configuration enables it.
@Suite struct HapticTests {
  private func armings(_ rig: Rig) -> Int { rig.effects.filter { $0 == .edge(.start, .armed) }.count }
  private func successes(_ rig: Rig) -> Int {
    rig.effects.filter { $0 == .edge(.start, .successHaptic) }.count
  }

  @Test("A pull past the threshold causes one haptic effect, before the start", arguments: Preset.pulled)
  func once(_ preset: Preset) {
    var rig = Rig(start: preset.configuration)
    rig.pull(to: 40)
    #expect(armings(rig) == 0)
    rig.pull(to: 140)
    #expect(armings(rig) == 1)
    rig.pull(to: 150)
    rig.lift()
    rig.run(1)
    #expect(armings(rig) == 1)
    #expect(rig.effects.first == .edge(.start, .armed))
    #expect(rig.starts(.start) == 1)
  }

  @Test("Crossing the threshold again in the same pull causes no further haptic effect")
  func backAndForth() {
    var rig = Rig()
    rig.touch()
    for _ in 0..<4 {
      rig.pull(to: 120)
      #expect(rig.engine.edges.start.phase.name == "armed")
      rig.pull(to: 30)
      #expect(rig.engine.edges.start.phase.name == "pulling")
    }
    #expect(armings(rig) == 1)
  }

  @Test("After a return to the edge, a second pull past the threshold causes a second haptic effect")
  func newPull() {
    var rig = Rig()
    rig.pull(to: 120)
    rig.pull(to: 30)
    rig.pull(to: -20)
    #expect(rig.engine.edges.start.phase == .idle)
    rig.pull(to: 120)
    #expect(armings(rig) == 2)
  }

  @Test("A start from code causes no haptic effect for arming")
  func fromCode() {
    var rig = Rig()
    rig.send(.begin(.start))
    rig.run(1)
    #expect(armings(rig) == 0)
  }

  struct Row: Sendable {
    let configuration: EdgeConfiguration
    let result: RefreshResult
    let isFelt: Bool
  }

  @Test(
    "A success causes one haptic effect at once, if the configuration enables it",
    arguments: [
      Row(configuration: .phone, result: .success, isFelt: true),
      Row(configuration: .phone, result: .failure, isFelt: false),
      Row(configuration: .phone, result: .cancelled, isFelt: false),
      Row(configuration: .phone, result: .timedOut, isFelt: false),
      Row(
        configuration: EdgeConfiguration(resumesAfterRefresh: false), result: .noMoreContent, isFelt: false),
      Row(configuration: .fraction(0.15), result: .success, isFelt: false),
      Row(configuration: .pinnedHeader(), result: .success, isFelt: true),
      Row(configuration: EdgeConfiguration(hasSuccessHaptic: false), result: .success, isFelt: false),
    ])
  func success(_ row: Row) throws {
    var rig = Rig(start: row.configuration)
    rig.send(.begin(.start))
    let token = try #require(rig.tokens(.start).first)
    let effects = rig.send(.finish(token, row.result))
    #expect(
      effects == [.edge(.start, .ended(token, row.result))]
        + (row.isFelt ? [.edge(.start, .successHaptic)] : []))
    rig.run(3)
    #expect(successes(rig) == (row.isFelt ? 1 : 0))
  }
}
