#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A sheet that closes while its action runs, as the documentation's page about sheets describes.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SheetCloseScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var hasSheet = true
      @Published var status = RefreshStatus()
      @Published var isReloading = false
      let page = Work()
      let sheet = Work()

      func reload() {
        Task {
          try? await sheet.run()
          isReloading = false
        }
      }
    }

    private struct Page: View {
      @ObservedObject var model: Model
      var controller: RefreshController?
      var hasFlag = false

      var body: some View {
        List(Row.rows(0..<40)) { Text("Page \($0.id)") }
          .pullToRefresh { try await model.page.run() }
          .sheet(isPresented: $model.hasSheet) {
            NavigationStack {
              if hasFlag {
                List(Row.rows(0..<40)) { Text($0.title) }
                  .pullToRefresh(isRefreshing: $model.isReloading) { model.reload() }
              } else {
                List(Row.rows(0..<40)) { Text($0.title) }
                  .pullToRefresh(status: $model.status, controller: controller) {
                    try await model.sheet.run()
                  }
              }
            }
          }
      }
    }

    /// Pulls the sheet's list, and closes the sheet while the action runs.
    private func pullAndClose(_ page: Page) async -> Screen {
      let screen = Screen(page)
      await screen.frames(30)
      await screen.pullAndRelease(by: 400)
      await screen.wait(1)
      #expect(page.model.sheet.starts == 1)
      #expect(page.model.page.starts == 0)
      page.model.hasSheet = false
      await screen.wait(2)
      return screen
    }

    @Test("Closing a sheet cancels its action") func anActionIsCancelled() async {
      let model = Model()
      let screen = await pullAndClose(Page(model: model))
      #expect(model.sheet.cancellations == 1)
      #expect(model.status.outcome?.result == .cancelled)
      #expect(screen.complaints == [])
    }

    @Test("With the app's controller, an action continues after its sheet has closed")
    func anActionOfAKeptControllerContinues() async {
      let model = Model()
      let screen = await pullAndClose(Page(model: model, controller: RefreshController()))
      #expect(model.sheet.isRunning && model.status.isRefreshing)
      model.hasSheet = true
      await screen.wait(1)
      #expect(model.sheet.starts == 1)
      #expect(screen.scrolls.last?.insets.top == 60)
      model.sheet.succeed()
      await screen.wait(2)
      #expect(model.status.outcome?.isSuccess == true)
      #expect(screen.scrolls.last?.insets.top == 0)
      #expect(screen.complaints == [])
    }

    @Test("Closing a sheet leaves the app's flag true, and opening the sheet again starts its action again")
    func aFlagIsLeftToTheApp() async {
      let model = Model()
      let screen = await pullAndClose(Page(model: model, hasFlag: true))
      #expect(model.isReloading && model.sheet.isRunning)
      model.hasSheet = true
      await screen.wait(1)
      #expect(model.sheet.starts == 2)
      model.sheet.succeed()
      await screen.wait(2)
      #expect(!model.isReloading)
      #expect(screen.complaints == [])
    }

    @Test("Opening and closing a sheet leaves the page's action running")
    func theActionOfThePageContinues() async {
      let model = Model()
      model.hasSheet = false
      let screen = Screen(Page(model: model))
      await screen.frames(30)
      await screen.pullAndRelease(by: 400)
      await screen.wait(1)
      for hasSheet in [true, false] {
        model.hasSheet = hasSheet
        await screen.wait(2)
      }
      #expect(model.page.starts == 1 && model.page.isRunning)
      model.page.succeed()
      await screen.wait(2)
      #expect(screen.complaints == [])
    }
  }
#endif
