import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// An action ends, its rows come, and a reader or the page scrolls, in every order: nothing jumps, and no scroll is lost.
  ///
  /// The same as `ActionEndScreenTests` of SwiftUI's views, for both elements. A page plays all of the stories side by side,
  /// on a clock of its own, so that the machine's speed does not matter. Layouts and scroll events are Chromium's; fingers are
  /// dispatched, and with `scrolling="native"` a model scrolls as Chromium does (`Page/story-fingers.js`).
  @Suite struct ActionEndTests {
    enum Element: String, CaseIterable, Sendable { case view, list }
    enum Scrolling: String, CaseIterable, Sendable { case driven, native }

    /// What happens, besides the passing of time.
    enum Step: String {
      case actionEnds, rowsCome
      case fingerDown, slowLift, quickLift
      case appScrolls
      case covered, uncovered
    }

    /// A course of events.
    struct Story: CustomStringConvertible {
      let element: Element
      let scrolling: Scrolling
      let edge: String
      let steps: [Step]
      /// How many frames pass after each step.
      let pause: Int
      /// How many frames the action runs before the first step.
      let wait: Int

      var description: String {
        "\(scrolling) \(element), \(edge): \(steps.map(\.rawValue)) after \(wait) frames, \(pause) frames each"
      }

      var json: JSONValue {
        [
          "element": .string("overscroll-\(element)"), "scrolling": .string(scrolling.rawValue),
          "edge": .string(edge), "steps": .array(steps.map { .string($0.rawValue) }),
          "pause": .number(Double(pause)), "wait": .number(Double(wait)),
        ]
      }

      /// Whether what is read stays in its place where rows come before it.
      var keepsPlace: Bool { element == .list }

      /// The sign of a movement that leads from the edge into the content.
      var inward: Double { edge == "start" ? -1 : 1 }

      private func index(_ step: Step) -> Int { steps.firstIndex(of: step) ?? .max }

      var hasFinger: Bool { steps.contains(.fingerDown) }

      /// Whether the rows are there when the action's end is answered.
      var bringsRowsInTime: Bool { index(.rowsCome) < index(.actionEnds) }

      /// Whether a finger is down in a gap that goes, or comes down after it.
      ///
      /// Content that the engine scrolls is past its edge then: it follows the finger, and goes on from it, more slowly.
      var meetsRubberBand: Bool {
        scrolling == .driven && hasFinger
          && min(index(.actionEnds), index(.rowsCome)) < min(index(.slowLift), index(.quickLift))
      }
    }

    /// Where row 0 is, or would be, in each frame: null while nothing is laid out.
    struct Track: Decodable, Sendable {
      let places: [Double?]
      let starts: Int

      /// How far the rows go in each frame, in px.
      var steps: [Double] {
        zip(places, places.dropFirst()).compactMap { last, next in
          guard let last, let next else { return nil }
          return abs(next - last)
        }
      }
    }

    /// The orders of steps of which the last ones keep their own order.
    private static func orders(_ free: [Step], with fixed: [Step]) -> [[Step]] {
      guard let first = free.first else { return [fixed] }
      return orders(Array(free.dropFirst()), with: fixed).flatMap { order in
        (0...order.count).map { place in
          var order = order
          order.insert(first, at: place)
          return order
        }
      }
    }

    private static let orders: [[Step]] = [
      [], [.fingerDown, .slowLift], [.fingerDown, .quickLift], [.appScrolls], [.covered, .uncovered],
    ].flatMap { orders([.actionEnds, .rowsCome], with: $0) }

    /// All stories of an element: each order meets another length of request, another pause and the other edge.
    private static func stories(_ element: Element, _ scrolling: Scrolling) -> [Story] {
      orders.enumerated().map { turn, steps in
        let seed = turn + (element == .list ? 1 : 0) + (scrolling == .native ? 2 : 0)
        return Story(
          element: element, scrolling: scrolling, edge: ["start", "end"][seed % 2], steps: steps,
          pause: [0, 1, 12][seed % 3], wait: [0, 18, 36, 60][seed / 2 % 4])
      }
    }

    @Test("Nothing jumps, and no scroll is lost", arguments: Element.allCases, Scrolling.allCases)
    func calm(_ element: Element, _ scrolling: Scrolling) async throws {
      let stories = Self.stories(element, scrolling)
      try await Stage.lend(complaints: false, records: false) { page, address in
        try await page.navigate(to: "\(address)testing/stories.html")
        let tracks = try await page.evaluate(
          "import('/testing/stories.js').then(({ play }) => play(\(JSONValue.array(stories.map(\.json)))))",
          as: [[Track]].self, limit: .seconds(120))
        #expect(tracks.count == 44)
        for (story, tracks) in zip(stories, tracks) { expectCalm(story, tracks[0], control: tracks[1]) }
      }
    }

    private func expectCalm(_ story: Story, _ track: Track, control: Track) {
      #expect(track.starts == 1 && control.starts == 1, "\(story): \(track.starts) starts")
      #expect(track.places.contains { $0 == nil } == story.steps.contains(.covered), "\(story): no rows")
      // What fingers and the page do moves the content alike in both; a gap closes by 60 px in 0.3 s.
      let limit = control.steps.reduce(0, max) + 20
      let fastest = track.steps.reduce(0, max)
      #expect(fastest <= limit, "\(story): \(fastest) px in a frame, not \(limit)")
      // Content that has not yet come back into the gap stays where it is as rows come before it.
      guard story.wait > 0 || story.edge == "end" || !story.keepsPlace else { return }
      guard let place = track.places.last ?? nil, let usual = control.places.last ?? nil else {
        Issue.record("\(story): no rows")
        return
      }
      // A finger that catches moving content has no slop of 10 px to overcome.
      let mayClose = story.hasFinger ? 71.0 : 61
      if story.meetsRubberBand {
        let farthest = track.places.compactMap { $0.map { $0 * story.inward } }.reduce(-.infinity, max)
        #expect(farthest - place * story.inward < mayClose, "\(story): at \(place), back from \(farthest)")
      } else {
        #expect(abs(place - usual) < mayClose, "\(story): at \(place) instead of \(usual)")
      }
      // What rests in a gap where rows come in time stays there.
      if story.bringsRowsInTime, !story.hasFinger, !story.steps.contains(.covered),
        story.edge == "end" || story.keepsPlace
      {
        #expect(abs(place - usual) < 1, "\(story): at \(place) instead of \(usual)")
      }
    }
  }
}
