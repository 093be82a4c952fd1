@testable import Overscroll
import OverscrollCore
import Testing

/// The fourth article's header, which knows only where a list's first row is.
@MainActor @Suite struct PinnedHeaderTests {
  /// A list whose first row rests at a place under bars, and a header that is told of it.
  @MainActor private struct List {
    let rig = ControllerRig(start: .pinnedHeader(), attached: false)
    var edge = 143.0

    init() {
      rig.controller.attach(rig.host)
      rig.controller.layOut(.unbounded, from: rig.host)
      rig.controller.locate(edge, from: rig.host)
    }

    /// Moves the row with the finger, frame by frame at 60 Hz, to this far past its place, and on at that speed.
    func drag(from start: Double, to end: Double, frames: Int = 20) async {
      for frame in 1...frames {
        rig.clock.advance(by: .seconds(1.0 / 60))
        // A finger starts and stops smoothly, unlike a spring.
        let part = Double(frame) / Double(frames)
        let place = start + (end - start) * part * part * (3 - 2 * part)
        rig.controller.locate(edge + place, from: rig.host)
        await settle()
      }
    }

    var shown: EdgePresentation { rig.controller.presentation.start }
  }

  @Test("It fires on reaching the threshold, holds no gap, and is dimmed while it cannot fire again")
  func reach() async throws {
    let list = List()
    await list.drag(from: 0, to: 95)
    #expect(list.rig.host.starts() == 0 && list.shown.opacity == 1)
    #expect(list.shown.progress > 0.9 && list.shown.progress < 1)
    await list.drag(from: 95, to: 110, frames: 6)
    #expect(list.rig.host.starts() == 1 && list.rig.host.changes.isEmpty)
    #expect(list.shown.opacity == 0.6 && list.shown.progress == 1)
    await list.drag(from: 110, to: 0)
    await list.rig.pass(.seconds(1))
    try list.rig.action.end()
    await eventually { list.rig.phase == "idle" }
    #expect(list.shown.opacity == 1)
    await list.drag(from: 0, to: 110)
    #expect(list.rig.host.starts() == 2)
  }

  @Test("A row that is recycled reports nothing, which is not the edge")
  func recycled() async {
    let list = List()
    await list.drag(from: 0, to: -60)
    list.rig.controller.locate(nil, from: list.rig.host)
    await list.rig.pass(.seconds(2))
    #expect(list.rig.controller.presentation.contentOffset == 60 && list.rig.host.starts() == 0)
  }

  @Test("Another inset above it moves the edge", arguments: [-52.0, 20, 60])
  func insetChanges(_ inset: Double) async {
    var list = List()
    list.rig.controller.moveEdge(by: inset, from: list.rig.host)
    list.edge += inset
    list.rig.controller.locate(list.edge, from: list.rig.host)
    #expect(list.shown.overscroll == 0)
    await list.rig.pass(.seconds(1))
    await list.drag(from: 0, to: 110)
    #expect(list.rig.host.starts() == 1)
  }

  @Test(
    "Another inset above it moves the edge, wherever the list is scrolled to",
    arguments: [-52.0, 20, 60], [true, false])
  func insetChangesInside(_ inset: Double, takesRowsAlong: Bool) async {
    var list = List()
    await list.drag(from: 0, to: -300)
    await list.rig.pass(.seconds(1))
    list.rig.controller.moveEdge(by: inset, from: list.rig.host)
    list.edge += inset
    // The rows are further down by it, or have stayed while the edge has come nearer.
    let place = takesRowsAlong ? -300 : -300 - inset
    list.rig.controller.locate(list.edge + place, from: list.rig.host)
    #expect(list.rig.controller.presentation.contentOffset == -place)
    await list.rig.pass(.seconds(1))
    #expect(list.rig.controller.presentation.contentOffset == -place)
    await list.drag(from: place, to: 0, frames: 40)
    await list.rig.pass(.seconds(1))
    #expect(list.rig.host.starts() == 0 && abs(list.shown.overscroll) < 0.01)
    await list.drag(from: 0, to: 110)
    #expect(list.rig.host.starts() == 1)
  }

  @Test("A header that follows the scroll, frame by frame, makes no place inside the edge")
  func insetFollows() async {
    var list = List()
    for frame in 1...60 {
      list.rig.clock.advance(by: .seconds(1.0 / 60))
      list.rig.controller.moveEdge(by: -1, from: list.rig.host)
      list.edge -= 1
      list.rig.controller.locate(list.edge - Double(frame) * 5, from: list.rig.host)
    }
    #expect(list.rig.controller.presentation.contentOffset == 300)
    list.rig.controller.moveEdge(by: .nan, from: list.rig.host)
    list.rig.controller.moveEdge(by: .infinity, from: list.rig.host)
    #expect(list.rig.controller.presentation.contentOffset == 300)
    // One step after a rest of no length may be anything's; the edge is where it was once it stands.
    await list.drag(from: -300, to: -310)
    await list.rig.pass(.seconds(1))
    #expect(list.rig.controller.presentation.contentOffset == 310)
  }

  @Test(
    "A row that bars have put elsewhere at once is at its edge there, and nothing starts",
    arguments: [90.0, 150])
  func jump(_ distance: Double) async {
    var list = List()
    await list.rig.pass(.seconds(1))
    list.edge += distance
    list.rig.controller.locate(list.edge, from: list.rig.host)
    await list.rig.pass(.seconds(1))
    #expect(list.rig.host.starts() == 0 && list.shown.overscroll == 0 && list.rig.phase == "idle")
    await list.drag(from: 0, to: 110)
    #expect(list.rig.host.starts() == 1)
  }
}
