import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// An action ends, its rows arrive and something scrolls, in any order: the content never jumps.
  ///
  /// `ActionEndScreenTests` does the same for SwiftUI's views. A story is one sequence of such events. A
  /// page plays all stories in parallel on its own clock, so the machine's speed does not matter. Layouts
  /// and scroll events are Chromium's. Scripts dispatch the events of the fingers. With
  /// `scrolling="native"` a model of Chromium moves the content (`Page/story-fingers.js`).
  @Suite struct ActionEndTests {
    enum Element: String, CaseIterable, Sendable { case view, list }
    enum Scrolling: String, CaseIterable, Sendable { case driven, native }

    /// An event of a story.
    enum Step: String {
      case actionEnds, rowsCome
      case fingerDown, slowLift, quickLift
      case appScrolls
      case covered, uncovered
    }

    /// A sequence of events during one action.
    struct Story: CustomStringConvertible {
      let element: Element
      let scrolling: Scrolling
      let edge: String
      let steps: [Step]
      /// The number of frames after each step.
      let pause: Int
      /// The number of frames that the action runs before the first step.
      let wait: Int

      var description: String {
        "\(scrolling) \(element), \(edge): \(steps.map(\.rawValue)) after \(wait) frames, \(pause) frames each"
      }

      /// Returns the story for `Page/story.js`.
      ///
      /// - Parameter isControl: Whether the action does not end, and no rows arrive.
      func json(isControl: Bool) -> JSONValue {
        [
          "element": .string("overscroll-\(element)"), "scrolling": .string(scrolling.rawValue),
          "edge": .string(edge), "steps": .array(steps.map { .string($0.rawValue) }),
          "pause": .number(Double(pause)), "wait": .number(Double(wait)),
          "isControl": .bool(isControl),
        ]
      }

      /// Whether visible rows keep their position when rows are inserted before them.
      var keepsVisibleRows: Bool { element == .list }

      /// The sign of a movement from the edge into the content.
      var inward: Double { edge == "start" ? -1 : 1 }

      private func index(_ step: Step) -> Int { steps.firstIndex(of: step) ?? .max }

      var hasFinger: Bool { steps.contains(.fingerDown) }

      /// Whether the rows arrive before the action ends.
      var bringsRowsInTime: Bool { index(.rowsCome) < index(.actionEnds) }

      /// Whether a finger moves driven content that is past its edge.
      ///
      /// The content is past its edge if the action ends, or its rows arrive, before the finger lifts. The
      /// rubber band then shortens the movement of the content.
      var meetsRubberBand: Bool {
        scrolling == .driven && hasFinger
          && min(index(.actionEnds), index(.rowsCome)) < min(index(.slowLift), index(.quickLift))
      }
    }

    /// The position of row 0 in each frame, and the number of started actions.
    ///
    /// If row 0 has no view, its position is computed from a visible row. The position is `nil` while the
    /// element is hidden.
    struct Track: Decodable, Sendable {
      let positions: [Double?]
      let starts: Int

      /// The movement of the rows in each frame, in px.
      var steps: [Double] {
        zip(positions, positions.dropFirst()).compactMap { last, next in
          guard let last, let next else { return nil }
          return abs(next - last)
        }
      }
    }

    /// Returns all ways to insert the free steps into the fixed steps, whose order is kept.
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
      [], [.fingerDown, .slowLift], [.fingerDown, .quickLift], [.appScrolls], [.covered, .uncovered],
    ].flatMap { orders([.actionEnds, .rowsCome], with: $0) }

    /// Returns one story for each order of steps.
    ///
    /// The delays and the edge of a story depend on its order, its element and its kind of scrolling.
    private static func stories(_ element: Element, _ scrolling: Scrolling) -> [Story] {
      orders.enumerated().map { turn, steps in
        let seed = turn + (element == .list ? 1 : 0) + (scrolling == .native ? 2 : 0)
        return Story(
          element: element, scrolling: scrolling, edge: ["start", "end"][seed % 2], steps: steps,
          pause: [0, 1, 12][seed % 3], wait: [0, 18, 36, 60][seed / 2 % 4])
      }
    }

    @Test(
      "When an action ends and its rows arrive, the content does not jump, and no scroll is lost",
      arguments: Element.allCases, Scrolling.allCases)
    func calm(_ element: Element, _ scrolling: Scrolling) async throws {
      let stories = Self.stories(element, scrolling)
      try await Stage.lend(complaints: false, records: false) { page, address in
        try await page.navigate(to: "\(address)testing/stories.html")
        let plans = JSONValue.array(
          [false, true].flatMap { control in stories.map { $0.json(isControl: control) } })
        let tracks = try await page.evaluate(
          "import('/testing/stories.js').then(({ play }) => play(\(plans)))", as: [Track].self,
          limit: .seconds(120))
        #expect(stories.count == 44 && tracks.count == 88)
        for (index, story) in stories.enumerated() {
          expectCalm(story, tracks[index], control: tracks[44 + index])
        }
      }
    }

    private func expectCalm(_ story: Story, _ track: Track, control: Track) {
      #expect(track.starts == 1 && control.starts == 1, "\(story): \(track.starts) starts")
      #expect(track.positions.contains { $0 == nil } == story.steps.contains(.covered), "\(story): no rows")
      // The control has the same finger and the same scrolls, but its action does not end. A closing gap
      // adds 60 px in 0.3 s.
      let limit = control.steps.reduce(0, max) + 20
      let fastest = track.steps.reduce(0, max)
      #expect(fastest <= limit, "\(story): \(fastest) px in a frame, not \(limit)")
      // Without a wait, the content of a list has not reached the gap at its start when rows are inserted.
      // The list then keeps the position of its visible rows, so the two final positions differ.
      guard story.wait > 0 || story.edge == "end" || !story.keepsVisibleRows else { return }
      guard let position = track.positions.last ?? nil, let usual = control.positions.last ?? nil else {
        Issue.record("\(story): no rows")
        return
      }
      // A finger that catches moving content drags it at once. On resting content, the first 10 px only
      // recognize the drag.
      let mayClose = story.hasFinger ? 71.0 : 61
      if story.meetsRubberBand {
        let farthest = track.positions.compactMap { $0.map { $0 * story.inward } }.reduce(-.infinity, max)
        #expect(
          farthest - position * story.inward < mayClose, "\(story): at \(position), back from \(farthest)")
      } else {
        #expect(abs(position - usual) < mayClose, "\(story): at \(position) instead of \(usual)")
      }
      // If the rows arrive before the action ends, content at rest in the gap does not move.
      if story.bringsRowsInTime, !story.hasFinger, !story.steps.contains(.covered),
        story.edge == "end" || story.keepsVisibleRows
      {
        #expect(abs(position - usual) < 1, "\(story): at \(position) instead of \(usual)")
      }
    }
  }
}
