#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Lists with native and driven scrolling, with and without a controller, along both axes.
  @MainActor @Suite(.onScreen, .serialized) struct ListScreenTests {
    private func rowsView(model: ScreenModel, scrolling: ListScrolling, controller: ListController? = nil)
      -> some View
    {
      ModelView(model) {
        VerticalList(model.rows, spacing: 2, estimatedItemExtent: 30, controller: controller) { row in
          RowView(row: row, height: 24 + CGFloat(row.id.magnitude % 5) * 9)
        }
        .listScrolling(scrolling)
      }
    }

    /// Returns the y positions of the visible rows.
    private func positions(_ screen: Screen) -> [String: CGFloat] {
      var result: [String: CGFloat] = [:]
      for text in screen.texts { result[text] = screen.frame(of: text)?.minY }
      return result
    }

    @Test("Adjacent rows are separated by the given spacing") func rowsStandBelowEachOtherWithoutAGap() async
    {
      let screen = await Screen(rowsView(model: ScreenModel(0..<2000), scrolling: .native), wait: 0.3)
      let positions = positions(screen)
      for number in 0..<15 {
        let distance = (positions["Row \(number + 1)"] ?? 0) - (positions["Row \(number)"] ?? 0)
        let heights = (24 + CGFloat(number % 5) * 9 + 24 + CGFloat((number + 1) % 5) * 9) / 2
        #expect(abs(distance - heights - 2) < 0.5, "Row \(number)")
      }
    }

    @Test(
      "During a fling, rows always fill the viewport", .enabled(if: Screen.hasFingers),
      arguments: [false, true])
    func aFlingShowsRowAfterRow(isDriven: Bool) async {
      let screen = await Screen(
        rowsView(model: ScreenModel(0..<2000), scrolling: isDriven ? .driven : .native), wait: 0.3)
      await screen.pull(by: -400, over: 0.12, from: CGPoint(x: 200, y: 700))
      screen.lift()
      var blanks = 0
      for _ in 0..<120 {
        await screen.frames(1)
        if screen.texts.count < 12 { blanks += 1 }
      }
      #expect(blanks == 0)
      #expect(!screen.texts.contains("Row 20"))
    }

    @Test(
      "In both layout directions, a horizontal list starts at its leading edge",
      arguments: [false, true], [false, true])
    func aSidewaysListBeginsWhereReadingDoes(isRightToLeft: Bool, isDriven: Bool) async throws {
      let screen = await Screen(
        HorizontalList(Row.rows(0..<200)) { Text($0.title).frame(width: 90, height: 100) }
          .listScrolling(isDriven ? .driven : .native).frame(height: 120), wait: 0.3
      ) { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
      let first = try #require(screen.frame(of: "Row 0"), "\(screen.texts) \(screen.scrolls)")
      let second = try #require(screen.frame(of: "Row 1"), "\(screen.texts) \(screen.scrolls)")
      #expect(isRightToLeft ? first.midX > 300 : first.midX < 90)
      #expect(isRightToLeft ? second.midX < first.midX : second.midX > first.midX)
      guard Screen.hasFingers else { return }
      await screen.pull(by: 0, from: CGPoint(x: 195, y: first.midY))
      await screen.drag(by: CGSize(width: isRightToLeft ? 200 : -200, height: 0), over: 0.3)
      await screen.lift(after: 5, wait: 1)
      #expect(!screen.texts.contains("Row 0"))
    }

    @MainActor private struct Chat: View {
      @ObservedObject var model: ScreenModel
      let height: CGFloat
      let isRefreshed: Bool

      private var list: some View {
        VerticalList(model.rows) { RowView(row: $0, height: height) }.listAnchor(.bottom)
      }

      var body: some View {
        if isRefreshed { list.pullToRefresh {} } else { list }
      }
    }

    /// The heights include rows that are shorter and rows that are taller than the estimate.
    @Test(arguments: [CGFloat(33), 44, 71], [false, true])
    func aChatBeginsAndStaysAtItsEnd(height: CGFloat, isRefreshed: Bool) async {
      let model = ScreenModel(0..<2000)
      model.rows = Row.rows(0..<80)
      let screen = await Screen(Chat(model: model, height: height, isRefreshed: isRefreshed), wait: 0.5)
      #expect(screen.texts.last == "Row 79")
      let bottom = 844.0 - 34
      #expect(screen.frame(of: "Row 79").map { abs($0.midY + height / 2 - bottom) < 1 } == true)
      model.rows = Row.rows(0..<81)
      await screen.wait(1.5)
      #expect(screen.frame(of: "Row 80").map { abs($0.midY + height / 2 - bottom) < 1 } == true)
    }

    @Test func aPinnedHeaderIsPushedOutByTheNext() async {
      let days = (0..<20).map { day in RowGroup(id: day, rows: Row.rows(day * 100..<day * 100 + 10)) }
      let screen = await Screen(
        VerticalList(sections: days, items: \.rows) {
          RowView(row: $0)
        } header: { day in
          Text("Day \(day.id)").frame(maxWidth: .infinity, minHeight: 30, maxHeight: 30)
        }, wait: 0.3)
      var last: CGFloat = 0
      for offset in stride(from: CGFloat(0), through: 900, by: 10) {
        await screen.scroll(to: CGPoint(x: 0, y: offset), frames: 2)
        let headers = screen.texts.filter { $0.hasPrefix("Day") }.compactMap { screen.frame(of: $0)?.midY }
        // The header at the top is pinned, or the next header touches it and pushes it out.
        let top = headers.min() ?? .infinity
        #expect(top <= 47 + 15.5, "\(offset): \(headers)")
        last = max(last, headers.count > 1 ? top : 0)
      }
      #expect(last > 47 - 20)
    }
  }
#endif
