@testable import Overscroll
import OverscrollCore
import Testing

/// The connection of a flag (`Binding<Bool>`) to a controller.
@MainActor @Suite struct RefreshFlagWiringTests {
  /// A flag and the `Bool` that it binds.
  @MainActor private final class Value {
    let flag = RefreshFlag(edge: .start)
    var isOn = false

    init() { flag.bind(get: { [weak self] in self?.isOn ?? false }, set: { [weak self] in self?.isOn = $0 }) }

    func set(_ isOn: Bool) {
      self.isOn = isOn
      flag.reconcile()
    }
  }

  @Test("When a start is declined, the flag becomes false, and the action can start later")
  func declined() async {
    let rig = ControllerSetup()
    let value = Value()
    value.flag.attach(rig.controller)
    rig.controller.setEnabled(false)
    value.set(true)
    await settle()
    #expect(!rig.controller.isRefreshing(at: .start) && rig.host.starts() == 0 && !value.isOn)
    value.flag.reconcile()
    rig.controller.setEnabled(true)
    value.set(true)
    await settle()
    #expect(rig.controller.isRefreshing(at: .start))
    value.set(false)
    await settle()
    #expect(rig.controller.lastOutcome(of: .start)?.result == .success)
  }

  @Test("A flag without a controller does nothing, and a flag without a binding cancels its action")
  func loose() async {
    let value = Value()
    value.set(true)
    value.set(false)
    let rig = ControllerSetup()
    RefreshFlag(edge: .start).attach(rig.controller)
    #expect(await rig.controller.refresh()?.result == .cancelled)
  }

  @Test("The start of a released flag is cancelled, and a flag that is released later still becomes false")
  func released() async {
    let rig = ControllerSetup()
    var value: Value? = Value()
    weak var witness = value?.flag
    value?.flag.attach(rig.controller)
    value = nil
    #expect(witness == nil)
    #expect(await rig.controller.refresh()?.result == .cancelled)

    var isOn = false
    var flag: RefreshFlag? = RefreshFlag(edge: .start)
    flag?.bind(get: { isOn }, set: { isOn = $0 })
    flag?.attach(rig.controller)
    witness = flag
    let run = rig.controller.begin()
    await settle()
    #expect(isOn)
    flag = nil
    rig.controller.cancel()
    await eventually { !isOn && witness == nil }
    #expect(run.outcome?.result == .cancelled)
  }

  @Test(
    "After the edge has had a different action, attaching the flag again restores the flag's action",
    arguments: [true, false])
  func drivesAgain(_ hadAction: Bool) async {
    let rig = ControllerSetup()
    let value = Value()
    value.flag.attach(rig.controller)
    rig.controller.setAction(levels: hadAction ? rig.action.action : nil)
    value.flag.attach(rig.controller)
    value.set(true)
    await settle()
    #expect(rig.controller.isRefreshing(at: .start) && rig.action.calls.isEmpty)
    value.set(false)
    await settle()
    #expect(rig.controller.lastOutcome(of: .start)?.result == .success)
  }

  @Test("A flag that is attached to a second controller starts the second controller's action")
  func otherController() async {
    let (first, second) = (ControllerSetup(), ControllerSetup())
    let value = Value()
    value.flag.attach(first.controller)
    value.flag.attach(second.controller)
    value.set(true)
    await settle()
    #expect(!first.controller.isRefreshing(at: .start) && second.controller.isRefreshing(at: .start))
  }

  @Test("Attaching the flag to the same controller again, as each view update does, changes nothing")
  func again() async {
    let rig = ControllerSetup()
    let value = Value()
    value.flag.attach(rig.controller)
    value.set(true)
    await settle()
    for _ in 0..<5 {
      value.flag.attach(rig.controller)
      value.flag.reconcile()
    }
    #expect(rig.controller.isRefreshing(at: .start) && value.isOn && rig.host.starts() == 1)
    value.set(false)
    await settle()
    #expect(rig.controller.lastOutcome(of: .start)?.result == .success && rig.host.starts() == 1)
  }
}
