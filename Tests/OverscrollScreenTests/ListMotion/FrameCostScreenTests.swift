#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The number of views that are evaluated in each frame of a scroll that the platform performs.
  ///
  /// The platform moves the rows, so SwiftUI needs to evaluate only a pinned header. A frame in which the
  /// list builds rows, or begins or ends to request ticks for them, is excluded.
  @MainActor
  @Suite(.onScreen, .serialized, .enabled(if: Screen.knowsEvaluations && Screen.hasFingers))
  struct FrameCostScreenTests {
    /// The lists of the test: their headers and their axis.
    enum Kind: CaseIterable {
      case rows, sideways, columns, positioned, refreshable, headers, shortSections

      /// The highest number of evaluations in a frame that shows the same items.
      var limit: Int { self == .headers || self == .shortSections ? 1 : 0 }
      var isHorizontal: Bool { self == .sideways }
    }

    @MainActor private final class VisibleRows: ObservableObject {
      @Published var row: Int?
      var ids: Set<Int> = []
    }

    private struct Rows: View {
      let kind: Kind
      let visible: VisibleRows
      let controller: ListController

      private static let rows = Row.rows(0..<400)

      private func sections(of count: Int) -> [RowGroup] {
        stride(from: 0, to: 400, by: count).map { RowGroup(id: $0, rows: Row.rows($0..<$0 + count)) }
      }

      private var list: VerticalList<Int, RowView> {
        VerticalList(Self.rows, estimatedItemExtent: 44, controller: controller) { RowView(row: $0) }
      }

      private func list(of sections: [RowGroup]) -> some View {
        VerticalList(sections: sections, items: \.rows, estimatedItemExtent: 44, controller: controller) {
          RowView(row: $0)
        } header: {
          Text("Day \($0.id)").frame(maxWidth: .infinity, minHeight: 30, maxHeight: 30)
        }
      }

      var body: some View {
        switch kind {
        case .rows: list
        case .sideways:
          HorizontalList(Self.rows, estimatedItemExtent: 60, controller: controller) {
            Text($0.title).frame(width: 60, height: 300)
          }
        case .columns: list.listArrangement(.columns(3))
        case .positioned:
          list.listPosition(
            id: Binding {
              visible.row
            } set: {
              if let id = $0 { visible.ids.insert(id) }
            })
        case .refreshable: list.pullToRefresh {}.loadMore(hasMore: false) {}
        case .headers: list(of: sections(of: 200))
        case .shortSections: list(of: sections(of: 5))
        }
      }
    }

    /// The evaluations in one frame.
    private struct FrameCost {
      var bodies: Int
      /// Whether the frame has evaluated the items.
      var hasNewItems: Bool
      /// Whether the engine has begun or ceased to need ticks, to mount items.
      var changesTicks: Bool
    }

    private func cost(_ screen: Screen) -> (bodies: Int, items: Int, ticks: Int) {
      (
        screen.stage.evaluations.bodies, screen.evaluations(of: "ListItemsView<"),
        screen.evaluations(of: "ListTickView<")
      )
    }

    /// Returns the evaluations in each frame until a condition is true.
    private func frames(on screen: Screen, until isOver: () -> Bool) async -> [FrameCost] {
      var result: [FrameCost] = []
      var last = cost(screen)
      while !isOver(), result.count < 3000 {
        await screen.frames(1)
        let now = cost(screen)
        result.append(
          FrameCost(
            bodies: now.bodies - last.bodies, hasNewItems: now.items > last.items,
            changesTicks: now.ticks > last.ticks))
        last = now
      }
      return result
    }

    @Test("Flings through 400 rows evaluate at most the pinned header", arguments: Kind.allCases)
    func aFlingEvaluatesOnlyThePinnedHeader(kind: Kind) async {
      let (visible, controller) = (VisibleRows(), ListController())
      let screen = await Screen(Rows(kind: kind, visible: visible, controller: controller), wait: 0.5)
      var costs: [FrameCost] = []
      for _ in 0..<40 where controller.visibleRange.upperBound < controller.count {
        let way = kind.isHorizontal ? CGSize(width: -300, height: 0) : CGSize(width: 0, height: -600)
        await screen.swipe(
          from: kind.isHorizontal ? CGPoint(x: 350, y: 400) : CGPoint(x: 200, y: 750), by: way, over: 0.1)
        var (offset, still) = (CGPoint.zero, 0)
        costs += await frames(on: screen) {
          still = screen.scrolls[0].offset == offset ? still + 1 : 0
          offset = screen.scrolls[0].offset
          // At the end of the content, a pull and a bounce draw the indicator there.
          return still > 3 || controller.visibleRange.upperBound > controller.count - 12
        }
      }
      #expect(controller.visibleRange.upperBound == controller.count)
      let same = costs.filter { !$0.hasNewItems && !$0.changesTicks }
      let (items, ticks) = (costs.count { $0.hasNewItems }, costs.count { $0.changesTicks })
      let summary = "\(costs.count) frames: \(same.count) plain, \(items) with new items, \(ticks) with ticks"
      #expect(same.count > 100, "\(summary)")
      let most = same.map(\.bodies).max() ?? .max
      #expect(most <= kind.limit, "\(most): \(summary)")
      // Each request for a tick mounts items.
      #expect(ticks <= 2 * items, "\(summary)")
      // The position binding is updated without an evaluation.
      if kind == .positioned { #expect(visible.ids.count > 100) }
    }

    /// The engine moves the content of a driven list, so each frame evaluates a tick and the drawn offset.
    @Test("A fling of a driven list evaluates only its tick and its offset", arguments: [false, true])
    func aDrivenFlingEvaluatesOnlyItsOffset(isHorizontal: Bool) async {
      let controller = ListController()
      let screen = await Screen(
        Rows(kind: isHorizontal ? .sideways : .rows, visible: VisibleRows(), controller: controller)
          .listScrolling(.driven), wait: 0.5)
      let before = (
        pans: screen.evaluations(of: "PanReader"), lists: screen.evaluations(of: "DrivenListView<")
      )
      var costs: [FrameCost] = []
      for _ in 0..<4 {
        await screen.swipe(
          from: isHorizontal ? CGPoint(x: 350, y: 400) : CGPoint(x: 200, y: 750),
          by: isHorizontal ? CGSize(width: -300, height: 0) : CGSize(width: 0, height: -600), over: 0.1)
        var (last, still) = (controller.position, 0)
        costs += await frames(on: screen) {
          still = controller.position == last ? still + 1 : 0
          last = controller.position
          return still > 3
        }
      }
      let same = costs.filter { !$0.hasNewItems && !$0.changesTicks }
      let most = same.map(\.bodies).max() ?? .max
      #expect(same.count > 50 && most <= 2, "\(most) in \(same.count) of \(costs.count) frames")
      #expect(screen.evaluations(of: "PanReader") == before.pans)
      #expect(screen.evaluations(of: "DrivenListView<") == before.lists)
    }

    /// The pinned header covers the start in every frame, and the next header pushes it away.
    @Test("Every frame draws the pinned header at its position", arguments: [Kind.headers, .shortSections])
    func thePinnedHeaderIsDrawnInEveryFrame(kind: Kind) async {
      let controller = ListController()
      let screen = await Screen(Rows(kind: kind, visible: VisibleRows(), controller: controller), wait: 0.5)
      let start = screen.frame(of: "Day 0")?.minY ?? .nan
      var gaps: [CGFloat] = []
      screen.stage.committed = { [weak screen] in
        guard let screen else { return }
        let headers = screen.texts.filter { $0.hasPrefix("Day") }
          .compactMap { screen.frame(of: $0)?.minY }.sorted()
        // Either a header is at the start, or the next header pushes it.
        guard let first = headers.first(where: { $0 > start - 29.5 }) else { return gaps.append(.infinity) }
        let pushed = headers.contains { abs($0 - first - 30) < 0.5 }
        gaps.append(pushed && first < start ? 0 : abs(first - start))
      }
      for _ in 0..<4 {
        await screen.fling(by: -500, from: CGPoint(x: 200, y: 750), wait: 1.5)
      }
      screen.stage.committed = {}
      #expect(gaps.count > 200)
      #expect((gaps.max() ?? .infinity) < 0.5, "\(gaps.filter { $0 >= 0.5 }.prefix(8)) of \(gaps.count)")
    }
  }
#endif
