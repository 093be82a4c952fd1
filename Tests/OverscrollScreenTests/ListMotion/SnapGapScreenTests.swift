#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Lists with snap targets and actions at their edges.
  ///
  /// Found by programs that were written from the documentation alone (a carousel that loads more).
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SnapGapScreenTests {
    /// The direction in which a list scrolls.
    enum Direction: CaseIterable { case down, leftToRight, rightToLeft }
    /// The edges that have an action.
    enum Edges: CaseIterable { case none, start, end, both }
    /// The state of the gap when the swipe begins.
    enum Gap: CaseIterable { case closed, opening, open, closing }

    nonisolated static let page = 120.0

    private struct Shelf: View {
      let direction: Direction
      let edges: Edges
      let scrolling: ListScrolling
      let knowsExtents: Bool
      let list: ListController
      let work: Work

      var body: some View {
        // The types of the branches differ, so that each list has exactly the declared edges.
        switch edges {
        case .none: pages
        case .start: pages.pullToRefresh(edge: edge(.start)) { try await work.run() }
        case .end: pages.loadMore(edge: edge(.end), when: .release) { try await work.run() }
        case .both:
          pages.pullToRefresh(edge: edge(.start)) { try await work.run() }
            .loadMore(edge: edge(.end), when: .release) { try await work.run() }
        }
      }

      private func edge(_ edge: ScrollEdge) -> Edge {
        switch (direction, edge) {
        case (.down, .start): .top
        case (.down, .end): .bottom
        case (_, .start): .leading
        case (_, .end): .trailing
        }
      }

      private var pages: some View {
        Group {
          if direction == .down {
            VerticalList(0..<20, id: \.self, itemExtent: extent, controller: list) {
              Text("Page \($0)").frame(maxWidth: .infinity, minHeight: page, maxHeight: page)
            }
          } else {
            HorizontalList(0..<20, id: \.self, itemExtent: extent, controller: list) {
              Text("Page \($0)").frame(width: page, height: 500)
            }
          }
        }
        .listScrolling(scrolling)
      }

      private var extent: ((Int, CGFloat) -> Double)? { knowsExtents ? { _, _ in page } : nil }
    }

    private static func scrolling(isDriven: Bool, isByOne: Bool) -> ListScrolling {
      let targets = SnapTargets(every: page, limitBehavior: isByOne ? .alwaysByOne : .never)
      return isDriven ? .driven(ScrollBehavior(snapping: targets)) : .native(snapping: targets)
    }

    /// Moves a finger by a distance toward the content's end, in pt, and lifts it unless `holds`.
    private func swipe(
      _ screen: Screen, _ direction: Direction, by distance: Double, over seconds: Double = 0.1,
      holds: Bool = false
    ) async {
      screen.touchDown(at: CGPoint(x: 195, y: 400))
      switch direction {
      case .down: await screen.drag(by: CGSize(width: 0, height: -distance), over: seconds)
      case .leftToRight: await screen.drag(by: CGSize(width: -distance, height: 0), over: seconds)
      case .rightToLeft: await screen.drag(by: CGSize(width: distance, height: 0), over: seconds)
      }
      if holds { await screen.frames(8) }
      screen.lift()
    }

    /// The distance from the nearest target, in pt; 0 at an end of the content.
    private func miss(_ list: ListController, end: Double) -> Double {
      let position = position(list)
      return min(abs(position.remainder(dividingBy: Self.page)), abs(position - end))
    }

    private func position(_ list: ListController) -> Double {
      Double(list.position.item) * Self.page + list.position.offset
    }

    private func story(
      _ direction: Direction, _ edges: Edges, _ gap: Gap, at edge: ScrollEdge, isDriven: Bool, isByOne: Bool,
      knowsExtents: Bool
    ) async -> [String] {
      var faults: [String] = []
      let (list, work) = (ListController(), Work())
      let name =
        "\(direction), \(edges), \(gap) at \(edge), driven \(isDriven), one \(isByOne), known \(knowsExtents)"
      let screen = await Screen(
        Shelf(
          direction: direction, edges: edges, scrolling: Self.scrolling(isDriven: isDriven, isByOne: isByOne),
          knowsExtents: knowsExtents, list: list, work: work), wait: 0.3
      ) { $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight }
      let sign = edge == .start ? -1.0 : 1
      await list.jump(to: .bottom, on: screen, wait: 0.3)
      let end = position(list)
      if edge == .start {
        await list.jump(to: .top, on: screen, wait: 0.3)
      }
      if gap != .closed {
        await swipe(screen, direction, by: sign * 340, over: 0.4, holds: true)
        if gap == .opening {
          await screen.frames(5)
        } else {
          await screen.wait(1)
        }
        if !work.isRunning { faults.append("\(name): no start") }
        if gap == .closing {
          work.fail()
          await screen.frames(isDriven ? 4 : 8)
        }
      }
      await swipe(screen, direction, by: -sign * 150)
      await screen.rest()
      // A driven list moves its content itself, and `rest()` does not wait for that.
      if isDriven { await screen.wait(3) }
      if miss(list, end: end) > 1 { faults.append("\(name): swiped to \(list.position)") }
      if isByOne, edge == .start, list.position.item != 1 {
        faults.append("\(name): one page, \(list.position)")
      }
      if gap == .open || gap == .opening {
        await screen.wait(1.5, after: work.fail)
        if miss(list, end: end) > 1 { faults.append("\(name): closed at \(list.position)") }
      }
      return faults
    }

    @Test(
      "A swipe ends at a snap target with any edges, in any state of a gap, and after it has closed",
      arguments: Direction.allCases, [false, true])
    func endsAtATarget(direction: Direction, isDriven: Bool) async {
      var (faults, count) = ([String](), 0)
      // A driven list has no edges.
      for edges in isDriven ? [.none] : Edges.allCases {
        for gap in edges == .none ? [Gap.closed] : Gap.allCases {
          for edge in ScrollEdge.allCases {
            if gap != .closed, edges == .start, edge == .end { continue }
            if gap != .closed, edges == .end, edge == .start { continue }
            // Each gap meets each limit and each knowledge of the extents in some direction.
            let turn = count + (Direction.allCases.firstIndex(of: direction) ?? 0)
            count += 1
            faults += await story(
              direction, edges, gap, at: edge, isDriven: isDriven, isByOne: turn % 2 == 0,
              knowsExtents: turn / 2 % 2 == 0)
          }
        }
      }
      #expect(
        faults.isEmpty, "\(faults.count) of \(count) cases: \(faults.prefix(12).joined(separator: "\n"))")
    }
  }
#endif
