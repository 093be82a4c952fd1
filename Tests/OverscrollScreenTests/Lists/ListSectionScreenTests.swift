#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A section that grows at its start, while its header is the first visible item.
  @MainActor @Suite(.onScreen, .serialized) struct ListSectionScreenTests {
    @MainActor final class Diary: ObservableObject {
      @Published var days = [
        RowGroup(id: 1, rows: Row.rows(1000..<1040)), RowGroup(id: 2, rows: Row.rows(2000..<2040)),
      ]
      let list = ListController()
      var pages = 0

      func grow() {
        let first = days[0].rows[0].id
        days[0].rows = Row.rows(first - 20..<first) + days[0].rows
      }
    }

    struct Days: View {
      @ObservedObject var diary: Diary
      let isDriven: Bool
      let loads: Bool

      var body: some View {
        if loads {
          list.loadMore(edge: .top) {
            try await AmbientClock.current.clock.sleep(for: .seconds(1))
            diary.pages += 1
            diary.grow()
          }
        } else {
          list
        }
      }

      private var list: some View {
        VerticalList(sections: diary.days, items: \.rows, controller: diary.list) {
          RowView(row: $0)
        } header: { day in
          Text("Day \(day.id)").frame(maxWidth: .infinity, minHeight: 30, maxHeight: 30)
        }
        .listScrolling(isDriven ? .driven : .native)
      }
    }

    /// petyosi/react-virtuoso#886.
    @Test("Earlier rows of the first day load once, and the list stays")
    func dayGrowsAsItLoads() async {
      let diary = Diary()
      let screen = await Screen(Days(diary: diary, isDriven: false, loads: true), wait: 0.5)
      #expect(diary.pages == 0)
      await screen.wait(10)
      #expect(diary.pages == 1, "at \(screen.texts.prefix(3))")
      #expect(screen.texts.contains("Row 1000"))
    }

    @Test(
      "Rows that come above the rows in sight do not move them", arguments: [false, true], [0, 1, 15, 44])
    func rowsComeAbove(isDriven: Bool, offset: CGFloat) async {
      let diary = Diary()
      let screen = await Screen(Days(diary: diary, isDriven: isDriven, loads: false), wait: 0.3)
      diary.list.restore(ListPosition(item: 0, offset: offset))
      await screen.wait(0.3)
      let before = position(screen, "Row 1004")
      diary.grow()
      await screen.wait(0.5)
      #expect(abs(position(screen, "Row 1004") - before) < 1, "\(before), then \(screen.texts.prefix(3))")
    }

    private func position(_ screen: Screen, _ text: String) -> CGFloat {
      screen.frame(of: text)?.midY ?? .nan
    }
  }
#endif
