import OverscrollTesting
@testable import Overscroll
import OverscrollCore
import Testing

/// The app's flag (`Binding<Bool>`), which starts an edge's action and is true while the action runs.
@MainActor @Suite struct RefreshFlagTests {
  /// A model with a flag, and a view that reads the flag after each change.
  @MainActor private final class Model {
    let rig: ControllerSetup
    var flag: RefreshFlag? = RefreshFlag(edge: .start)
    private(set) var history: [Bool] = []
    var handled = 0
    /// Called when the action has started.
    var onStart: (Model) -> Void = { _ in }
    /// Whether a view reads the flag after each change.
    var isObserved = true

    var isRefreshing = false {
      didSet {
        guard isRefreshing != oldValue else { return }
        history.append(isRefreshing)
        if isObserved { flag?.reconcile() }
      }
    }

    init(_ configuration: EdgeConfiguration = .plain, attached: Bool = true) {
      rig = ControllerSetup(start: configuration, attached: attached)
      flag?.bind(
        get: { [weak self] in self?.isRefreshing ?? false }, set: { [weak self] in self?.isRefreshing = $0 },
        handler: { [weak self] in self?.handle() })
      flag?.attach(rig.controller)
    }

    private func handle() {
      handled += 1
      onStart(self)
    }

    var isRunning: Bool { rig.controller.isRefreshing(at: .start) }
    var last: RefreshResult? { rig.controller.lastOutcome(of: .start)?.result }
  }

  @Test("A pull sets the flag, and when the app clears the flag, the action ends as a success")
  func pull() async {
    let model = Model()
    for number in 1...3 {
      model.rig.host.pullAndLift()
      await settle()
      #expect(model.isRefreshing && model.handled == number && model.isRunning)
      model.isRefreshing = false
      await settle()
      #expect(!model.isRunning && model.last == .success)
      model.rig.host.rest()
      #expect(model.rig.phase == "idle")
    }
    #expect(model.history == [true, false, true, false, true, false])
  }

  @Test("Setting the flag starts the action once")
  func set() async {
    let model = Model()
    model.isRefreshing = true
    model.flag?.reconcile()
    await settle()
    model.flag?.reconcile()
    await settle()
    #expect(model.isRunning && model.handled == 1 && model.rig.host.starts() == 1)
    model.isRefreshing = false
    await settle()
    #expect(model.last == .success && model.history == [true, false])
  }

  @Test(
    "The handler may clear the flag before it returns, whether or not a view observes the flag",
    arguments: [true, false])
  func atOnce(_ isObserved: Bool) async {
    let model = Model()
    model.isObserved = isObserved
    model.onStart = { $0.isRefreshing = false }
    for _ in 0..<2 {
      model.rig.host.pullAndLift()
      await settle()
      #expect(model.last == .success && !model.isRunning && !model.isRefreshing)
      model.rig.host.rest()
    }
    #expect(model.history == [true, false, true, false] && model.handled == 2)
  }

  @Test("The flag is false after a cancellation or a timeout", arguments: [true, false])
  func ended(_ byCode: Bool) async {
    let model = Model(EdgeConfiguration(minimumDuration: 0, timeout: 5))
    model.rig.host.pullAndLift()
    await eventually { model.isRefreshing && model.rig.clock.sleeperCount == 1 }
    if byCode { model.rig.controller.cancel() } else { model.rig.clock.advance(by: .seconds(5)) }
    await eventually { !model.isRefreshing }
    #expect(model.last == (byCode ? .cancelled : .timedOut) && model.history == [true, false])
    model.rig.host.rest()
    #expect(model.rig.phase == "idle" && model.rig.host.starts() == 1)
  }

  @Test("If the flag is set and cleared before the action's task runs, the action ends")
  func setBackAtOnce() async {
    let model = Model()
    model.isRefreshing = true
    model.isRefreshing = false
    await settle()
    #expect(!model.isRunning && !model.isRefreshing && model.history == [true, false])
  }

  @Test("If the flag is set, cleared and set within one turn, the action starts once and the flag stays true")
  func setAgainAtOnce() async {
    let model = Model()
    for isRefreshing in [true, false, true] { model.isRefreshing = isRefreshing }
    await settle()
    #expect(model.isRunning && model.handled == 1 && model.history == [true, false, true])
    model.isRefreshing = false
    await settle()
    #expect(!model.isRunning && model.last == .success && model.history == [true, false, true, false])
  }

  @Test("If the flag is cleared while its start waits for a view, nothing starts")
  func setBackUnattached() async {
    let model = Model(attached: false)
    model.isRefreshing = true
    await settle()
    #expect(model.handled == 0)
    model.isRefreshing = false
    model.rig.host.attach()
    await settle()
    #expect(!model.isRunning && !model.isRefreshing && model.handled == 0)
  }

  @Test("If an action starts before the cancelled previous one has ended, its flag stays true until it ends")
  func overlapping() async {
    let model = Model()
    model.rig.host.pullAndLift()
    await settle()
    model.rig.controller.cancel()
    let run = model.rig.controller.begin()
    for _ in 0..<8 { await settle() }
    #expect(model.isRunning && !run.isFinished && model.isRefreshing)
    model.isRefreshing = false
    model.flag?.reconcile()
    await settle()
    #expect(run.outcome?.result == .success && !model.isRunning)
  }

  @Test("If the flag is cleared before a view has read it as true, the action ends")
  func takenBackUnseen() async {
    let rig = ControllerSetup()
    var isOn = false
    let flag = RefreshFlag(edge: .start)
    flag.bind(get: { isOn }, set: { isOn = $0 }, handler: { Task { isOn = false } })
    flag.attach(rig.controller)
    rig.host.pullAndLift()
    await eventually { rig.controller.lastOutcome(of: .start)?.result == .success }
    #expect(!isOn && !rig.controller.isRefreshing(at: .start))
  }

  @Test("If the flag is cleared and set again at once, the previous action ends and a new one starts")
  func againAtTheEnd() async {
    let rig = ControllerSetup()
    var isOn = false
    var handled = 0
    let flag = RefreshFlag(edge: .start)
    flag.bind(get: { isOn }, set: { isOn = $0 }, handler: { handled += 1 })
    flag.attach(rig.controller)
    rig.host.pullAndLift()
    await eventually { handled == 1 }
    isOn = false
    flag.reconcile()
    isOn = true
    flag.reconcile()
    await eventually { handled == 2 }
    #expect(isOn && rig.controller.isRefreshing(at: .start))
    isOn = false
    flag.reconcile()
    await eventually { !rig.controller.isRefreshing(at: .start) }
    #expect(!isOn && handled == 2)
  }
}
