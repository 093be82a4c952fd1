import OverscrollTesting
import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollArticles

/// The fourth article's header, which computes the overscroll from the position of a list's first row.
@MainActor @Suite struct PinnedHeaderTests {
  private let rig = ControllerSetup(start: .pinnedHeader(), attached: false)

  init() {
    rig.controller.attach(rig.host)
    rig.controller.layOut(.unbounded, from: rig.host)
  }

  /// Moves the first row to consecutive positions, one each 1/60 s.
  private func move(_ row: inout RowOverscroll, to positions: [Double]) async {
    var time = row.edgePosition == nil ? 0.0 : 1
    for position in positions {
      time += 1.0 / 60
      rig.clock.advance(by: .seconds(1.0 / 60))
      if let input = row.update(at: position, time: time) { rig.controller.report(input, from: rig.host) }
      await settle()
    }
  }

  @Test("A row that is below its initial position is reported as dragged by a finger")
  func phases() {
    var row = RowOverscroll()
    #expect(row.update(at: .nan, time: 0) == nil && row.edgePosition == nil)
    #expect(row.update(at: 143, time: 0) == .observed(0, .free))
    #expect(row.update(at: 143.25, time: 1) == .observed(-0.25, .free))
    #expect(row.update(at: 150, time: 1) == .observed(-7, .tracking))
    #expect(row.update(at: -57, time: 1) == .observed(200, .free))
    #expect(row.update(at: .infinity, time: 1) == nil && row.edgePosition == 143)
  }

  @Test(
    "If the space above the list changes, the first row's initial position moves with it",
    arguments: [-52.0, 20, 60])
  func space(_ change: Double) {
    var row = RowOverscroll()
    for space in [80, .nan, 127] { row.updateTopInset(space) }
    #expect(row.update(at: 143, time: 0) == .observed(0, .free))
    for space in [127 + change, .infinity] { row.updateTopInset(space) }
    #expect(row.edgePosition == 143 + change)
    #expect(row.update(at: 143 + change + 30, time: 1) == .observed(-30, .tracking))
  }

  @Test(
    "A bar that appears above the row moves the row's initial position, and starts nothing",
    arguments: [44.0, 150])
  func bar(_ height: Double) async {
    var row = RowOverscroll()
    await move(&row, to: [143, 143 + height])
    #expect(row.edgePosition == 143 + height)
    await rig.pass(.seconds(1))
    #expect(rig.host.starts() == 0 && rig.controller.presentation.start.overscroll == 0)
  }

  @Test("At the threshold the action starts without a gap, and it can start again after the row has returned")
  func starts() async throws {
    var row = RowOverscroll()
    await move(&row, to: [143, 160, 200, 242])
    #expect(rig.host.starts() == 0 && rig.controller.presentation.start.progress == 0.99)
    await move(&row, to: [243])
    #expect(rig.host.starts() == 1 && rig.host.changes.isEmpty)
    #expect(rig.controller.presentation.start.opacity == 0.6)
    await move(&row, to: [200, 143, 170, 243, 143])
    #expect(rig.host.starts() == 1)
    await rig.pass(.seconds(1))
    try rig.action.end()
    await eventually { rig.phase == "idle" }
    #expect(rig.controller.presentation.start.opacity == 1)
    await move(&row, to: [170, 243])
    #expect(rig.host.starts() == 2)
  }
}
