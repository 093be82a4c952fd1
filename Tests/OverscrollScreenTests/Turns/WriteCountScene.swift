#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import UIKit

  /// A scroll view on a screen, with an action at one of its edges.
  @MainActor struct WriteCountScene {
    enum Host: CaseIterable {
      case scrollView, list, verticalList, uiKit, horizontalScrollView, horizontalList

      var isHorizontal: Bool { self == .horizontalScrollView || self == .horizontalList }
    }

    enum Start: CaseIterable {
      case stillLift, movingLift, code
      /// The content comes near the end, and loads more there.
      case approach
    }

    enum End: CaseIterable {
      /// The action ends when the content rests in the gap, or five frames after the lift.
      case rest, bounce
    }

    private struct Feed: View {
      let host: Host
      let edge: ScrollEdge
      let rows: [Row]
      let policy: TriggerPolicy
      let work: Work
      let controller: RefreshController
      let scrollView: UIScrollView

      var body: some View {
        if host == .uiKit {
          content
        } else if edge == .start {
          content.pullToRefresh(edge: host.isHorizontal ? .leading : .top, controller: controller) {
            try await work.run()
          }
        } else {
          content
            .loadMore(edge: host.isHorizontal ? .trailing : .bottom, when: policy, controller: controller) {
              try await work.run()
            }
        }
      }

      @ViewBuilder private var content: some View {
        switch host {
        case .scrollView: ScrollView { RowStack(rows: rows) }
        case .list: List(rows) { RowView(row: $0) }
        case .verticalList: VerticalList(rows) { RowView(row: $0) }
        case .uiKit: ScrollViewHost(scrollView: scrollView)
        case .horizontalScrollView:
          ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(rows) { column($0) } } }
        case .horizontalList: HorizontalList(rows) { column($0) }
        }
      }

      private func column(_ row: Row) -> some View { Text(row.title).frame(width: 60, height: 400) }
    }

    let host: Host
    let edge: ScrollEdge
    let work = Work()
    let screen: Screen
    let view: UIScrollView
    let controller: RefreshController

    init(_ host: Host, _ edge: ScrollEdge, count: Int = 30, policy: TriggerPolicy = .release) async {
      (self.host, self.edge) = (host, edge)
      let (own, work) = (UIScrollView(), work)
      if host == .uiKit {
        own.contentSize = CGSize(width: 390, height: CGFloat(count) * 44)
        if edge == .start {
          own.overscroll.pullToRefresh { try await work.run() }
        } else {
          own.overscroll.loadMore(when: policy) { try await work.run() }
        }
      }
      controller = host == .uiKit ? own.overscroll.controller : RefreshController()
      screen = await Screen(
        Feed(
          host: host, edge: edge, rows: Row.rows(0..<count), policy: policy, work: work,
          controller: controller, scrollView: own), wait: 0.5)
      view = host == .uiKit ? own : screen.stage.scrollElements[0].view
    }

    /// The distance of the content past its edge, in pt.
    var overscroll: CGFloat {
      let (insets, offset) = (view.adjustedContentInset, view.contentOffset)
      let gap = view.contentInset
      if edge == .start {
        return host.isHorizontal
          ? -offset.x - insets.left + gap.left : -offset.y - insets.top + gap.top
      }
      let (size, bounds) = (view.contentSize, view.bounds.size)
      return host.isHorizontal
        ? offset.x - max(-insets.left, size.width + insets.right - gap.right - bounds.width)
        : offset.y - max(-insets.top, size.height + insets.bottom - gap.bottom - bounds.height)
    }

    /// Scrolls to the edge, as the user does.
    func scrollToEdge() async {
      guard edge == .end else { return }
      for _ in 0..<40 where overscroll < -0.5 {
        await fling(by: -600)
        await rest()
      }
    }

    private func fling(by distance: CGFloat) async {
      await drag(by: distance, over: 0.1)
      screen.lift()
    }

    /// Drags by a distance, in pt; positive pulls the start edge.
    func drag(by distance: CGFloat, over seconds: Double) async {
      let isBack = distance < 0
      await screen.drag(
        from: host.isHorizontal
          ? CGPoint(x: isBack ? 370 : 20, y: 400) : CGPoint(x: 200, y: isBack ? 780 : 200),
        by: CGSize(width: host.isHorizontal ? distance : 0, height: host.isHorizontal ? 0 : distance),
        over: seconds)
    }

    func start(_ start: Start) async {
      switch start {
      case .stillLift, .movingLift:
        await drag(by: (edge == .start ? 1 : -1) * (host.isHorizontal ? 340 : 400), over: 0.4)
        if start == .stillLift { await screen.frames(12) }
        screen.lift()
      case .code: controller.begin(at: edge == .start ? .top : .bottom)
      case .approach:
        for _ in 0..<40 where work.starts == 0 {
          await fling(by: -600)
          await screen.frames(20)
        }
      }
    }

    func end(_ end: End) async {
      if end == .bounce { await screen.frames(5) } else { await rest() }
      await screen.wait(0.1, after: work.succeed)
      await rest()
    }

    /// Waits until the content has not moved for half a second.
    private func rest() async {
      var (last, still) = (CGPoint.zero, 0)
      _ = await screen.wait(upTo: 6) {
        still = view.contentOffset == last ? still + 1 : 0
        last = view.contentOffset
        return still > 30
      }
    }
  }
#endif
