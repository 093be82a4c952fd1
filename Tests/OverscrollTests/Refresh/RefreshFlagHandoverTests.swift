@testable import Overscroll
import OverscrollCore
import Testing

/// Flags of views that appear and disappear while a controller's action runs.
@MainActor @Suite struct RefreshFlagHandoverTests {
  /// The app's flag, which each view binds again.
  @MainActor private final class Value {
    var isOn = false
    /// Called after the flag has been set to false.
    var afterReset: (() -> Void)?
    private(set) var handled = 0
    private(set) var reads = 0
    private var views: [RefreshFlag] = []

    func view(_ rig: ControllerRig, at edge: ScrollEdge = .start) -> RefreshFlag {
      let flag = RefreshFlag(edge: edge)
      flag.bind(get: { self.read() }, set: { self.write($0) }, handler: { self.handled += 1 })
      flag.attach(rig.controller)
      views.append(flag)
      return flag
    }

    /// Returns the flag of a view whose pull has started the action.
    @discardableResult func startedView(_ rig: ControllerRig) async -> RefreshFlag {
      let flag = view(rig)
      rig.host.pullAndLift()
      await eventually { self.isOn }
      return flag
    }

    /// Returns the flag of a second view, which continues the first view's action.
    func secondView(_ rig: ControllerRig) -> RefreshFlag {
      let flag = view(rig)
      flag.reconcile()
      return flag
    }

    private func read() -> Bool {
      reads += 1
      return isOn
    }

    private func write(_ value: Bool) {
      isOn = value
      if !value { afterReset?() }
    }
  }

  /// A weak reference to a controller.
  @MainActor private final class Weak {
    weak var controller: RefreshController?

    init(_ controller: RefreshController?) { self.controller = controller }
  }

  private func result(_ rig: ControllerRig) -> RefreshResult? {
    rig.controller.lastOutcome(of: .start)?.result
  }

  @Test(
    "An action that an earlier view's flag started ends as a success with a later view's flag",
    arguments: [false, true])
  func later(_ isReleased: Bool) async {
    let (rig, value) = (ControllerRig(), Value())
    let first = await value.startedView(rig)
    if isReleased { first.detach() }
    let second = value.secondView(rig)
    await settle()
    #expect(rig.controller.isRefreshing(.start) && value.handled == 1)
    value.isOn = false
    second.reconcile()
    await settle()
    #expect(result(rig) == .success && value.handled == 1 && !value.isOn)
  }

  @Test("A flag that is false when its view appears ends the action of an earlier view")
  func falseAtOnce() async {
    let (rig, value) = (ControllerRig(), Value())
    await value.startedView(rig)
    value.isOn = false
    value.view(rig).reconcile()
    await settle()
    #expect(result(rig) == .success)
  }

  @Test("A flag that is cleared while no view exists ends its action")
  func nobody() async {
    let (rig, value) = (ControllerRig(), Value())
    let flag = await value.startedView(rig)
    // Wait until after the first read.
    try? await Task.sleep(for: .milliseconds(100))
    rig.host.detach()
    flag.detach()
    value.isOn = false
    await eventually { result(rig) == .success }
    #expect(!rig.controller.isRefreshing(.start))
  }

  @Test("A flag with a view is read once more, and repeatedly only without a view")
  func reads() async {
    let (rig, value) = (ControllerRig(), Value())
    func pass() -> Bool {
      rig.clock.advance(by: .milliseconds(20))
      return true
    }
    let time = AmbientClock(clock: rig.clock, date: { ControllerRig.date }, uptime: { 0 })
    _ = value.view(rig)
    AmbientClock.$current.withValue(time) { rig.host.pullAndLift() }
    await eventually { value.isOn }
    let before = value.reads
    await eventually { pass() && value.reads == before + 1 }
    for _ in 0..<5 { await rig.pass(.seconds(1)) }
    #expect(value.reads == before + 1 && rig.controller.isRefreshing(.start))
    AmbientClock.$current.withValue(time) { rig.host.detach() }
    await eventually { pass() && value.reads > before + 1 }
    value.isOn = false
    await eventually { pass() && result(rig) == .success }
  }

  @Test("A flag that is set again after a cancellation starts again, even with a second view")
  func setAgain() async {
    let (rig, value) = (ControllerRig(), Value())
    await value.startedView(rig)
    let second = value.secondView(rig)
    value.afterReset = {
      value.afterReset = nil
      Task {
        value.isOn = true
        second.reconcile()
      }
    }
    rig.controller.cancel()
    rig.host.rest()
    await eventually { value.handled == 2 }
    await settle()
    #expect(value.isOn && rig.controller.isRefreshing(.start))
  }

  @Test("After a cancellation with a second view, the flag is false", arguments: [false, true])
  func cancelled(_ isSetAgain: Bool) async {
    let (rig, value) = (ControllerRig(), Value())
    await value.startedView(rig)
    let second = value.secondView(rig)
    rig.controller.cancel()
    await eventually { !value.isOn }
    #expect(value.handled == 1)
    rig.host.rest()
    guard isSetAgain else { return }
    value.isOn = true
    second.reconcile()
    await eventually { value.handled == 2 }
    #expect(value.isOn && rig.controller.isRefreshing(.start))
  }

  @Test("A flag whose controller is gone keeps the app's value")
  func controllerGone() async {
    let value = Value()
    var rig: ControllerRig? = ControllerRig()
    let witness = Weak(rig?.controller)
    let flag = rig.map { value.view($0) }
    rig?.host.pullAndLift()
    await eventually { value.isOn }
    rig?.host.detach()
    rig = nil
    await eventually { witness.controller == nil }
    await settle()
    #expect(value.isOn && value.handled == 1)
    flag?.reconcile()
    #expect(value.isOn)
  }

  @Test("A flag without the edge ends nothing that a different flag started, and starts nothing")
  func withoutTheEdge() async {
    let rig = ControllerRig()
    let (one, two) = (Value(), Value())
    let first = one.view(rig)
    let second = two.view(rig)
    rig.host.pullAndLift()
    await eventually { two.isOn }
    first.reconcile(hasEdge: false)
    await settle()
    #expect(rig.controller.isRefreshing(.start))
    two.isOn = false
    second.reconcile()
    await settle()
    one.isOn = true
    first.reconcile(hasEdge: false)
    await settle()
    #expect(result(rig) == .success && rig.host.starts() == 1 && one.isOn)
  }
}
