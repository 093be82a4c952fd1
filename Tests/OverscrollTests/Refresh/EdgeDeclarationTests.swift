@testable import Overscroll
import OverscrollCore
import Testing

/// The declaration of an edge by a view, which the controller applies at once.
@MainActor @Suite struct EdgeDeclarationTests {
  /// The parts of a declaration that allow or prevent a start.
  struct Permission: CustomTestStringConvertible {
    let isAllowed: Bool
    let hasMore: Bool?

    static let all = [true, false].flatMap { isAllowed in
      [nil, true, false].map { Permission(isAllowed: isAllowed, hasMore: $0) }
    }

    var permitsStart: Bool { isAllowed && hasMore != false }
    var testDescription: String { "\(isAllowed ? "allowed" : "disabled"), more: \(hasMore as Any)" }

    @MainActor func declaration(action: RefreshController.Action? = nil) -> EdgeDeclaration {
      EdgeDeclaration(
        EdgeOptions(action: .controller, hasMore: hasMore), action: action, isAllowed: isAllowed)
    }
  }

  @Test(
    "A waiting run begins once its action is declared, if the same declaration permits a start",
    arguments: Permission.all, Permission.all)
  func waitingRun(_ before: Permission, _ after: Permission) async {
    for edge in ScrollEdge.allCases {
      let rig = ControllerSetup()
      rig.controller.setAction(at: Edge(edge), levels: nil)
      rig.controller.declare(before.declaration(), at: edge)
      let run = rig.controller.begin(at: Edge(edge))
      await settle()
      #expect(rig.host.starts(edge) == 0)
      var calls = 0
      let action: RefreshController.Action = { _ in
        calls += 1
        return .success
      }
      rig.controller.declare(after.declaration(action: action), at: edge)
      let outcome = await run.value()
      #expect(calls == (after.permitsStart ? 1 : 0))
      #expect(outcome?.result == (after.permitsStart ? .success : nil))
    }
  }

  @Test(
    "An edge that is enabled under a finger has the thresholds of the same declaration",
    arguments: [100.0, 150],
    [Permission(isAllowed: false, hasMore: nil), Permission(isAllowed: true, hasMore: false)])
  func enabledUnderFinger(_ threshold: Double, _ before: Permission) {
    for edge in ScrollEdge.allCases {
      let rig = ControllerSetup()
      rig.controller.declare(before.declaration(), at: edge)
      rig.host.pull(to: 60, past: edge)
      let configuration = EdgeConfiguration(threshold: .points(threshold))
      rig.controller.declare(
        EdgeDeclaration(EdgeOptions(configuration, action: .controller, hasMore: true)), at: edge)
      rig.host.report(rig.host.geometry.offset(forOverscroll: 120, past: edge), .tracking)
      rig.host.lift()
      #expect(rig.host.starts(edge) == (threshold < 120 ? 1 : 0))
    }
  }
}
