#if canImport(SwiftUI)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The status of an edge whose view disappears.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct StatusScreenTests {
    private func feedView(model: ScreenModel, controller: RefreshController?) -> some View {
      ModelView(model) { bound in
        if model.isShown {
          ScrollView { RowStack() }
            .pullToRefresh(status: bound.status, controller: controller) { try await model.work.run() }
        }
      }
    }

    @Test("When a view without a controller disappears, its action is cancelled")
    func aViewThatGoesLeavesNothingThatRuns() async {
      let model = ScreenModel()
      let screen = await Screen(feedView(model: model, controller: nil), wait: 0.5)
      await screen.pullAndRelease(by: 420, wait: 0.5)
      #expect(model.status.isRefreshing)
      model.isShown = false
      await screen.wait(1)
      #expect(model.work.cancellations == 1)
      #expect(!model.status.isRefreshing)
      #expect(model.status.outcome?.result == .cancelled)
    }

    private struct Mailbox: View {
      @ObservedObject var model: ScreenModel
      let controller: RefreshController?
      let key: String

      var body: some View {
        if let controller {
          list.pullToRefresh(controller, status: $model.status)
        } else {
          list.pullToRefresh(status: $model.status) { try await model.work.run() }
            .refreshOnAppear(ifOlderThan: .seconds(300), storedAs: key)
        }
      }

      private var list: some View {
        List(model.rows) { RowView(row: $0) }
          .overlay { if model.rows.isEmpty, !model.status.isShowing { Text("Nothing here") } }
      }
    }

    @Test("During a first load the status shows the gap, and after it the date, also in a later view")
    func firstLoad() async throws {
      let key = "StatusScreenTests.firstLoad"
      UserDefaults.standard.removeObject(forKey: key)
      defer { UserDefaults.standard.removeObject(forKey: key) }
      let model = ScreenModel(0..<0)
      let screen = await Screen(Mailbox(model: model, controller: nil, key: key), wait: 0.5)
      #expect(model.status.isRefreshing && model.status.isShowing && model.status.lastUpdated == nil)
      #expect(!screen.texts.contains("Nothing here"))
      await screen.wait(2, after: model.work.succeed)
      #expect(!model.status.isRefreshing && !model.status.isShowing)
      #expect(screen.texts.contains("Nothing here"))
      let date = try #require(model.status.lastUpdated)
      let later = ScreenModel(0..<0)
      let second = Screen(Mailbox(model: later, controller: nil, key: key))
      await second.wait(1)
      #expect(later.work.starts == 0 && later.status.lastUpdated == date)
    }

    @Test("A status can show the action that an app has set on its controller")
    func statusOfAController() async {
      let (model, controller) = (ScreenModel(0..<0), RefreshController())
      controller.setAction { [work = model.work] in try await work.run() }
      let screen = await Screen(Mailbox(model: model, controller: controller, key: ""), wait: 0.5)
      model.status.begin()
      await screen.wait(0.5)
      #expect(model.work.starts == 1 && model.status.isRefreshing && model.status.isShowing)
      await screen.wait(2, after: model.work.succeed)
      #expect(!model.status.isRefreshing && model.status.lastUpdated != nil)
    }

    @Test("A status keeps the date of the last success when its view and controller are gone")
    func dateWithoutAView() async throws {
      let model = ScreenModel()
      let screen = await Screen(feedView(model: model, controller: nil), wait: 0.5)
      model.status.begin()
      await screen.wait(0.5)
      await screen.wait(2, after: model.work.succeed)
      let date = try #require(model.status.lastUpdated)
      model.status.begin()
      await screen.wait(0.5)
      #expect(model.status.isRefreshing)
      model.isShown = false
      await screen.wait(1)
      #expect(!model.status.isRefreshing && model.status.lastUpdated == date)
    }

    @Test("If an action ends while its view is absent, the status reports the end")
    func anEndWithoutAViewIsReported() async {
      let (model, controller) = (ScreenModel(), RefreshController())
      let screen = await Screen(feedView(model: model, controller: controller), wait: 0.5)
      await screen.pullAndRelease(by: 420, wait: 0.5)
      model.isShown = false
      await screen.wait(1)
      #expect(model.status.isRefreshing && model.work.isRunning)
      await screen.wait(1, after: model.work.succeed)
      #expect(!model.status.isRefreshing && model.status.outcome?.isSuccess == true)
      model.isShown = true
      await screen.wait(0.5)
      model.status.begin()
      await screen.wait(0.5)
      #expect(model.work.starts == 2 && model.status.isRefreshing)
      await screen.wait(2, after: model.work.succeed)
    }
  }
#endif
