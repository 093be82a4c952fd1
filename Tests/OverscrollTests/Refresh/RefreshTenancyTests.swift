@testable import Overscroll
import OverscrollCore
import Testing

/// The controller of a scroll view, as the app gives one.
@MainActor @Suite struct RefreshTenancyTests {
  @Test("The app's controller is read until the scroll view is found, and again when that is gone")
  func readOnce() {
    let (tenancy, given) = (RefreshTenancy(), RefreshController())
    let own = tenancy.controller
    #expect(tenancy.next(given) === given && tenancy.next(nil) === own)
    tenancy.take(given)
    tenancy.close()
    #expect(tenancy.next(nil) === given && tenancy.next(RefreshController()) === given)
    tenancy.reopen()
    #expect(tenancy.next(nil) === own)
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
    #expect(two.controller === first && two.next(nil) === second)
  }
}
