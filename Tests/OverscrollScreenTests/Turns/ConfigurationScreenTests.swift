#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The configuration that is used: the view's configuration if it has one, otherwise the controller's.
  @MainActor
  @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ConfigurationScreenTests {
    /// The test pulls twice, with an unrelated view update between the pulls.
    @Test(arguments: [false, true]) func theViewsConfigurationWins(isDeclared: Bool) async {
      let model = ScreenModel()
      let screen = await Screen(
        ModelView(model) {
          ScrollView { RowStack() }
            .pullToRefresh(configuration: isDeclared ? .standard : nil, controller: model.controller) {
              try await model.work.run()
            }
            .disabled(!model.isEnabled)
        }, wait: 1)
      var other = EdgeConfiguration.standard
      other.policy = .manual
      model.controller.configure(other, at: .top)
      #expect(model.controller.configuration(of: .top) == other)
      for round in 1...2 {
        await screen.pullAndRelease(by: 400, wait: 1)
        #expect(model.work.starts == (isDeclared ? round : 0))
        await screen.wait(2, after: model.work.succeed)
        model.isEnabled = false
        await screen.wait(1)
        model.isEnabled = true
        await screen.wait(1)
      }
    }

    @Test("A configuration that code sets on the controller keeps the trigger policy that the view declares")
    func theViewsPolicyStaysWithCodesNumbers() async {
      let model = ScreenModel()
      model.controller.setAction(at: .bottom) { try await model.work.run() }
      let screen = await Screen(
        ScrollView { RowStack(rows: Row.rows(0..<100)) }.loadMore(model.controller), wait: 1)
      var numbers = model.controller.configuration(of: .bottom)
      numbers.timeout = 3
      model.controller.configure(numbers, at: .bottom)
      await screen.scroll(to: CGPoint(x: 0, y: 4400 - screen.size.height - 100), wait: 1)
      #expect(model.work.starts == 1)
      await screen.wait(4)
      #expect(model.controller.lastOutcome(of: .bottom)?.result == .timedOut)
    }
  }
#endif
