#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A binding of the id of the first visible item.
  @MainActor @Suite(.onScreen, .serialized) struct ListPositionScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var row: Int?
      @Published var isShown = true
      @Published var rows = Row.rows(0..<2000)
    }

    @Test("Setting the bound id scrolls the list, and scrolling sets the bound id", arguments: [false, true])
    func theIdAndTheListFollowEachOther(isDriven: Bool) async {
      let model = Model()
      let screen = await Screen(
        ModelView(model) { bound in
          if model.isShown {
            VerticalList(model.rows, itemExtent: { _, _ in 40 }) { RowView(row: $0, height: 40) }
              .listScrolling(isDriven ? .driven : .native)
              .listPosition(id: bound.row)
          } else {
            Text("Nothing")
          }
        }, wait: 0.5)
      #expect(model.row == nil)
      let first = screen.frame(of: "Row 0")?.minY ?? .nan
      model.row = 1000
      await screen.wait(0.5)
      #expect(abs((screen.frame(of: "Row 1000")?.minY ?? .nan) - first) < 1)
      #expect(model.row == 1000)
      if !isDriven, let scroll = screen.scrolls.first {
        await screen.scroll(to: CGPoint(x: 0, y: scroll.offset.y + 400), wait: 0.5)
        #expect(model.row == 1010)
      }
      // Neither inserting earlier rows nor removing and showing the list changes the bound id.
      let row = model.row
      model.rows = Row.rows(-100..<2000)
      await screen.wait(0.5)
      #expect(model.row == row)
      model.isShown = false
      await screen.wait(0.2)
      model.isShown = true
      await screen.wait(0.5)
      #expect(model.row == row)
      #expect(row.map { screen.texts.contains("Row \($0)") } == true)
    }
  }
#endif
