import Foundation
import OverscrollCore

@testable import Overscroll

/// A controller on a manual clock, with an action at each edge and a scroll view.
@MainActor struct ControllerRig {
  let clock = ManualClock()
  let controller: RefreshController
  let host: FakeHost
  let action = ManualAction()
  let endAction = ManualAction()

  /// The date of every outcome.
  nonisolated static let date = Date(timeIntervalSince1970: 1000)

  init(
    start: EdgeConfiguration = .plain, end: EdgeConfiguration = .plain, attached: Bool = true,
    viewport: Double = 800, content: Double = 3000
  ) {
    controller = RefreshController(start: start, end: end, clock: clock, date: { ControllerRig.date })
    host = FakeHost(controller, clock: clock, viewport: viewport, content: content)
    controller.setAction(levels: action.action)
    controller.setAction(at: .end, levels: endAction.action)
    if attached { host.attach() }
  }

  /// The action of an edge.
  func action(at edge: ScrollEdge) -> ManualAction {
    switch edge {
    case .start: action
    case .end: endAction
    }
  }

  /// The start edge's phase, without its payload.
  var phase: String { controller.phase(of: .start).name }
  /// The end edge's phase, without its payload.
  var endPhase: String { controller.phase(of: .end).name }

  /// Advances the clock, and lets due tasks run.
  func pass(_ duration: Duration) async {
    clock.advance(by: duration)
    await settle()
  }
}

extension EdgeConfiguration {
  /// A phone's configuration on every platform, without a minimum duration.
  static var plain: EdgeConfiguration { EdgeConfiguration(minimumDuration: 0) }
}
