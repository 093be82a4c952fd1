#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Edges that the app disables with `isEnabled`, with each way to pass an action.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct EnabledEdgeScreenTests {
    /// The ways to pass an action.
    enum Way: CaseIterable { case action, flag, environment, controller }

    private struct Page: View {
      @ObservedObject var model: ScreenModel
      let way: Way
      let loadsMore: Bool

      var body: some View {
        if loadsMore { more } else { refreshable }
      }

      private var rows: some View {
        ScrollView { Button("Row") { model.calls += 1 }.frame(height: 900, alignment: .top) }
      }

      @ViewBuilder private var refreshable: some View {
        let (work, isEnabled) = (model.work, model.isEnabled)
        switch way {
        case .action: rows.pullToRefresh(isEnabled: isEnabled) { try await work.run() }
        case .flag: rows.pullToRefresh(isRefreshing: $model.isLoading, isEnabled: isEnabled)
        case .environment: rows.pullToRefresh(isEnabled: isEnabled).refreshable { try? await work.run() }
        case .controller: rows.pullToRefresh(model.controller, isEnabled: isEnabled)
        }
      }

      @ViewBuilder private var more: some View {
        let (work, isEnabled) = (model.work, model.isEnabled)
        switch way {
        case .flag: rows.loadMore(isLoading: $model.isLoading, isEnabled: isEnabled, when: .release)
        case .controller: rows.loadMore(model.controller, isEnabled: isEnabled, when: .release)
        case .action, .environment:
          rows.loadMore(isEnabled: isEnabled, when: .release) { try await work.run() }
        }
      }
    }

    @Test(
      "A disabled edge starts nothing, and its rows stay enabled", arguments: Way.allCases, [false, true])
    func aDisabledEdgeStartsNothing(way: Way, loadsMore: Bool) async {
      let model = ScreenModel()
      model.isEnabled = false
      model.controller.setAction(at: loadsMore ? .bottom : .top) { try await model.work.run() }
      let screen = Screen(Page(model: model, way: way, loadsMore: loadsMore))
      let distance: CGFloat = loadsMore ? -320 : 320
      func isRunning() -> Bool { way == .flag ? model.isLoading : model.work.isRunning }
      await screen.wait(0.5)
      screen.tap("Row")
      await screen.frames(2)
      #expect(model.calls == 1)
      if loadsMore { screen.scroll(to: CGPoint(x: 0, y: 200)) }
      await screen.wait(0.5)
      await screen.pullAndRelease(by: distance, wait: 1)
      #expect(!isRunning())

      model.isEnabled = true
      await screen.wait(1)
      await screen.pullAndRelease(by: distance, wait: 1)
      #expect(isRunning())

      model.isEnabled = false
      await screen.wait(1)
      #expect(isRunning(), "a running action continues")
      model.work.succeed()
      model.isLoading = false
      await screen.wait(2)
      #expect(!isRunning())
      await screen.pullAndRelease(by: distance, wait: 1)
      #expect(!isRunning())
      #expect(model.work.cancellations == 0)
    }
  }
#endif
