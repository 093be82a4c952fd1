import OverscrollCore
import Testing

@testable import Overscroll

/// A list in the scroll view changes before what is seen, and scrolls by as much.
@MainActor @Suite struct RefreshShiftTests {
  @Test("What is prepended is no scroll towards the end, and more is loaded by none of it")
  func prepended() async {
    let rig = ControllerRig(end: EdgeConfiguration(policy: .approach(300), minimumDuration: 0), content: 3000)
    rig.controller.report(.observed(1500, .resting), from: rig.host)
    await settle()
    #expect(rig.endPhase == "idle")
    rig.controller.layOut(ScrollExtents(viewport: 800, content: 8000), shiftedBy: 5000, from: rig.host)
    #expect(rig.controller.presentation.contentOffset == 6500)
    rig.controller.report(.observed(6500, .decelerating), from: rig.host)
    await settle()
    #expect(rig.endPhase == "idle")
    rig.controller.report(.observed(6950, .decelerating), from: rig.host)
    await settle()
    #expect(rig.endPhase != "idle")
  }

  @Test("What another host says, and a shift that is no number, shifts nothing")
  func bad() {
    let rig = ControllerRig()
    rig.controller.report(.observed(500, .resting), from: rig.host)
    let other = FakeHost(rig.controller)
    rig.controller.layOut(ScrollExtents(viewport: 800, content: 4000), shiftedBy: 1000, from: other)
    rig.controller.layOut(ScrollExtents(viewport: 800, content: 4000), shiftedBy: .nan, from: rig.host)
    #expect(rig.controller.presentation.contentOffset == 500)
  }
}
