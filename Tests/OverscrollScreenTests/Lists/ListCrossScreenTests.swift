#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The size of a list across its axis, in a page that scrolls across the list.
  @MainActor @Suite(.onScreen, .serialized) struct ListCrossScreenTests {
    nonisolated private static let axes = [Axis.horizontal, .vertical]

    /// Returns the distance between the views before and after the list, in pt.
    private func gap(_ screen: Screen, _ axis: Axis) -> CGFloat? {
      guard let before = screen.frame(of: "before"), let after = screen.frame(of: "after") else { return nil }
      return axis == .horizontal ? after.minY - before.maxY : after.minX - before.maxX
    }

    @Test(
      "Across its axis, a list is as large as its largest item that has had a view", arguments: axes,
      [false, true])
    func itIsAsLargeAsItsLargestMountedItem(axis: Axis, isDriven: Bool) async {
      let controller = ListController()
      let screen = await Screen(
        Page(axis: axis, isDriven: isDriven, controller: controller), frames: 5)
      #expect(gap(screen, axis) == 60)
      controller.scrollTo(index: 100, anchor: .topLeading, animated: false)
      await screen.frames(10)
      #expect(controller.visibleRange.contains(100))
      #expect(screen.texts.contains("Card 100"))
      #expect(gap(screen, axis) == 150)
      // The larger item no longer has a view. The list keeps its size, so the views around it do not move.
      controller.scrollTo(index: 0, anchor: .topLeading, animated: false)
      await screen.frames(10)
      #expect(screen.texts.contains("Card 0"))
      #expect(gap(screen, axis) == 150)
    }

    @Test(
      "Across its axis, a list has space for all lanes and the spacing between them", arguments: axes,
      [false, true])
    func eachLaneHasRoom(axis: Axis, isDriven: Bool) async {
      let page = Page(axis: axis, isDriven: isDriven, arrangement: .columns(2), laneSpacing: 10)
      let screen = await Screen(page, frames: 5)
      #expect(gap(screen, axis) == 130)
    }

    @Test("A frame modifier sets the size of a list across its axis", arguments: axes, [false, true])
    func aSizeThatIsSaidCounts(axis: Axis, isDriven: Bool) async {
      let screen = await Screen(Page(axis: axis, isDriven: isDriven, extent: 200), frames: 5)
      #expect(gap(screen, axis) == 200)
    }

    @Test("When a smaller text size makes its items smaller, a list shrinks across its axis")
    func smallerTextTakesRoomBack() async {
      func page(_ size: DynamicTypeSize) -> some View { words(size: size) }
      let screen = await Screen(page(.accessibility3), frames: 5)
      let large = gap(screen, .horizontal)
      await screen.replace(page(.large), frames: 5)
      let small = gap(screen, .horizontal)
      #expect(large.flatMap { large in small.map { $0 > 0 && $0 < large * 0.7 } } == true)
    }
  }

  /// A list between two texts, in a page that scrolls across the list.
  @MainActor private struct Page: View {
    let axis: Axis
    let isDriven: Bool
    var controller: ListController?
    var arrangement = ListArrangement.stack
    var laneSpacing: CGFloat = 0
    var extent: CGFloat?

    var body: some View {
      ScrollView(axis == .horizontal ? .vertical : .horizontal) {
        if axis == .horizontal {
          VStack(spacing: 0) {
            Text("before")
            HorizontalList(cards, controller: controller) { card($0) }.frame(height: extent)
            Text("after")
          }
        } else {
          HStack(spacing: 0) {
            Text("before")
            VerticalList(cards, controller: controller) { card($0) }.frame(width: extent)
            Text("after")
          }
        }
      }
      .listArrangement(arrangement, laneSpacing: laneSpacing)
      .listScrolling(isDriven ? .driven : .native)
    }

    private var cards: [Row] { Row.rows(0..<200) }

    private func card(_ row: Row) -> some View {
      let length: CGFloat = row.id == 100 ? 150 : row.id % 2 == 0 ? 60 : 40
      return Text("Card \(row.id)")
        .frame(width: axis == .horizontal ? 120 : length, height: axis == .horizontal ? length : 60)
    }
  }

  /// A list of texts at their natural sizes, between two texts.
  @MainActor private func words(size: DynamicTypeSize) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        Text("before")
        HorizontalList(Row.rows(0..<20)) { Text($0.title) }.environment(\.dynamicTypeSize, size)
        Text("after")
      }
    }
  }
#endif
