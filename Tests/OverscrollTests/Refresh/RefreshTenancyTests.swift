@testable import Overscroll
import OverscrollCore
import Testing

/// Which controller a scroll view has, as the app gives one and takes it back.
@MainActor @Suite struct RefreshTenancyTests {
  /// How often a tenancy has asked to be asked again.
  @MainActor private final class Count { var asked = 0 }

  @Test("While nothing runs, what the app gives counts at once")
  func atOnce() {
    let (tenancy, rig) = (RefreshTenancy(), ControllerRig(attached: false))
    let own = tenancy.controller
    let given = tenancy.next(rig.controller, for: rig.host) { Issue.record("nothing is waited for") }
    #expect(given === rig.controller && tenancy.controller === own)
    tenancy.take(given)
    #expect(tenancy.controller === given)
    #expect(tenancy.next(nil, for: rig.host) {} === own)
  }

  @Test("What runs keeps its controller until it ends, and asks then, once")
  func waits() async throws {
    let (tenancy, rig, count) = (RefreshTenancy(), ControllerRig(), Count())
    tenancy.take(rig.controller)
    rig.controller.begin()
    await settle()
    for _ in 0..<3 {
      let next = tenancy.next(nil, for: rig.host) { count.asked += 1 }
      #expect(next === rig.controller)
    }
    try rig.action.end()
    await eventually { count.asked > 0 }
    await settle()
    #expect(count.asked == 1)
    #expect(tenancy.next(nil, for: rig.host) {} !== rig.controller)
  }

  @Test("Another controller of the app's, or one that another scroll view has, keeps nobody waiting")
  func otherContent() async {
    let (tenancy, rig, other) = (RefreshTenancy(), ControllerRig(), ControllerRig())
    tenancy.take(rig.controller)
    rig.controller.begin()
    await settle()
    #expect(tenancy.next(other.controller, for: rig.host) {} === other.controller)
    #expect(tenancy.next(nil, for: other.host) {} !== rig.controller)
  }

  @Test("What another scroll view's own controller runs goes on here, unless something runs here")
  func adopts() async {
    let (one, two) = (RefreshTenancy(), RefreshTenancy())
    let (first, second) = (one.controller, two.controller)
    #expect(!one.adopt(two, isAtOnce: true), "nothing runs")
    let host = FakeHost(second)
    second.setAction(levels: ManualAction().action)
    host.attach()
    second.begin()
    await settle()
    #expect(one.adopt(two, isAtOnce: true))
    #expect(one.controller === second && two.controller === first)
    #expect(!one.adopt(two, isAtOnce: true), "something runs here")
    #expect(two.adopt(one, isAtOnce: false))
    #expect(two.controller === first && two.next(nil, for: host) {} === second)
  }
}
