#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// The end of an action, its rows and a page over the list, in every order.
  ///
  /// The position of the content afterwards depends only on whether the rows came in time. Only the stage, the
  /// model of SwiftUI on Linux, can test this.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct CoveredOrderScreenTests {
    enum Host: CaseIterable {
      case scrollView, list, verticalList, horizontalList, uiScrollView

      /// Whether the container keeps the visible rows in place when rows are inserted before them.
      var keepsVisibleRows: Bool { self == .verticalList || self == .horizontalList }
      var axis: Axis { self == .horizontalList ? .horizontal : .vertical }
    }

    enum Step: String, CaseIterable { case covered, actionEnds, rowsCome, uncovered }

    /// The number of frames after each step: none, one, and enough for a gap to close.
    private nonisolated static let pauses = [0, 1, 45]

    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<40)
      @Published var isPushed = false
      let work = Work()
      let scrollView = UIScrollView()
    }

    private struct Feed: View {
      @ObservedObject var model: Model
      let host: Host
      let edge: Edge

      var body: some View {
        NavigationStack {
          feed
            .navigationTitle("Feed")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(isPresented: $model.isPushed) { Text("Page") }
        }
      }

      @ViewBuilder private var feed: some View {
        if host == .uiScrollView {
          ScrollViewHost(scrollView: model.scrollView)
        } else if edge == .top || edge == .leading {
          rows.pullToRefresh(edge: edge) { try await model.work.run() }
        } else {
          rows.loadMore(edge: edge, when: .approach(0)) { try await model.work.run() }
        }
      }

      @ViewBuilder private var rows: some View {
        switch host {
        case .scrollView: ScrollView { RowStack(rows: model.rows, height: 60) }
        case .list: List(model.rows) { RowView(row: $0, height: 60) }
        case .verticalList: VerticalList(model.rows) { RowView(row: $0, height: 60) }
        case .horizontalList: HorizontalList(model.rows) { Text($0.title).frame(width: 60) }
        case .uiScrollView: EmptyView()
        }
      }
    }

    /// A test case.
    private struct Story: CustomStringConvertible {
      let host: Host
      let isAtStart: Bool
      let steps: [Step]
      let pause: Int
      /// Whether a pushed page covers the list; otherwise the whole window's content is removed.
      let isPush: Bool

      var edge: Edge {
        host.axis == .vertical ? isAtStart ? .top : .bottom : isAtStart ? .leading : .trailing
      }
      var description: String {
        "\(host) \(edge) \(steps.map(\.rawValue)), \(pause) frames each, \(isPush ? "pushed" : "covered")"
      }
      /// Whether the rows are added before the action ends, or in the same frame.
      var bringsRowsInTime: Bool {
        guard let end = steps.firstIndex(of: .actionEnds), let rows = steps.firstIndex(of: .rowsCome) else {
          return false
        }
        return rows < end || (rows == end + 1 && pause == 0)
      }
      /// Whether the gap has closed before the rows come, in a list that is not covered.
      var bringsRowsLate: Bool {
        guard let end = steps.firstIndex(of: .actionEnds), let rows = steps.firstIndex(of: .rowsCome) else {
          return false
        }
        let isVisible = !steps[..<rows].contains(.covered) || steps[..<rows].contains(.uncovered)
        let seen = max(end, steps[..<rows].firstIndex(of: .uncovered) ?? 0)
        return isVisible && (rows - seen) * pause >= 45
      }
    }

    /// The positions of row 0 along the axis, in pt.
    private struct Positions {
      /// At the edge, before the pull.
      var home: CGFloat
      /// At the end of the story.
      var last: CGFloat
      /// The largest movement from one visible frame to the next after the first step.
      var fastest: CGFloat
    }

    private func run(_ story: Story) async -> Positions? {
      let model = Model()
      if story.host == .uiScrollView { setUp(model, atStart: story.isAtStart) }
      let screen = await Screen(Feed(model: model, host: story.host, edge: story.edge), wait: 0.2)
      // The stage lays out the bar of a page again with the page's first update.
      model.rows = model.rows
      await screen.wait(0.2)
      let isVertical = story.host.axis == .vertical
      if !story.isAtStart {
        let view = story.host == .uiScrollView ? model.scrollView.contentSize : screen.scrolls[0].contentSize
        let end = CGPoint(
          x: isVertical ? 0 : view.width - screen.size.width - 100,
          y: isVertical ? view.height - screen.size.height - 100 : 0)
        if story.host == .uiScrollView {
          model.scrollView.contentOffset = end
        } else {
          screen.scroll(to: end)
        }
        await screen.wait(0.2)
      }
      let distance: CGFloat = story.isAtStart ? 420 : -300
      await screen.swipe(
        from: screen.middle,
        by: CGSize(width: isVertical ? 0 : distance * 0.8, height: isVertical ? distance : 0), over: 0.4,
        liftAfter: 8, wait: 2)
      #expect(model.work.starts == 1, "\(story)")
      guard let inGap = position(story, screen, model) else { return nil }
      let home = inGap + (story.isAtStart ? -60 : 60)
      var (last, fastest): (CGFloat?, CGFloat) = (inGap, 0)
      var isCovered = false
      func pass(_ frames: Int) async {
        for _ in 0..<frames {
          await screen.frames(1)
          let now = isCovered ? nil : position(story, screen, model)
          if let now, let last { fastest = max(fastest, abs(now - last)) }
          last = now
        }
      }
      for step in story.steps {
        switch step {
        case .covered, .uncovered:
          isCovered = step == .covered
          if story.isPush { model.isPushed = isCovered } else { screen.cover(isCovered) }
          last = nil
        case .actionEnds: model.work.succeed()
        case .rowsCome:
          let count = model.rows.count
          model.rows =
            story.isAtStart && story.host.keepsVisibleRows ? Row.rows(-20..<count) : Row.rows(0..<count + 40)
          if story.host == .uiScrollView { model.scrollView.contentSize.height += 40 * 60 }
        }
        // A page covers the list for at least one frame.
        await pass(step == .covered ? max(1, story.pause) : story.pause)
      }
      await pass(60)
      // Wait until the content has not moved for 20 frames.
      var (still, waits) = (0, 0)
      while still < 20, waits < 200 {
        let before = last
        await pass(1)
        still = last == before ? still + 1 : 0
        waits += 1
      }
      #expect(model.work.starts == 1, "\(story)")
      return Positions(home: home, last: position(story, screen, model) ?? .nan, fastest: fastest)
    }

    private func setUp(_ model: Model, atStart: Bool) {
      model.scrollView.contentSize = CGSize(width: 300, height: 40 * 60)
      let work = model.work
      if atStart {
        model.scrollView.overscroll.pullToRefresh { try await work.run() }
      } else {
        model.scrollView.overscroll.loadMore(when: .approach(0)) { try await work.run() }
      }
    }

    /// Returns the position of row 0, computed from the scroll offset or from a visible row.
    private func position(_ story: Story, _ screen: Screen, _ model: Model) -> CGFloat? {
      guard story.host != .uiScrollView else { return -model.scrollView.contentOffset.y }
      let rows = screen.textFrames.compactMap { text, frame -> (Int, CGRect)? in
        guard text.hasPrefix("Row "), let row = Int(text.dropFirst(4)) else { return nil }
        return (row, frame)
      }
      guard let one = rows.first, let other = rows.last, one.0 != other.0 else { return nil }
      let isVertical = story.host.axis == .vertical
      func middle(_ frame: CGRect) -> CGFloat { isVertical ? frame.midY : frame.midX }
      let distance = (middle(other.1) - middle(one.1)) / CGFloat(other.0 - one.0)
      return middle(one.1) - CGFloat(one.0) * distance
    }

    /// All orders of the four steps in which the list is covered before it is uncovered.
    private static let orders: [[Step]] = permutations(Step.allCases).filter { order in
      (order.firstIndex(of: .covered) ?? 0) < (order.firstIndex(of: .uncovered) ?? 0)
    }

    private static func permutations(_ steps: [Step]) -> [[Step]] {
      guard !steps.isEmpty else { return [[]] }
      return steps.flatMap { first in
        permutations(steps.filter { $0 != first }).map { [first] + $0 }
      }
    }

    @Test(
      "In every order, content stays where rows fill the gap, and otherwise returns to its edge",
      arguments: Host.allCases, [false, true])
    func everyOrder(host: Host, isAtStart: Bool) async {
      // Each container has each order at one of its edges. Each order meets each pause and each cover in some
      // container.
      let first = (Host.allCases.firstIndex(of: host) ?? 0) + (isAtStart ? 1 : 0)
      for (turn, steps) in Self.orders.enumerated() where (first + turn).isMultiple(of: 2) {
        let pause = Self.pauses[(first + turn) % Self.pauses.count]
        let story = Story(
          host: host, isAtStart: isAtStart, steps: steps, pause: pause,
          isPush: ((first + turn) / 2).isMultiple(of: 2))
        guard let positions = await run(story) else {
          Issue.record("\(story): no rows")
          continue
        }
        let inGap = positions.home + (isAtStart ? 60 : -60)
        let expected: [CGFloat] =
          if isAtStart && !host.keepsVisibleRows || story.bringsRowsLate {
            [positions.home]
          } else if story.bringsRowsInTime {
            [inGap]
          } else {
            // The rows may come while the gap closes, and then stop the content between both positions.
            [positions.home, inGap]
          }
        let range = (expected.min() ?? 0) - 1...(expected.max() ?? 0) + 1
        #expect(
          range.contains(positions.last),
          "\(story): \(positions.last - positions.home) pt from the edge")
        #expect(positions.fastest < 25, "\(story): moved by \(positions.fastest) pt")
      }
    }
  }
#endif
