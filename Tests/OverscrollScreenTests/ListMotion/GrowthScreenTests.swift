#if canImport(SwiftUI)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Content that grows at an edge while it rests in the edge's gap.
  ///
  /// Source: the trailer of CoderMJLee/MJRefresh's example, right to left as in inokawa/virtua's "RTL".
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct GrowthScreenTests {
    enum Host: CaseIterable {
      case verticalList, horizontalList, verticalScrollView, horizontalScrollView, list

      var isHorizontal: Bool {
        switch self {
        case .horizontalList, .horizontalScrollView: true
        case .verticalList, .verticalScrollView, .list: false
        }
      }

      /// Whether rows that come before the visible rows leave them in place.
      ///
      /// SwiftUI's scroll views do not.
      var keepsVisibleRows: Bool {
        switch self {
        case .verticalList, .horizontalList: true
        case .verticalScrollView, .horizontalScrollView, .list: false
        }
      }
    }

    @MainActor private final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<12)
      /// The rows that the action adds by itself.
      var page: [Row]?
      let isAtEnd: Bool
      let list = ListController()
      let work = Work()

      init(isAtEnd: Bool) { self.isAtEnd = isAtEnd }

      func add(_ page: [Row]) { rows = isAtEnd ? rows + page : page + rows }
    }

    private struct Feed: View {
      @ObservedObject var model: Model
      let host: Host
      let edge: Edge
      let policy: TriggerPolicy

      var body: some View {
        rows
          .loadMore(edge: edge, when: policy) {
            try await model.work.run()
            if let page = model.page { model.add(page) }
          }
          .frame(width: 390, height: 600)
      }

      @ViewBuilder private var rows: some View {
        switch host {
        case .verticalList:
          VerticalList(model.rows, controller: model.list) { RowView(row: $0, height: 100) }
        case .horizontalList:
          HorizontalList(model.rows, controller: model.list) { Text($0.title).frame(width: 100, height: 300) }
        case .verticalScrollView: ScrollView { RowStack(rows: model.rows, height: 100) }
        case .horizontalScrollView:
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(model.rows) { Text($0.title).frame(width: 100, height: 300) }
            }
          }
        case .list: List(model.rows) { RowView(row: $0, height: 100) }
        }
      }
    }

    private func position(_ screen: Screen, _ text: String, _ host: Host) -> Double {
      guard let frame = screen.frame(of: text) else { return .nan }
      return host.isHorizontal ? frame.midX : frame.midY
    }

    private func story(
      _ host: Host, isRightToLeft: Bool, isAtEnd: Bool, policy: TriggerPolicy, comesLater: Bool
    ) async -> [String] {
      var faults: [String] = []
      let name = "\(host), right to left \(isRightToLeft), end \(isAtEnd), \(policy), later \(comesLater)"
      let model = Model(isAtEnd: isAtEnd)
      let edge: Edge = host.isHorizontal ? (isAtEnd ? .trailing : .leading) : (isAtEnd ? .bottom : .top)
      let screen = await Screen(Feed(model: model, host: host, edge: edge, policy: policy), wait: 0.5) {
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      }
      let side = isAtEnd ? -1.0 : 1
      func drag(_ distance: Double, over seconds: Double) async {
        await screen.swipe(
          from: CGPoint(x: distance > 0 ? 60 : 330, y: 422 - distance / 4),
          by: host.isHorizontal
            ? CGSize(width: isRightToLeft ? -distance : distance, height: 0)
            : CGSize(width: 0, height: distance), over: seconds, liftAfter: 8, wait: 1.2)
      }
      if isAtEnd { for _ in 0..<5 { await drag(-260, over: 0.2) } }
      await drag(side * 300, over: 0.4)
      if model.work.starts != 1 { return ["\(name): \(model.work.starts) starts"] }
      let last = isAtEnd ? "Row 11" : "Row 0"
      let open = position(screen, last, host)
      let page = isAtEnd ? Row.rows(12..<24) : Row.rows(-12..<0)
      if !comesLater { model.page = page }
      model.work.succeed()
      if comesLater {
        await screen.frames(2)
        model.add(page)
      }
      var worst = 0.0
      for _ in 0..<60 {
        await screen.frames(1)
        let moved = abs(position(screen, last, host) - open)
        worst = moved.isNaN ? .infinity : max(worst, moved)
      }
      if worst > 1 { faults.append("\(name): moved by \(worst)") }
      return faults
    }

    @Test(
      "A page that comes while the content rests in a gap moves nothing, in each host and direction",
      arguments: Host.allCases)
    func pageMovesNothing(host: Host) async {
      var (faults, count) = ([String](), 0)
      for isRightToLeft in [false, true] {
        for isAtEnd in host.keepsVisibleRows ? [true, false] : [true] {
          for policy in [TriggerPolicy.release, .approach(300)] {
            for comesLater in [false, true] {
              count += 1
              faults += await story(
                host, isRightToLeft: isRightToLeft, isAtEnd: isAtEnd, policy: policy, comesLater: comesLater)
            }
          }
        }
      }
      #expect(faults.isEmpty, "\(faults.count) of \(count) cases: \(faults.joined(separator: "\n"))")
    }

    /// A driven list has no edges, so its gaps are always closed.
    @Test(
      "Rows that come before the visible rows move nothing, in each direction",
      arguments: [Axis.vertical, .horizontal], [false, true])
    func rowsBeforeMoveNothing(axis: Axis, isDriven: Bool) async {
      var faults: [String] = []
      for isRightToLeft in [false, true] {
        for (item, count) in [(1, 3), (1, 40), (8, 3), (8, 40)] {
          let model = Model(isAtEnd: false)
          let screen = await Screen(
            ModelView(model) {
              Group {
                if axis == .vertical {
                  VerticalList(model.rows, controller: model.list) { RowView(row: $0, height: 100) }
                } else {
                  HorizontalList(model.rows, controller: model.list) {
                    Text($0.title).frame(width: 100, height: 300)
                  }
                }
              }
              .listScrolling(isDriven ? .driven : .native)
              .frame(width: 390, height: 600)
            }, wait: 0.5
          ) {
            $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
          }
          await model.list.jump(to: item, anchor: .topLeading, on: screen)
          let host = axis == .horizontal ? Host.horizontalList : .verticalList
          let row = "Row \(model.list.position.item + 1)"
          let before = position(screen, row, host)
          model.add(Row.rows(-count..<0))
          for frame in 0..<30 {
            await screen.frames(1)
            let moved = position(screen, row, host) - before
            if !(abs(moved) < 1) {
              faults.append(
                "right to left \(isRightToLeft), \(count) before \(item): \(moved) in frame \(frame)")
              break
            }
          }
        }
      }
      #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }
  }
#endif
