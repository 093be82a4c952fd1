import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// A second pull while the content still returns from the first one.
@Suite struct SecondPullTests {
  /// The largest overscroll, in pt, from which a new finger can start the action again.
  static func rearmDistance(_ configuration: EdgeConfiguration) -> Double {
    switch configuration.rearm {
    case .lifted(let share): share * 100
    case .returned: 1
    case .within(let distance): distance
    }
  }

  /// Returns a rig whose first pull has started an action that has ended, with the finger up.
  private func pulled(_ preset: Preset) throws -> Rig {
    var configuration = preset.configuration
    configuration.threshold = .points(100)
    configuration.minimumDuration = 0
    configuration.gap = .points(0)
    var rig = Rig(start: configuration)
    rig.pull(to: 158)
    if rig.starts(.start) == 1 { try rig.finish(.start) }
    rig.lift()
    if configuration.policy == .return { rig.run(0.2) }
    #expect(rig.starts(.start) == 1)
    try rig.finish(.start)
    return rig
  }

  @Test(
    "A new finger starts the action again if the content was back when it came down, and not otherwise",
    arguments: Preset.pulled)
  func second(_ preset: Preset) throws {
    var (near, far) = (0, 0)
    for frame in 1...90 {
      var rig = try pulled(preset)
      rig.run(Double(frame) * Rig.frame)
      let caught = rig.engine.presentation.start.overscroll
      rig.pull(to: 158, pointer: 2)
      rig.lift(pointer: 2)
      rig.run(2)
      let isBack = caught <= Self.rearmDistance(preset.configuration)
      #expect(rig.starts(.start) == (isBack ? 2 : 1), "frame \(frame), caught at \(caught) pt")
      if isBack, caught > 0 { near += 1 }
      if !isBack { far += 1 }
    }
    #expect(near > 3 && far > 3)
  }

  @Test(
    "A new finger that moves the content back to its edge can start the action, and only once",
    arguments: Preset.pulled.filter {
      if case .lifted = $0.configuration.rearm { false } else { true }
    })
  func back(_ preset: Preset) throws {
    for frame in [1, 10, 20, 30] {
      var rig = try pulled(preset)
      rig.run(Double(frame) * Rig.frame)
      rig.pull(to: 0.9, pointer: 2)
      #expect(rig.starts(.start) == 1)
      rig.pull(to: 158, pointer: 2)
      try rig.finish(.start)
      rig.pull(to: 0, pointer: 2)
      rig.pull(to: 158, pointer: 2)
      rig.lift(pointer: 2)
      rig.run(2)
      #expect(rig.starts(.start) == 2, "frame \(frame)")
    }
  }
}
