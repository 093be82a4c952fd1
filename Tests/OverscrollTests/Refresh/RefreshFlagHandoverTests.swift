import OverscrollTesting
@testable import Overscroll
import OverscrollCore
import Testing

/// Flags (`Binding<Bool>`) of views that appear and disappear while the action of their controller runs.
@MainActor @Suite struct RefreshFlagHandoverTests {
  /// The app's `Bool`, which several views bind.
  @MainActor private final class Value {
    var isOn = false
    /// Called each time after the value has become false.
    var afterReset: (() -> Void)?
    private(set) var handled = 0
    private(set) var reads = 0
    private var views: [RefreshFlag] = []

    func view(_ rig: ControllerSetup, at edge: ScrollEdge = .start) -> RefreshFlag {
      let flag = RefreshFlag(edge: edge)
      flag.bind(get: { self.read() }, set: { self.write($0) }, handler: { self.handled += 1 })
      flag.attach(rig.controller)
      views.append(flag)
      return flag
    }

    /// Returns the flag of a first view, after a pull has started the action.
    @discardableResult func startedView(_ rig: ControllerSetup) async -> RefreshFlag {
      let flag = view(rig)
      rig.host.pullAndLift()
      await eventually { self.isOn }
      return flag
    }

    /// Returns the flag of a second view that binds the same value while the action runs.
    func secondView(_ rig: ControllerSetup) -> RefreshFlag {
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

  private func result(_ rig: ControllerSetup) -> RefreshResult? {
    rig.controller.lastOutcome(of: .start)?.result
  }

  @Test(
    "An action that one view's flag started ends as a success when a later view's flag is cleared",
    arguments: [false, true])
  func later(_ isReleased: Bool) async {
    let (rig, value) = (ControllerSetup(), Value())
    let first = await value.startedView(rig)
    if isReleased { first.detach() }
    let second = value.secondView(rig)
    await settle()
    #expect(rig.controller.isRefreshing(at: .start) && value.handled == 1)
    value.isOn = false
    second.reconcile()
    await settle()
    #expect(result(rig) == .success && value.handled == 1 && !value.isOn)
  }

  @Test("If the flag is already false when a second view appears, the action of the first view ends")
  func falseAtOnce() async {
    let (rig, value) = (ControllerSetup(), Value())
    await value.startedView(rig)
    value.isOn = false
    value.view(rig).reconcile()
    await settle()
    #expect(result(rig) == .success)
  }

  @Test("If the app clears the flag while no view exists, the action ends")
  func nobody() async {
    let (rig, value) = (ControllerSetup(), Value())
    let flag = await value.startedView(rig)
    // Wait until the flag has been read for the first time.
    try? await Task.sleep(for: .milliseconds(100))
    rig.host.detach()
    flag.detach()
    value.isOn = false
    await eventually { result(rig) == .success }
    #expect(!rig.controller.isRefreshing(at: .start))
  }

  @Test("The flag is read repeatedly only while no view exists; with a view it is read once more")
  func reads() async {
    let (rig, value) = (ControllerSetup(), Value())
    func pass() -> Bool {
      rig.clock.advance(by: .milliseconds(20))
      return true
    }
    let time = AmbientClock(clock: rig.clock, date: { ControllerSetup.date }, uptime: { 0 })
    _ = value.view(rig)
    AmbientClock.$current.withValue(time) { rig.host.pullAndLift() }
    await eventually { value.isOn }
    let before = value.reads
    await eventually { pass() && value.reads == before + 1 }
    for _ in 0..<5 { await rig.pass(.seconds(1)) }
    #expect(value.reads == before + 1 && rig.controller.isRefreshing(at: .start))
    AmbientClock.$current.withValue(time) { rig.host.detach() }
    await eventually { pass() && value.reads > before + 1 }
    value.isOn = false
    await eventually { pass() && result(rig) == .success }
  }

  @Test("If the app sets the flag again right after a cancellation, the action starts again")
  func setAgain() async {
    let (rig, value) = (ControllerSetup(), Value())
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
    #expect(value.isOn && rig.controller.isRefreshing(at: .start))
  }

  @Test("After a cancellation, the flag is false, even if a second view binds it", arguments: [false, true])
  func cancelled(_ isSetAgain: Bool) async {
    let (rig, value) = (ControllerSetup(), Value())
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
    #expect(value.isOn && rig.controller.isRefreshing(at: .start))
  }

  @Test("If the controller has been released, the flag keeps the app's value")
  func controllerGone() async {
    let value = Value()
    var rig: ControllerSetup? = ControllerSetup()
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

  @Test("A flag that does not own the edge neither starts an action nor ends one of a different flag")
  func withoutTheEdge() async {
    let rig = ControllerSetup()
    let (one, two) = (Value(), Value())
    let first = one.view(rig)
    let second = two.view(rig)
    rig.host.pullAndLift()
    await eventually { two.isOn }
    first.reconcile(hasEdge: false)
    await settle()
    #expect(rig.controller.isRefreshing(at: .start))
    two.isOn = false
    second.reconcile()
    await settle()
    one.isOn = true
    first.reconcile(hasEdge: false)
    await settle()
    #expect(result(rig) == .success && rig.host.starts() == 1 && one.isOn)
  }
}
