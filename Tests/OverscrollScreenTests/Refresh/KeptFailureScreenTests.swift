#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Failures that stay visible by default, also with a configuration of the app.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct KeptFailureScreenTests {
    /// The place of the app's configuration.
    enum Place: CaseIterable { case none, modifier, controller }

    /// A configuration that does not set `keepsFailure`, or sets it.
    private func configuration(_ keepsFailure: Bool?) -> EdgeConfiguration {
      var result = EdgeConfiguration.headerFooter
      result.timeout = 60
      if let keepsFailure { result.keepsFailure = keepsFailure }
      return result
    }

    @Test(
      "A failed page stays visible, unless the configuration says otherwise", arguments: Place.allCases,
      [nil, true, false])
    func failedPage(place: Place, keepsFailure: Bool?) async {
      let (work, controller) = (Work(), RefreshController())
      let own = place == .none ? nil : configuration(keepsFailure)
      if let own, place == .controller { controller.configure(own, at: .bottom) }
      let screen = Screen(
        ScrollView { RowStack(rows: Row.rows(0..<3)) }
          .loadMore(configuration: place == .modifier ? own : nil, controller: controller) {
            try await work.run()
          })
      await screen.wait(1)
      #expect(work.starts == 1)
      work.fail()
      await screen.wait(2)
      let stays = place == .none || keepsFailure != false
      #expect(controller.phase(of: .bottom) == (stays ? .failed : .idle))
      #expect(screen.complaints == [])
    }

    @Test(
      "A failed refresh stays visible only if the configuration says so", arguments: Place.allCases,
      [nil, true, false])
    func failedRefresh(place: Place, keepsFailure: Bool?) async {
      let (work, controller) = (Work(), RefreshController())
      let own = place == .none ? nil : configuration(keepsFailure)
      if let own, place == .controller { controller.configure(own, at: .top) }
      let screen = Screen(
        ScrollView { RowStack() }
          .pullToRefresh(configuration: place == .modifier ? own : nil, controller: controller) {
            try await work.run()
          })
      await screen.wait(0.5)
      await screen.pullAndRelease(by: 320)
      await screen.wait(1)
      #expect(work.starts == 1)
      work.fail()
      await screen.wait(2)
      let stays = place != .none && keepsFailure == true
      #expect(controller.phase(of: .top) == (stays ? .failed : .idle))
      #expect(screen.complaints == [])
    }
  }
#endif
