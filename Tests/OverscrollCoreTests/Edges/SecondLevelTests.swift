import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Pulls with two levels, each with its own threshold.
@Suite struct SecondLevelTests {
  static let twoLevels = EdgeConfiguration(threshold: .points(80), secondThreshold: .points(150))

  private func level(_ rig: Rig) -> RefreshLevel? {
    if case .armed(let armed) = rig.engine.edges.start.phase { armed.level } else { nil }
  }

  private func started(_ rig: Rig) -> [RefreshLevel] {
    rig.effects.compactMap { if case .edge(.start, .started(_, let level)) = $0 { level } else { nil } }
  }

  @Test("The level of a pull changes at each threshold, outward and back")
  func follows() {
    var rig = Rig(start: Self.twoLevels)
    rig.touch()
    for (overscroll, expected) in [
      (79.0, nil), (81, .first), (149, .first), (151, .second), (170, .second), (140, .first), (160, .second),
      (70, nil), (100, .first),
    ] as [(Double, RefreshLevel?)] {
      rig.pull(to: overscroll)
      #expect(level(rig) == expected, "at \(overscroll)")
    }
  }

  @Test(
    "The action starts with the level at the lift",
    arguments: [
      ([100.0], [RefreshLevel.first]), ([155], [.second]), ([155, 120], [.first]), ([155, 60], []),
    ])
  func atLift(_ way: [Double], _ expected: [RefreshLevel]) {
    var rig = Rig(start: Self.twoLevels)
    rig.touch()
    for overscroll in way { rig.pull(to: overscroll) }
    rig.lift()
    #expect(started(rig) == expected)
  }

  @Test("One movement past both thresholds arms the second level, with one haptic effect")
  func bothAtOnce() {
    var rig = Rig(start: Self.twoLevels)
    rig.touch()
    rig.drag(by: 700, over: Rig.frame)
    #expect(level(rig) == .second)
    #expect(rig.effects.filter { $0 == .edge(.start, .armed) }.count == 1)
    rig.run(0.125)
    rig.lift()
    #expect(started(rig) == [.second])
  }

  @Test("A result display has the level of the start that it follows")
  func resultLevel() throws {
    var configuration = Self.twoLevels
    configuration.resultDuration = 0.5
    var rig = Rig(start: configuration)
    rig.pull(to: 155)
    rig.lift()
    rig.run(1)
    try rig.finish(.start)
    guard case .showingResult(let showingResult) = rig.engine.edges.start.phase else {
      Issue.record("no result display")
      return
    }
    #expect(showingResult.level == .second)
    #expect(showingResult.result == .success)
  }

  @Test("The policy `reach` starts at the first threshold and never uses the second")
  func onReach() {
    var configuration = Self.twoLevels
    configuration.policy = .reach
    var rig = Rig(start: configuration)
    rig.pull(to: 155)
    rig.lift()
    #expect(started(rig) == [.first])
  }

  @Test("The policy `return` starts with the level at the lift")
  func onReturn() {
    for (way, expected) in [([100.0], RefreshLevel.first), ([100, 155], .second), ([155, 120], .first)] {
      var configuration = Self.twoLevels
      configuration.policy = .return
      var rig = Rig(start: configuration)
      rig.touch()
      for overscroll in way { rig.pull(to: overscroll) }
      rig.lift()
      rig.run(1)
      #expect(started(rig) == [expected], "after \(way)")
    }
  }

  @Test("A start from code has the first level, and a queued start keeps its level")
  func otherWays() throws {
    var rig = Rig(start: Self.twoLevels, end: .headerFooter)
    rig.send(.setExclusion(.queue))
    rig.send(.begin(.end))
    rig.pull(to: 155)
    rig.lift()
    #expect(rig.effects.contains(.edge(.start, .queued(.second))))
    try rig.finish(.end)
    #expect(started(rig) == [.second])
    var coded = Rig(start: Self.twoLevels)
    coded.send(.begin(.start))
    #expect(started(coded) == [.first])
  }
}
