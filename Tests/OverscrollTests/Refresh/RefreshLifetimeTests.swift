import OverscrollTesting
import OverscrollCore
import Testing

@testable import Overscroll

/// The release of a controller while an action runs or callers wait.
@MainActor @Suite struct RefreshLifetimeTests {
  /// Weak references to a controller and its objects, which show whether they were released.
  private struct Remains {
    weak var controller: RefreshController?
    weak var host: FakeHost?
    weak var action: ManualAction?
  }

  @Test("When a controller is released, its action is cancelled, and waiting callers get the outcome")
  func running() async throws {
    let clock = TestClock()
    var (rest, call, waiter) = try await {
      () async throws -> (Remains, ManualAction.Call, Task<RefreshResult?, Never>) in
      let rig = Self.rig(clock)
      rig.host.attach()
      let run = rig.controller.begin()
      let waiter = Task { await run.value()?.result }
      await eventually { rig.action.calls.count == 1 && clock.sleeperCount == 1 }
      let call = try #require(rig.action.calls.first)
      return (Remains(controller: rig.controller, host: rig.host, action: rig.action), call, waiter)
    }()
    #expect(rest.controller == nil && rest.host == nil)
    #expect(await waiter.value == .cancelled)
    await eventually { clock.sleeperCount == 0 }
    call.end(.success(.success))
    await settle()
    #expect(call.wasCancelled == true && rest.action == nil)
    rest = Remains()
  }

  @Test("When a controller is released while a start waits for a view, the start ends as cancelled")
  func waiting() async throws {
    let run = { Self.rig(TestClock()).controller.begin() }()
    #expect(await run.value()?.result == .cancelled)
  }

  @Test("When a controller is released in the turn of its start, the action is cancelled before it runs")
  func startedThisTurn() async {
    let action = ManualAction()
    let run = {
      let rig = Self.rig(TestClock(), action)
      rig.host.attach()
      return rig.controller.begin()
    }()
    #expect(await run.value()?.result == .cancelled)
    await settle()
    for call in action.calls { call.end(.success(.success)) }
    await settle()
    #expect(action.calls.allSatisfy { $0.wasCancelled == true })
  }

  @Test(
    "When an idle controller is released, its view and its action are released as well", arguments: [0, 1, 5])
  func idle(_ refreshes: Int) async throws {
    let clock = TestClock()
    let rest = try await { () async throws -> Remains in
      let rig = Self.rig(clock)
      rig.host.attach()
      for _ in 0..<refreshes {
        rig.host.pullAndLift()
        await settle()
        try rig.action.end()
        await settle()
        rig.host.rest()
      }
      return Remains(controller: rig.controller, host: rig.host, action: rig.action)
    }()
    await settle()
    #expect(rest.controller == nil && rest.host == nil && rest.action == nil)
    await eventually { clock.sleeperCount == 0 }
  }

  @Test("A controller does not retain its view")
  func host() {
    let controller = RefreshController(clock: TestClock())
    weak var witness: FakeHost?
    do {
      let host = FakeHost(controller)
      host.attach()
      witness = host
      #expect(controller.isAttached)
    }
    #expect(witness == nil && !controller.isAttached)
  }

  private static func rig(
    _ clock: TestClock, _ action: ManualAction = ManualAction()
  ) -> (controller: RefreshController, host: FakeHost, action: ManualAction) {
    let controller = RefreshController(start: EdgeConfiguration(timeout: 30), clock: clock)
    controller.setAction(levels: action.action)
    return (controller, FakeHost(controller), action)
  }
}
