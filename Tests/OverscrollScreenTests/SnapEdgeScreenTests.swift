#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Lists that snap, with actions at their edges.
  @MainActor @Suite(.onScreen, .serialized) struct SnapEdgeScreenTests {
    nonisolated enum Edges: CaseIterable { case none, start, end, both }

    nonisolated enum Snapping: CaseIterable { case evenly, evenlyByOne, positions, positionsByOne }

    /// The gap during which the finger swipes.
    nonisolated enum Gap: CaseIterable { case closed, opening, open, closing }

    nonisolated static let size = 390.0

    private static func targets(_ snapping: Snapping) -> SnapTargets {
      let places = (0..<30).map { Double($0) * size }
      switch snapping {
      case .evenly: return SnapTargets(every: size)
      case .evenlyByOne: return SnapTargets(every: size, limitBehavior: .alwaysByOne)
      case .positions: return SnapTargets(at: places)
      case .positionsByOne: return SnapTargets(at: places, limitBehavior: .alwaysByOne)
      }
    }

    struct Pages: View {
      let edges: Edges
      let targets: SnapTargets
      let axis: Axis
      let lanes: Int
      let knowsExtents: Bool
      let list: ListController
      let work: Work

      @ViewBuilder private var rows: some View {
        switch (axis, knowsExtents) {
        case (.vertical, true):
          VerticalList(0..<40, id: \.self, itemExtent: { _, _ in 390 }, controller: list) { page($0) }
        case (.vertical, false): VerticalList(0..<40, id: \.self, controller: list) { page($0) }
        case (.horizontal, true):
          HorizontalList(0..<40, id: \.self, itemExtent: { _, _ in 390 }, controller: list) { page($0) }
        case (.horizontal, false): HorizontalList(0..<40, id: \.self, controller: list) { page($0) }
        }
      }

      private func page(_ number: Int) -> some View {
        Text("Page \(number)").frame(
          width: axis == .horizontal ? 390 : 390 / CGFloat(lanes), height: axis == .vertical ? 390 : 300)
      }

      private var start: Edge { axis == .vertical ? .top : .leading }
      private var end: Edge { axis == .vertical ? .bottom : .trailing }

      var body: some View {
        let list = rows.listArrangement(lanes == 1 ? .stack : .columns(lanes))
          .listScrolling(.native(snapping: targets))
        Group {
          switch edges {
          case .none: list
          case .start: list.pullToRefresh(edge: start) { try await work.run() }
          case .end: list.loadMore(edge: end, when: .release) { try await work.run() }
          case .both:
            list.pullToRefresh(edge: start) { try await work.run() }
              .loadMore(edge: end, when: .release) { try await work.run() }
          }
        }
        .frame(width: 390, height: axis == .vertical ? 780 : 600)
      }
    }

    private struct Case: CustomStringConvertible {
      let edges: Edges
      let snapping: Snapping
      let gap: Gap
      let isAtEnd: Bool
      let lanes: Int
      let knowsExtents: Bool

      var description: String {
        "\(edges), \(snapping), \(gap)\(isAtEnd ? " at the end" : ""), \(lanes) lanes, \(knowsExtents)"
      }
    }

    /// All combinations in which the swiped edge has an action if its gap is open.
    private static func cases(lanes: Int) -> [Case] {
      var result: [Case] = []
      for edges in Edges.allCases {
        for snapping in Snapping.allCases {
          for gap in Gap.allCases {
            for isAtEnd in [false, true] {
              let hasEdge = edges == .both || edges == (isAtEnd ? .end : .start)
              guard gap == .closed || hasEdge else { continue }
              // The lanes and the extents matter little for a gap, so not all of them are combined.
              for knows in lanes == 1 ? [snapping == .positions] : [true] {
                guard lanes == 1 || snapping == .evenlyByOne else { continue }
                result.append(
                  Case(
                    edges: edges, snapping: snapping, gap: gap, isAtEnd: isAtEnd, lanes: lanes,
                    knowsExtents: knows))
              }
            }
          }
        }
      }
      return result
    }

    @Test(
      "A swipe ends at a page, whatever edges and gaps the list has",
      arguments: [(Axis.vertical, false), (.horizontal, false), (.horizontal, true)], [1, 2])
    func swipes(direction: (axis: Axis, isRightToLeft: Bool), lanes: Int) async {
      for kind in Self.cases(lanes: lanes) {
        let (list, work) = (ListController(), Work())
        let screen = Screen(
          Pages(
            edges: kind.edges, targets: Self.targets(kind.snapping), axis: direction.axis, lanes: lanes,
            knowsExtents: kind.knowsExtents, list: list, work: work),
          environment: { $0.layoutDirection = direction.isRightToLeft ? .rightToLeft : .leftToRight })
        await screen.wait(0.3)
        if kind.isAtEnd {
          list.scrollTo(direction.axis == .vertical ? .bottom : .trailing, animated: false)
          await screen.wait(0.3)
        }
        let last = list.position
        /// Drags the content by a distance, in pt toward its end.
        func drag(by distance: Double, over seconds: Double) async {
          let inward = direction.isRightToLeft ? distance : -distance
          screen.touchDown(at: CGPoint(x: 195, y: 400))
          await screen.drag(
            by: direction.axis == .vertical
              ? CGSize(width: 0, height: -distance) : CGSize(width: inward, height: 0), over: seconds)
        }
        let outward = kind.isAtEnd ? 330.0 : -330
        if kind.gap != .closed {
          await drag(by: outward, over: 0.4)
          await screen.frames(8)
          screen.lift()
          await screen.frames(kind.gap == .opening ? 3 : 40)
          #expect(work.isRunning, "\(kind)")
          if kind.gap == .closing {
            work.succeed()
            await screen.frames(4)
          }
        }
        await drag(by: kind.isAtEnd ? -200 : 200, over: 0.1)
        screen.lift()
        await screen.rest()
        func isAtPage() -> Bool {
          let offset = list.position.offset
          return abs(offset) < 1 || abs(offset - Self.size) < 1
        }
        #expect(isAtPage(), "\(kind): \(list.position), before \(last)")
        let place = list.position
        #expect(place != last, "\(kind)")
        work.succeed()
        await screen.wait(2)
        #expect(isAtPage(), "\(kind): \(list.position) after the action, before \(place)")
      }
    }
  }
#endif
