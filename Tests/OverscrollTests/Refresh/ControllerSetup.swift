import OverscrollTesting
import Foundation
import OverscrollCore

@testable import Overscroll

/// A test setup: a controller on a manual clock, an action for each edge, and a simulated scroll view.
@MainActor struct ControllerSetup {
  let clock = TestClock()
  let controller: RefreshController
  let host: FakeHost
  let action = ManualAction()
  let endAction = ManualAction()

  /// The date that every outcome has.
  nonisolated static let date = Date(timeIntervalSince1970: 1000)

  init(
    start: EdgeConfiguration = .plain, end: EdgeConfiguration = .plain, attached: Bool = true,
    viewport: Double = 800, content: Double = 3000
  ) {
    controller = RefreshController(start: start, end: end, clock: clock, date: { ControllerSetup.date })
    host = FakeHost(controller, clock: clock, viewport: viewport, content: content)
    controller.setAction(levels: action.action)
    controller.setAction(at: .end, levels: endAction.action)
    if attached { host.attach() }
  }

  /// Returns the test action of an edge.
  func action(at edge: ScrollEdge) -> ManualAction {
    switch edge {
    case .start: action
    case .end: endAction
    }
  }

  /// The name of the start edge's phase, without associated values.
  var phase: String { controller.phase(of: .start).name }
  /// The name of the end edge's phase, without associated values.
  var endPhase: String { controller.phase(of: .end).name }

  /// Advances the clock, and runs the tasks that are then due.
  func pass(_ duration: Duration) async {
    clock.advance(by: duration)
    await settle()
  }
}

extension EdgeConfiguration {
  /// A configuration without a minimum duration, the same on every platform.
  static var plain: EdgeConfiguration { EdgeConfiguration(minimumDuration: 0) }
}
