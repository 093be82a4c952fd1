#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Lists as new users of the package wrote them.
  @MainActor @Suite(.onScreen, .serialized) struct ListUserScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<300)
      @Published private(set) var seen = 0..<0
      @Published var isCollapsed = false

      func see(_ range: Range<Int>) { seen = range }
    }

    private let model = Model()
    private let controller = ListController()

    /// A view whose height is a fraction of its width.
    private struct Tile: Layout {
      let ratio: CGFloat

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: (proposal.width ?? 0) / ratio)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
      }
    }

    private struct Grid: View {
      @ObservedObject var model: Model
      let controller: ListController
      var arrangement = ListArrangement.columns(2)

      var body: some View {
        VerticalList(
          model.rows, itemExtent: { row, width in width / ratio(row) }, controller: controller
        ) { row in
          Tile(ratio: ratio(row)) { Text(row.title) }
        }
        .listArrangement(arrangement, laneSpacing: 10)
      }

      private func ratio(_ row: Row) -> CGFloat {
        switch arrangement {
        case .columns: row.id.isMultiple(of: 2) ? 1 : 2
        default: [1, 1.5, 0.75, 2, 1.25][row.id % 5]
        }
      }
    }

    @Test(
      "In masonry with known extents, a photo returns to its position when the screen turns and turns back")
    func turnsBack() async {
      let screen = Screen(
        Grid(model: model, controller: controller, arrangement: .adaptiveMasonry(minimum: 150)))
      let sizes = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)]
      await screen.resize(to: sizes[0], safeArea: EdgeInsets(), wait: 0.5)
      await controller.jump(to: 200, anchor: .top, on: screen)
      let before = screen.texts.map { screen.frame(of: $0)?.minY }
      for size in [sizes[1], sizes[0]] {
        await screen.resize(to: size, safeArea: EdgeInsets(), wait: 0.5)
        #expect(screen.texts.contains("Row 200"))
      }
      for (one, other) in zip(before, screen.texts.map { screen.frame(of: $0)?.minY }) {
        #expect(abs((one ?? .nan) - (other ?? .nan)) < 1, "\(before)")
      }
    }

    @Test("Known extents follow the lane's extent when the screen turns, before items are measured")
    func knownExtents() async {
      let screen = await Screen(Grid(model: model, controller: controller), wait: 0.5)
      for size in [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)] {
        await screen.resize(to: size, safeArea: EdgeInsets(), wait: 0.5)
        let lane = (size.width - 10) / 2
        // Each of the 150 rows of the grid is as high as its square item.
        let height = screen.scrolls.first?.contentSize.height ?? 0
        #expect(abs(height - 150 * lane) < 1, "\(height) for lanes of \(lane)")
      }
    }

    @Test("With a leading anchor a carousel shows its first card after its cards were shuffled")
    func shuffledCards() async {
      model.rows = Row.rows(0..<12)
      let screen = await Screen(
        ModelView(model) {
          HorizontalList(model.rows, controller: controller) {
            Text($0.title).frame(width: 200, height: 100)
          }
          .listAnchor(.leading)
        }, wait: 0.5)
      for _ in 0..<3 {
        model.rows = Array(model.rows.dropFirst(5) + model.rows.prefix(5))
        await screen.wait(0.5)
        #expect(controller.position.item == 0 && controller.position.offset == 0)
        #expect(screen.frame(of: model.rows[0].title)?.minX ?? .nan < 200)
      }
    }

    private struct Follower: View {
      @ObservedObject var model: Model
      @ObservedObject var list: ListController
      let anchor: Edge?

      var body: some View {
        VerticalList(model.rows, controller: list) { RowView(row: $0, height: 30) }
          .listAnchor(anchor)
          .loadMore(edge: .top) {}
          .overlay { Text("Seen \(model.seen.upperBound)") }
          .onChange(of: list.visibleRange) { model.see($0) }
      }
    }

    @Test(
      "A model may follow the visible items, during the first layout and during a fling",
      arguments: [Edge?.none, .top, .bottom])
    func followsVisibleItems(anchor: Edge?) async {
      let screen = await Screen(Follower(model: model, list: controller, anchor: anchor), wait: 0.5)
      #expect(model.seen == controller.visibleRange && !model.seen.isEmpty)
      if Screen.hasFingers {
        await screen.fling(by: anchor == .bottom ? 250 : -250, wait: 3)
      } else {
        await controller.jump(to: 100, anchor: .top, on: screen, wait: 1)
      }
      #expect(model.seen == controller.visibleRange && model.seen.lowerBound > 5)
    }
  }

  /// Sections that a tap collapses and expands.
  @MainActor @Suite(.onScreen, .serialized) struct CollapseScreenTests {
    private struct Section: Identifiable {
      let id: String
      var items: [Row]
    }

    @MainActor private final class Model: ObservableObject {
      @Published private var collapsed: Set<String> = []

      var sections: [Section] {
        (0..<4).map { number in
          let id = "Section \(number)"
          let rows = Row.rows(number * 100..<number * 100 + 12)
          return Section(id: id, items: collapsed.contains(id) ? [] : rows)
        }
      }

      func toggle(_ id: String) {
        if collapsed.remove(id) == nil { collapsed.insert(id) }
      }
    }

    private struct Sections: View {
      @ObservedObject var model: Model

      var body: some View {
        VerticalList(sections: model.sections, items: \.items) {
          RowView(row: $0, height: 40)
        } header: { section in
          Text(section.id).frame(height: 30)
        }
      }
    }

    private let model = Model()

    /// Returns the pairs of visible texts that overlap by more than 1 pt.
    private func overlaps(on screen: Screen) -> [String] {
      let texts = screen.texts.compactMap { text in screen.frame(of: text).map { (text, $0) } }
        .sorted { $0.1.minY < $1.1.minY }
      return zip(texts, texts.dropFirst()).filter { $0.1.maxY > $1.1.minY + 1 }.map { "\($0) on \($1)" }
    }

    @Test("Rows do not overlap while a section collapses or expands", arguments: 0..<3)
    func collapses(section: Int) async {
      let screen = await Screen(Sections(model: model), wait: 0.5)
      for _ in 0..<2 {
        withAnimation(.linear(duration: 0.5)) { model.toggle("Section \(section)") }
        for frame in 0..<32 {
          await screen.frames(1)
          #expect(overlaps(on: screen) == [], "frame \(frame)")
        }
        await screen.wait(0.5)
      }
    }
  }
#endif
