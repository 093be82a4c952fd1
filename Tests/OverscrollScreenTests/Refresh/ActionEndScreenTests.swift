#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Tests of an action that ends, of rows that are added, and of scrolls, in every order.
  ///
  /// The content must not jump, and every scroll must take effect. `CoveredOrderScreenTests` covers the list.
  @MainActor
  @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ActionEndScreenTests {
    /// An event of a test.
    ///
    /// A pause follows each event.
    enum Step: String {
      case actionEnds, rowsCome
      case fingerDown, slowLift, quickLift
      case appScrolls
    }

    /// One test case: a sequence of events for one container and one edge.
    struct Story: CustomStringConvertible {
      let host: FeedHost
      let edge: Edge
      let steps: [Step]
      /// The number of frames after each event.
      let pause: Int
      /// The time for which the action runs before the first event, in s.
      let seconds: Double

      var description: String {
        "\(host) \(edge) \(steps.map(\.rawValue)) after \(seconds) s, \(pause) frames each"
      }

      /// Whether the rows are added before the action ends or in the same frame.
      var bringsRowsInTime: Bool {
        guard let end = steps.firstIndex(of: .actionEnds), let rows = steps.firstIndex(of: .rowsCome) else {
          return false
        }
        return rows < end || (rows == end + 1 && pause == 0)
      }
    }

    /// Returns the position of row 0 in each frame, or `nil` while no row is visible.
    ///
    /// - Parameters:
    ///   - story: The sequence of events.
    ///   - actionEnds: Whether `actionEnds` and `rowsCome` happen. If it is false, the same time passes
    ///     without these two events.
    private func track(_ story: Story, actionEnds: Bool) async -> [CGFloat?] {
      let model = FeedModel()
      let screen = await Screen(
        EdgeFeed(model: model, host: story.host, edge: story.edge, policy: .approach(0)), wait: 0.1)
      let distance = distance(on: screen)
      var row: Int?
      if story.edge == .bottom {
        await screen.scroll(
          to: CGPoint(x: 0, y: screen.scrolls[0].contentSize.height - screen.size.height - 100), wait: 0.1)
      }
      await screen.pullAndRelease(by: story.edge == .top ? 420 : -300, wait: story.seconds)
      #expect(model.work.starts == 1, "\(story)")
      var positions: [CGFloat?] = []
      func pass(_ frames: Int) async {
        for _ in 0..<frames {
          await screen.frames(1)
          positions.append(origin(on: screen, by: &row, distance: distance))
        }
      }
      func perform(_ step: Step) async {
        switch step {
        case .actionEnds: model.work.succeed()
        case .rowsCome:
          let count = model.rows.count
          model.rows =
            story.edge == .top && story.host.keepsVisibleRows
            ? Row.rows(-20..<count) : Row.rows(0..<count + 40)
        case .fingerDown:
          screen.touchDown(at: screen.middle)
          for step in 1...3 {
            screen.move(
              to: CGPoint(x: screen.middle.x, y: screen.middle.y + inward(story) * CGFloat(step) * 14))
            await pass(1)
          }
        case .slowLift:
          await pass(8)
          screen.lift()
        case .quickLift:
          for step in 4...6 {
            screen.move(
              to: CGPoint(x: screen.middle.x, y: screen.middle.y + inward(story) * CGFloat(step) * 14))
            await pass(1)
          }
          screen.lift()
        case .appScrolls:
          let row = story.edge == .top ? 4 : 40
          if story.host == .verticalList {
            model.controller.scrollTo(id: row, anchor: .top)
          } else {
            screen.scroll(to: CGPoint(x: 0, y: row * 60), animated: true)
          }
        }
      }
      await pass(1)
      for step in story.steps {
        if actionEnds || (step != .actionEnds && step != .rowsCome) { await perform(step) }
        await pass(story.pause)
      }
      // Wait until the rows have not moved for 20 frames.
      for _ in 0..<10 where positions.suffix(21).count < 21 || Set(positions.suffix(21)).count > 1 {
        await pass(20)
      }
      #expect(model.work.starts == 1, "\(story)")
      return positions
    }

    /// The sign of a finger movement that scrolls from the edge into the content.
    private func inward(_ story: Story) -> CGFloat { story.edge == .top ? -1 : 1 }

    /// Returns the position of row 0, computed from a visible row.
    ///
    /// It uses the same visible row in each frame until that row disappears.
    private func origin(on screen: Screen, by row: inout Int?, distance: CGFloat) -> CGFloat? {
      if let known = row, let position = screen.frame(of: "Row \(known)")?.midY {
        return position - CGFloat(known) * distance
      }
      let texts = screen.texts
      guard !texts.isEmpty, let seen = Int(texts[texts.count / 2].dropFirst(4)), seen != row else {
        return nil
      }
      row = seen
      return origin(on: screen, by: &row, distance: distance)
    }

    /// Returns the distance from one row to the next, in pt.
    private func distance(on screen: Screen) -> CGFloat {
      (screen.frame(of: "Row 2")?.midY ?? 0) - (screen.frame(of: "Row 1")?.midY ?? 0)
    }

    /// Returns all sequences that contain the fixed events in order and the free events at any index.
    private static func orders(_ free: [Step], with fixed: [Step]) -> [[Step]] {
      guard let first = free.first else { return [fixed] }
      return orders(Array(free.dropFirst()), with: fixed).flatMap { order in
        (0...order.count).map { index in
          var order = order
          order.insert(first, at: index)
          return order
        }
      }
    }

    private static let orders: [[Step]] = [
      [], [.fingerDown, .slowLift], [.fingerDown, .quickLift], [.appScrolls],
    ].flatMap { orders([.actionEnds, .rowsCome], with: $0) }

    @Test(arguments: FeedHost.allCases, [Edge.top, .bottom])
    func nothingJumpsAndNoScrollIsLost(host: FeedHost, edge: Edge) async {
      let first = FeedHost.allCases.firstIndex(of: host) ?? 0
      // Each container has each order at one of its edges. The three containers use different durations and
      // pauses for the same order.
      for (turn, steps) in Self.orders.enumerated()
      where (first + turn).isMultiple(of: 2) == (edge == .top) {
        let story = Story(
          host: host, edge: edge, steps: steps, pause: [0, 1, 12][(turn + first) % 3],
          seconds: [0, 0.3, 0.6, 2][(turn / 2 + first) % 4])
        await expectCalm(story)
      }
    }

    /// Returns the distance that the rows move from one frame to the next, in pt.
    private func steps(_ positions: [CGFloat?]) -> [CGFloat] {
      zip(positions, positions.dropFirst()).compactMap { last, next in
        guard let last, let next else { return nil }
        return abs(next - last)
      }
    }

    private func expectCalm(_ story: Story) async {
      let positions = await track(story, actionEnds: true)
      let control = await track(story, actionEnds: false)
      // In both runs, fingers and the app scroll equally. Only one run closes a gap. It moves 60 pt in 0.3 s,
      // or more of a bounce.
      let limit = steps(control).reduce(0, max) + 22
      let fastest = steps(positions).reduce(0, max)
      #expect(fastest <= limit, "\(story)")
      // Unless the content is in the gap, inserting rows before the visible rows must not move them.
      guard story.seconds > 0 || story.edge == .bottom || !story.host.keepsVisibleRows else { return }
      guard let position = positions.last ?? nil, let usual = control.last ?? nil else {
        Issue.record("\(story): no rows")
        return
      }
      let mayClose: CGFloat = 61
      #expect(abs(position - usual) < mayClose, "\(story): at \(position) instead of \(usual)")
      // If the rows are added in time, content in the gap keeps its position as well.
      if story.bringsRowsInTime, !story.steps.contains(.fingerDown),
        story.edge == .bottom || story.host.keepsVisibleRows
      {
        #expect(abs(position - usual) < 1, "\(story): at \(position) instead of \(usual)")
      }
    }

    /// A chat loads earlier messages while it rests in the gap at its start.
    ///
    /// The list keeps its position when the messages are inserted, so it does not load a second page.
    @Test(arguments: [0.6, 1, 1.5]) func aChatLoadsOnePage(seconds: Double) async {
      let model = FeedModel()
      let screen = await Screen(
        ModelView(model) {
          VerticalList(model.rows) { RowView(row: $0) }
            .listAnchor(.bottom)
            .loadMore(edge: .top) { try await model.work.run() }
        }, wait: 0.5)
      // The chat opens at its end, so the test first scrolls near its start.
      await screen.scroll(to: CGPoint(x: 0, y: 600), wait: 0.5)
      await screen.fling(by: 500, wait: seconds)
      #expect(model.work.starts == 1)
      model.rows = Row.rows(-25..<60)
      await screen.wait(5, after: model.work.succeed)
      #expect(model.work.starts == 1)
      #expect(screen.frame(of: "Row 0") != nil, "\(screen.texts.prefix(3))")
    }
  }
#endif
