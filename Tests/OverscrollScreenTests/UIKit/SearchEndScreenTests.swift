#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Modifiers around a view without a scroll view, for longer than a search takes.
  ///
  /// The test runs on the stage, the model of SwiftUI on Linux, whose clock a test controls.
  @MainActor @Suite(.onScreen, .serialized) struct SearchEndScreenTests {
    @MainActor final class Model: ObservableObject { @Published var hasRows = false }

    /// A view that shows a list later, without an evaluation of the modifier around it.
    private func innerView(model: Model) -> some View {
      ModelView(model) {
        if model.hasRows { List(Row.rows(0..<40)) { RowView(row: $0) } } else { Text("No rows yet") }
      }
    }

    @Test("Without a scroll view, a modifier logs one warning after 30 s, and finds a later scroll view")
    func logsOnce() async {
      let log = WarningRecorder()
      defer { log.end() }
      let (work, model) = (Work(), Model())
      let screen = await Screen(innerView(model: model).pullToRefresh { try await work.run() }, wait: 25)
      #expect(log.warnings == [])
      await screen.wait(80)
      #expect(log.warnings.map(\.text.isEmpty) == [false], "\(log.warnings)")
      await screen.replace(innerView(model: model).pullToRefresh { try await work.run() }, wait: 40)
      #expect(log.warnings.count == 1, "an update begins a search, which logs nothing new")
      model.hasRows = true
      await screen.wait(2)
      await screen.pullAndRelease(by: 420, wait: 1)
      #expect(work.starts == 1 && screen.scrolls.map(\.insets.top) == [60])
      await screen.wait(2, after: work.succeed)
    }

    @Test("If SwiftUI reports a scroll view that the search does not find, no warning is logged")
    func hidden() async {
      let log = WarningRecorder()
      defer { log.end() }
      let model = Model()
      let screen = Screen(
        ModelView(model) {
          if model.hasRows { ScrollView { RowStack() }.pullToRefresh {} }
        })
      screen.stage.habits = .hidesScrollViews
      model.hasRows = true
      await screen.wait(40)
      #expect(log.warnings == [])
    }
  }
#endif
