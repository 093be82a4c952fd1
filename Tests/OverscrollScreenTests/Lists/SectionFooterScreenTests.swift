#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Lists of sections with headers and footers.
  @MainActor @Suite(.onScreen, .serialized) struct SectionFooterScreenTests {
    @MainActor private final class Diary: ObservableObject {
      @Published var days = (0..<8).map { day in
        RowGroup(id: day, rows: Row.rows(day * 100..<day * 100 + (day == 1 ? 0 : 12)))
      }
      @Published var columns = 1
      let list = ListController()
    }

    private typealias ID = ListItemID<Int, Int>

    private struct Days: View {
      @ObservedObject var diary: Diary
      let axis: Axis

      var body: some View {
        Group {
          switch axis {
          case .vertical:
            VerticalList(sections: diary.days, items: \.rows, controller: diary.list) {
              cell($0.title, 40)
            } header: {
              cell("Day \($0.id)", 30)
            } footer: {
              cell("End \($0.id) of \($0.rows.count)", 20)
            }
          case .horizontal:
            HorizontalList(sections: diary.days, items: \.rows, controller: diary.list) {
              cell($0.title, 50)
            } header: {
              cell("Day \($0.id)", 40)
            } footer: {
              cell("End \($0.id) of \($0.rows.count)", 45)
            }
          }
        }
        .listArrangement(.columns(diary.columns))
      }

      private func cell(_ text: String, _ extent: CGFloat) -> some View {
        Text(text).frame(
          width: axis == .horizontal ? extent : nil, height: axis == .vertical ? extent : nil)
      }
    }

    @Test(
      "Footers end their sections, scroll with the list, and change with the data",
      arguments: [(false, Axis.vertical), (true, .vertical), (false, .horizontal), (true, .horizontal)])
    func footers(isDriven: Bool, axis: Axis) async {
      let diary = Diary()
      let screen = Screen(
        Days(diary: diary, axis: axis).listScrolling(isDriven ? .driven : .native))
      func start(_ text: String) -> CGFloat {
        let frame = screen.frame(of: text)
        return (axis == .vertical ? frame?.midY : frame?.midX) ?? .nan
      }
      await screen.wait(0.4)
      diary.list.scrollTo(id: ID.footer(0), anchor: .center, animated: false)
      await screen.wait(0.4)
      // The empty section is between two others.
      let texts = ["Row 11", "End 0 of 12", "Day 1", "End 1 of 0", "Day 2", "Row 200"]
      for (one, next) in zip(texts, texts.dropFirst()) {
        #expect(start(one) < start(next), "\(one) and \(next): \(screen.texts)")
      }
      #expect(diary.list.visibleIDs(of: ID.self).contains(.footer(1)))
      #expect(!diary.list.visibleIDs(of: Int.self).contains(1))
      let before = start("End 0 of 12")
      diary.days[0].rows = Row.rows(-3..<0) + diary.days[0].rows
      await screen.wait(0.4)
      #expect(abs(start("End 0 of 15") - before) < 1)
      diary.columns = 2
      await screen.wait(0.4)
      #expect(screen.texts.contains("End 0 of 15"), "\(screen.texts)")
      diary.days.remove(at: 1)
      await screen.wait(0.4)
      #expect(!screen.texts.contains("End 1 of 0"))
      await diary.list.jump(to: .bottom, on: screen, wait: 0.4)
      #expect(screen.texts.contains("End 7 of 12"))
      #expect(diary.list.isAtEdge(.bottom))
    }
  }
#endif
