import OverscrollCore
import Testing

@testable import Overscroll

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The mapping of SwiftUI's `Edge` to the engine's start and end edges.
@MainActor @Suite struct EdgeNamesTests {
  @Test(
    "Top and leading map to the start edge, bottom and trailing to the end edge", arguments: Edge.allCases)
  func names(edge: Edge) async {
    let other: ScrollEdge = edge.scrollEdge == .start ? .end : .start
    #expect([Edge.top, .leading].contains(edge) == (edge.scrollEdge == .start))

    let rig = ControllerSetup(start: .plain, end: .plain)
    let controller = rig.controller
    controller.configure(.fraction(0.2), at: edge)
    #expect(controller.configuration(of: edge.scrollEdge) == .fraction(0.2))
    #expect(controller.configuration(of: edge) == .fraction(0.2))
    #expect(controller.configuration(of: other) == .plain)
    #expect(controller.hasAction(at: edge))

    controller.setEnabled(false, at: edge)
    #expect(!controller.isOn(edge.scrollEdge) && controller.isOn(other))
    controller.setEnabled(true, at: edge)

    controller.begin(at: edge)
    #expect(controller.isRefreshing(at: edge) && controller.isRefreshing(at: edge.scrollEdge))
    #expect(!controller.isRefreshing(at: other))
    controller.cancel(at: edge)
    #expect(controller.lastOutcome(of: edge)?.result == .cancelled)
    #expect(controller.lastOutcome(of: other) == nil)
    #expect(controller.lastUpdated(of: edge) == nil)

    controller.setNoMoreContent(true, at: edge)
    let outcome = await controller.refresh(at: edge)
    #expect((outcome == nil) == (controller.phase(of: edge.scrollEdge) == .noMoreContent))
    controller.setAction(at: edge, levels: nil)
    #expect(!controller.hasAction(at: edge) && controller.hasAction(at: other))
  }
}
