@testable import Overscroll
import OverscrollCore
import Testing

/// The behavior of refreshing in four of the articles, reproduced with this package's presets and
/// controllers.
@MainActor @Suite struct ArticleBehaviorTests {
  /// A model with one flag (`Bool`) for each edge, as in the second and the fifth article.
  @MainActor final class Model {
    var flags = EdgePair(start: false, end: false)
    var handled = EdgePair(start: 0, end: 0)
    /// Called by a handler after its flag is set.
    var onHandle: (ScrollEdge) -> Void = { _ in }
    let drivers = EdgePair(start: RefreshFlag(edge: .start), end: RefreshFlag(edge: .end))

    init(_ controller: RefreshController) {
      for edge in ScrollEdge.allCases {
        drivers[edge].bind(
          get: { [weak self] in self?.flags[edge] ?? false }, set: { [weak self] in self?.flags[edge] = $0 },
          handler: { [weak self] in
            self?.handled[edge] += 1
            self?.onHandle(edge)
          })
        drivers[edge].attach(controller)
      }
    }

    /// Sets a flag and updates its view, as an app does.
    func set(_ edge: ScrollEdge, _ value: Bool) {
      flags[edge] = value
      drivers[edge].reconcile()
    }
  }

  @Test("First article: a pull starts the action once, and again only after the content has returned")
  func completion() async throws {
    let rig = ControllerSetup(start: .fraction(0.15))
    rig.host.pull(to: 119)
    #expect(rig.host.starts() == 0)
    rig.host.report(-121, .tracking)
    #expect(rig.host.starts() == 1 && rig.host.changes.isEmpty)
    await settle()
    await rig.pass(.seconds(1))
    try rig.action.end()
    await settle()
    // The action has already ended. The same finger and then a second finger pull before the content has
    // returned.
    rig.host.report(-20, .tracking)
    rig.host.report(-140, .tracking)
    rig.host.lift()
    rig.host.report(-130, .tracking)
    #expect(rig.host.starts() == 1)
    rig.host.report(0, .resting)
    rig.host.pullAndLift()
    rig.host.pull(to: 121)
    rig.host.lift()
    #expect(rig.host.starts() == 2 && rig.host.insets.start == 120)
    let haptics = rig.host.asked.map(\.effect).filter { $0 == .armed || $0 == .successHaptic }
    #expect(haptics == [.armed, .armed])
  }

  @Test(
    "Second article: a pull sets the flag, and the gap stays open until the app clears the flag"
  )
  func binding() async {
    let rig = ControllerSetup(start: .reachThenHold(80))
    let model = Model(rig.controller)
    rig.host.pull(to: 90)
    await settle()
    #expect(model.flags.start && rig.host.changes.isEmpty)
    rig.host.lift()
    rig.host.rest()
    #expect(rig.host.insets.start == 80 && rig.host.offset == -80)
    await rig.pass(.seconds(1))
    model.set(.start, false)
    await settle()
    rig.host.rest()
    #expect(rig.host.insets.start == 0 && rig.host.offset == 0 && rig.phase == "idle")
  }

  @Test(
    "Second article: setting the flag starts the action, and opens the gap if the content is at its edge",
    arguments: [0.0, 400])
  func bindingFromCode(_ offset: Double) async {
    let rig = ControllerSetup(start: .reachThenHold(80))
    let model = Model(rig.controller)
    rig.host.report(offset, .resting)
    model.set(.start, true)
    await settle()
    rig.host.rest()
    #expect(rig.controller.isRefreshing(at: .start) && rig.host.insets.start == (offset == 0 ? 80 : 0))
    #expect(rig.host.offset == (offset == 0 ? -80 : 400))
  }

  @Test("Fifth article: the action starts at the lift past the header, and its handler may end it at once")
  func headerFooter() async {
    let rig = ControllerSetup(start: .headerFooter, end: .headerFooter)
    let model = Model(rig.controller)
    rig.controller.setIndicatorExtent(72, at: .start)
    rig.host.pull(to: 71)
    rig.host.lift()
    rig.host.rest()
    #expect(rig.host.starts() == 0)
    rig.host.pull(to: 73)
    #expect(rig.phase == "armed" && rig.host.starts() == 0)
    model.onHandle = { model.flags[$0] = false }
    rig.host.lift()
    await settle()
    #expect(model.handled.start == 1 && rig.host.outcomes() == [.success])
    await rig.pass(.seconds(1))
    rig.host.rest()
    #expect(rig.phase == "idle" && rig.host.insets.start == 0)
  }

  @Test("Fifth article: one edge cannot be pulled while the opposite edge's action runs")
  func exclusion() async {
    let rig = ControllerSetup(start: .headerFooter, end: .headerFooter)
    let model = Model(rig.controller)
    rig.host.pullAndLift()
    await settle()
    rig.host.rest()
    #expect(model.flags.start && !rig.controller.presentation.end.isAvailable)
    rig.host.pullAndLift(past: .end)
    #expect(rig.host.starts(.end) == 0)
    rig.host.rest()
    model.set(.start, false)
    await settle()
    rig.host.pullAndLift(past: .end)
    await settle()
    #expect(rig.host.starts(.end) == 1 && model.handled.end == 1)
  }
}
