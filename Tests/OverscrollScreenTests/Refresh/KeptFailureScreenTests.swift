#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Failures that stay visible by default, also with a configuration of the app.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct KeptFailureScreenTests {
    /// The source of the configuration.
    enum Source: CaseIterable { case none, modifier, controller }

    /// A configuration that does not set `keepsFailure`, or sets it.
    private func configuration(_ keepsFailure: Bool?) -> EdgeConfiguration {
      var result = EdgeConfiguration.headerFooter
      result.timeout = 60
      if let keepsFailure { result.keepsFailure = keepsFailure }
      return result
    }

    /// By default, a failed page stays visible, and a failed refresh does not.
    @Test(
      "A failed page stays visible unless the configuration says otherwise, and a failed refresh if it says so",
      arguments: Source.allCases, [(nil, false), (true, false), (false, false), (nil, true), (false, true)])
    func failure(source: Source, _ test: (keepsFailure: Bool?, isPage: Bool)) async {
      let (keepsFailure, edge) = (test.keepsFailure, test.isPage ? Edge.bottom : .top)
      let (work, controller) = (Work(), RefreshController())
      let own = source == .none ? nil : configuration(keepsFailure)
      if let own, source == .controller { controller.configure(own, at: edge) }
      let (scroll, modifiers) = (
        ScrollView { RowStack(rows: Row.rows(0..<3)) }, source == .modifier ? own : nil
      )
      let screen = await Screen(
        Group {
          if test.isPage {
            scroll.loadMore(configuration: modifiers, controller: controller) { try await work.run() }
          } else {
            scroll.pullToRefresh(configuration: modifiers, controller: controller) { try await work.run() }
          }
        }, wait: 1)
      if !test.isPage { await screen.pullAndRelease(by: 320) }
      await screen.wait(1)
      #expect(work.starts == 1)
      await screen.wait(2, after: work.fail)
      let stays = (source == .none ? nil : keepsFailure) ?? test.isPage
      #expect(controller.phase(of: edge) == (stays ? .failed : .idle))
    }
  }
#endif
