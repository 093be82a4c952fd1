#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The reorder of rows in sections, in lanes, in horizontal lists, by a handle and by keys.
  @MainActor @Suite(.onScreen, .serialized) struct ReorderKindScreenTests {
    struct Group: Identifiable {
      let id: String
      var rows: [Row]
    }

    @MainActor final class Groups: ObservableObject {
      @Published var groups: [Group]
      private(set) var moves: [ListReorderDifference<Int, String>] = []

      init(_ rows: [[Int]]) {
        groups = rows.enumerated().map { Group(id: "G\($0.offset)", rows: $0.element.map(Row.init)) }
      }

      func move(_ reorder: ListReorderDifference<Int, String>) {
        moves.append(reorder)
        groups.apply(reorder, to: \.rows)
      }

      var ids: [[Int]] { groups.map { $0.rows.map(\.id) } }
    }

    private struct GroupPage: View {
      @ObservedObject var model: Groups
      var hasFooters = false
      var scrolling = ListScrolling.native

      var body: some View {
        list
          .listScrolling(scrolling)
          .listReorder(in: String.self) { model.move($0) }
      }

      @ViewBuilder private var list: some View {
        if hasFooters {
          VerticalList(sections: model.groups, items: \.rows) {
            RowView(row: $0, height: 50)
          } header: { group in
            Text(group.id).frame(height: 30)
          } footer: { group in
            Text("End of \(group.id)").frame(height: 20)
          }
        } else {
          VerticalList(sections: model.groups, items: \.rows) {
            RowView(row: $0, height: 50)
          } header: { group in
            Text(group.id).frame(height: 30)
          }
        }
      }
    }

    @MainActor final class Model: ObservableObject {
      @Published var rows: [Row]
      init(_ count: Int) { rows = Row.rows(0..<count) }
      var ids: [Int] { rows.map(\.id) }
    }

    /// Lifts a row, and moves it by a distance in steps of a frame.
    private func drag(_ text: String, by distance: CGSize, _ screen: Screen) async throws {
      let start = try screen.center(of: text)
      screen.touchDown(at: start)
      await screen.wait(0.6)
      await screen.drag(by: distance, over: 1.0 / 3)
      await screen.wait(0.4)
    }

    @Test(
      "A row moves to another section, also to an empty one, and not before the first header",
      arguments: [false, true], [ListScrolling.native, .driven])
    func sections(hasFooters: Bool, scrolling: ListScrolling) async throws {
      let model = Groups([[0, 1, 2], [], [3, 4]])
      let screen = await Screen(
        GroupPage(model: model, hasFooters: hasFooters, scrolling: scrolling), wait: 0.3)
      let header = try screen.center(of: "G1")
      let row = try screen.center(of: "Row 1")
      try await drag("Row 1", by: CGSize(width: 0, height: header.y - 5 - row.y), screen)
      await screen.lift(wait: 1)
      #expect(model.ids == [[0, 2], [1], [3, 4]])
      #expect(
        model.moves.last
          == ListReorderDifference(sources: [1], destination: .init(section: "G1", position: .end)))
      try await drag("Row 0", by: CGSize(width: 0, height: -200), screen)
      await screen.lift(wait: 1)
      #expect(model.ids == [[0, 2], [1], [3, 4]])
      let below = try screen.center(of: "Row 3").y - screen.center(of: "Row 0").y
      try await drag("Row 0", by: CGSize(width: 0, height: below - 40), screen)
      await screen.lift(wait: 1)
      #expect(model.ids == [[2], [1], [0, 3, 4]])
      #expect(model.moves.count == 2)
    }

    private func gridView(
      model: Model, arrangement: ListArrangement, scrolling: ListScrolling = ListScrolling.native
    ) -> some View {
      ModelView(model) {
        VerticalList(model.rows) { row in
          RowView(row: row, height: 60 + CGFloat(arrangement == .masonry(3) ? row.id % 3 * 20 : 0))
        }
        .listArrangement(arrangement)
        .listScrolling(scrolling)
        .listReorder { model.rows.apply($0) }
      }
    }

    @Test(
      "In a grid, a row takes the place of the row under it",
      arguments: [ListArrangement.columns(3), .masonry(3)],
      [ListScrolling.native, .driven])
    func grid(arrangement: ListArrangement, scrolling: ListScrolling) async throws {
      let model = Model(40)
      let screen = await Screen(
        gridView(model: model, arrangement: arrangement, scrolling: scrolling), wait: 0.3)
      let (from, to) = (try screen.center(of: "Row 1"), try screen.center(of: "Row 8"))
      try await drag("Row 1", by: CGSize(width: to.x - from.x, height: to.y - from.y), screen)
      let held = try screen.center(of: "Row 1")
      #expect(abs(held.x - to.x) < 0.5 && abs(held.y - to.y) < 0.5)
      await screen.wait(0.5)
      await screen.lift(wait: 1)
      #expect(model.ids.firstIndex(of: 1).map { (6...9).contains($0) } == true, "\(model.ids.prefix(12))")
      #expect(model.ids.filter { $0 != 1 } == (0..<40).filter { $0 != 1 })
    }

    @Test(
      "In a horizontal list, a row follows the finger to both sides", arguments: [false, true],
      [ListScrolling.native, .driven])
    func horizontal(isRightToLeft: Bool, scrolling: ListScrolling) async throws {
      let model = Model(30)
      let screen = await Screen(
        ModelView(model) {
          HorizontalList(model.rows) { Text($0.title).frame(width: 90, height: 80) }
            .frame(height: 80)
            .listScrolling(scrolling)
            .listReorder { model.rows.apply($0) }
        }
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight), wait: 0.3)
      let start = try screen.center(of: "Row 1")
      let sign: CGFloat = isRightToLeft ? -1 : 1
      try await drag("Row 1", by: CGSize(width: 100 * sign, height: 0), screen)
      let held = try screen.center(of: "Row 1")
      #expect(abs(held.x - start.x - 100 * sign) < 0.5)
      await screen.lift(wait: 1)
      #expect(model.ids.prefix(4) == [0, 2, 1, 3])
    }

    private func handlePageView(model: Model) -> some View {
      ModelView(model) {
        VerticalList(model.rows) { row in
          HStack {
            RowView(row: row, height: 50)
            Text("Handle \(row.id)").frame(width: 90, height: 50).listReorderHandle()
          }
        }
        .listReorder { model.rows.apply($0) }
      }
    }

    @Test("A handle lifts its row at once")
    func handle() async throws {
      let model = Model(30)
      let screen = await Screen(handlePageView(model: model), wait: 0.3)
      let start = try screen.center(of: "Handle 2")
      screen.touchDown(at: start)
      await screen.frames(1)
      await screen.drag(by: CGSize(width: 0, height: 120), over: 0.2)
      await screen.lift(wait: 1)
      #expect(model.ids.prefix(5) == [0, 1, 3, 4, 2])
    }

    @Test("Escape returns a lifted row", .enabled(if: Screen.canPressKeys))
    func escape() async throws {
      let model = Model(30)
      let screen = await Screen(handlePageView(model: model), wait: 0.3)
      let start = try screen.center(of: "Row 2")
      try await drag("Row 2", by: CGSize(width: 0, height: 130), screen)
      #expect(screen.press(.escape))
      await screen.wait(1)
      #expect(abs(try screen.center(of: "Row 2").y - start.y) < 0.5)
      await screen.lift(wait: 0.5)
      #expect(model.ids == Array(0..<30))
      #expect(!screen.press(.escape))
    }

    private struct FocusableModifier: ViewModifier {
      func body(content: Content) -> some View {
        if #available(iOS 17, *) { content.focusable() } else { content }
      }
    }

    @Test("Option-Command and an arrow key move the focused row", .enabled(if: Screen.canPressKeys))
    func keys() async throws {
      let model = Model(10)
      let screen = await Screen(
        ModelView(model) {
          VerticalList(model.rows) { Text($0.title).frame(height: 50).modifier(FocusableModifier()) }
            .listReorder { model.rows.apply($0) }
        }, wait: 0.3)
      screen.focus("Row 1")
      await screen.wait(0.3)
      #expect(screen.press(.downArrow, [.option, .command]))
      await screen.wait(0.5)
      #expect(model.ids.prefix(4) == [0, 2, 1, 3])
      #expect(screen.press(.upArrow, [.option, .command]))
      await screen.wait(0.5)
      #expect(model.ids.prefix(4) == [0, 1, 2, 3])
    }

    @Test("A drag evaluates the rows at the lift, and otherwise only rows that have changed places")
    func cost() async throws {
      let model = Model(100_000)
      let screen = await Screen(gridView(model: model, arrangement: .stack), wait: 0.3)
      let start = try screen.center(of: "Row 3")
      screen.touchDown(at: start)
      await screen.wait(0.6)
      let lifted = screen.evaluations(of: "RowView")
      await screen.drag(by: CGSize(width: 0, height: 200), over: 100.0 / 60)
      // 200 pt are three changes of positions of two rows.
      #expect(
        screen.evaluations(of: "RowView") - lifted <= 12, "\(screen.evaluations(of: "RowView") - lifted)")
      await screen.lift(wait: 1)
    }
  }
#endif
