#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A sheet that opens and closes while the page's action runs.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SheetCloseScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var hasSheet = false
      let page = Work()
      let sheet = Work()
    }

    private struct Page: View {
      @ObservedObject var model: Model

      var body: some View {
        List(Row.rows(0..<40)) { Text("Page \($0.id)") }
          .pullToRefresh { try await model.page.run() }
          .sheet(isPresented: $model.hasSheet) {
            List(Row.rows(0..<40)) { Text($0.title) }.pullToRefresh { try await model.sheet.run() }
          }
      }
    }

    @Test("Opening and closing a sheet leaves the page's action running")
    func theActionOfThePageContinues() async {
      let model = Model()
      let screen = await Screen(Page(model: model), frames: 30)
      await screen.pullAndRelease(by: 400, wait: 1)
      for hasSheet in [true, false] {
        model.hasSheet = hasSheet
        await screen.wait(2)
      }
      #expect(model.page.starts == 1 && model.page.isRunning)
      await screen.wait(2, after: model.page.succeed)
    }
  }
#endif
