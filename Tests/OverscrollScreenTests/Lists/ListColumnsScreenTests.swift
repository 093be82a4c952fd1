#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A grid whose number of columns changes.
  @MainActor @Suite(.onScreen, .serialized) struct ListColumnsScreenTests {
    @MainActor final class Columns: ObservableObject {
      @Published var count: Int

      init(_ count: Int) { self.count = count }
    }

    struct Square: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.width ?? 0)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
      }
    }

    struct Grid: View {
      @ObservedObject var columns: Columns
      let list: ListController
      let knowsExtents: Bool
      let isDriven: Bool

      var body: some View {
        Group {
          if knowsExtents {
            VerticalList(
              0..<2000, id: \.self, spacing: 4, itemExtent: { _, width in width }, controller: list
            ) {
              photo($0)
            }
          } else {
            VerticalList(0..<2000, id: \.self, spacing: 4, controller: list) { photo($0) }
          }
        }
        .listArrangement(.columns(columns.count), laneSpacing: 4)
        .listScrolling(isDriven ? .driven : .native)
      }

      private func photo(_ id: Int) -> some View { Square { Text("P\(id)") } }
    }

    @Test(
      "A scroll in the turn that changes the number of columns reaches its item",
      arguments: [false, true], [false, true])
    func scrollWithColumns(knowsExtents: Bool, isDriven: Bool) async {
      for (from, to) in [(3, 1), (1, 2), (1, 3), (1, 5), (5, 2), (2, 3)] {
        for isFirst in [false, true] {
          let (columns, list) = (Columns(from), ListController())
          let screen = await Screen(
            Grid(columns: columns, list: list, knowsExtents: knowsExtents, isDriven: isDriven), wait: 0.3)
          await list.jump(to: 600, anchor: .center, on: screen)
          if isFirst { list.scrollTo(index: 600, anchor: .center, animated: false) }
          columns.count = to
          if !isFirst { list.scrollTo(index: 600, anchor: .center, animated: false) }
          await screen.wait(1)
          let middle = screen.frame(of: "P600")?.minY ?? .nan
          let height = (390 - 4 * CGFloat(to - 1)) / CGFloat(to)
          #expect(abs(middle + height / 2 - 428.5) < 2, "\(from) to \(to): \(middle)")
        }
      }
    }

    @Test("A reader's photo is kept by several numbers of columns", arguments: [false, true], [false, true])
    func severalColumns(knowsExtents: Bool, isDriven: Bool) async {
      let (columns, list) = (Columns(3), ListController())
      let screen = await Screen(
        Grid(columns: columns, list: list, knowsExtents: knowsExtents, isDriven: isDriven), wait: 0.3)
      await list.jump(to: 601, anchor: .top, on: screen)
      let first = list.visibleRange.lowerBound
      for count in [2, 1, 2, 3, 4, 5, 4, 3] {
        columns.count = count
        await screen.wait(0.5)
      }
      #expect(
        abs(list.visibleRange.lowerBound - first) <= 2, "\(first), then \(list.visibleRange.lowerBound)")
    }
  }
#endif
