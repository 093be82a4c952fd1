#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The status of an edge whose view disappears.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct StatusScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var isShown = true
      @Published var status = RefreshStatus()
      let work = Work()
    }

    private struct Feed: View {
      @ObservedObject var model: Model
      let controller: RefreshController?

      var body: some View {
        if model.isShown {
          ScrollView { RowStack() }
            .pullToRefresh(status: $model.status, controller: controller) { try await model.work.run() }
        }
      }
    }

    @Test("When a view without a controller disappears, its action is cancelled")
    func aViewThatGoesLeavesNothingThatRuns() async {
      let model = Model()
      let screen = Screen(Feed(model: model, controller: nil))
      await screen.wait(0.5)
      await screen.pullAndRelease(by: 420)
      await screen.wait(0.5)
      #expect(model.status.isRefreshing)
      model.isShown = false
      await screen.wait(1)
      #expect(model.work.cancellations == 1)
      #expect(!model.status.isRefreshing)
      #expect(model.status.outcome?.result == .cancelled)
    }

    @Test("If an action ends while its view is absent, the status reports the end")
    func whatEndsWhileNoViewIsThereIsTold() async {
      let (model, controller) = (Model(), RefreshController())
      let screen = Screen(Feed(model: model, controller: controller))
      await screen.wait(0.5)
      await screen.pullAndRelease(by: 420)
      await screen.wait(0.5)
      model.isShown = false
      await screen.wait(1)
      #expect(model.status.isRefreshing && model.work.isRunning)
      model.work.succeed()
      await screen.wait(1)
      #expect(!model.status.isRefreshing && model.status.outcome?.isSuccess == true)
      model.isShown = true
      await screen.wait(0.5)
      model.status.begin()
      await screen.wait(0.5)
      #expect(model.work.starts == 2 && model.status.isRefreshing)
      model.work.succeed()
      await screen.wait(2)
      #expect(screen.complaints == [])
    }
  }
#endif
