import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// An element is hidden while its action ends and its rows arrive, in every order.
  ///
  /// `CoveredOrderScreenTests` does the same for SwiftUI's views. A page plays the stories of a test in
  /// parallel on its own clock, which counts frames (`Page/story.js`).
  @Suite struct HiddenOrderTests {
    typealias Step = ActionEndTests.Step
    typealias Track = ActionEndTests.Track

    /// A way to hide an element.
    enum Hiding: String, CaseIterable, Sendable {
      /// The element has no box.
      case display
      /// The element is removed and inserted again at once, when it is hidden and when it is shown.
      case moved
      /// The browser shows another tab, so it draws no frames of the page.
      case tab
    }

    struct Story: CustomStringConvertible {
      let element: ActionEndTests.Element
      let scrolling: ActionEndTests.Scrolling
      let edge: String
      let hiding: Hiding
      let steps: [Step]
      /// The number of frames after each step.
      let pause: Int
      /// Whether the action does not end, and no rows arrive.
      var isControl = false

      var description: String {
        "\(scrolling) \(element), \(edge), \(hiding): \(steps.map(\.rawValue)), \(pause) frames each"
      }

      var json: JSONValue {
        [
          "element": .string("overscroll-\(element)"), "scrolling": .string(scrolling.rawValue),
          "edge": .string(edge), "steps": .array(steps.map { .string($0.rawValue) }),
          "pause": .number(Double(pause)), "wait": 60, "hiding": .string(hiding.rawValue),
          "isControl": .bool(isControl),
        ]
      }

      /// Whether the rows arrive before the action ends, and fill the gap or arrive in a list.
      var staysInGap: Bool {
        guard let rows = steps.firstIndex(of: .rowsCome), let end = steps.firstIndex(of: .actionEnds) else {
          return false
        }
        return rows < end && (edge == "end" || element == .list)
      }
    }

    /// All orders of the four steps in which the element is hidden before it is shown again.
    private static let orders: [[Step]] = permutations([.covered, .actionEnds, .rowsCome, .uncovered]).filter
    {
      ($0.firstIndex(of: .covered) ?? 0) < ($0.firstIndex(of: .uncovered) ?? 0)
    }

    private static func permutations(_ steps: [Step]) -> [[Step]] {
      guard !steps.isEmpty else { return [[]] }
      return steps.flatMap { first in
        permutations(steps.filter { $0 != first }).map { [first] + $0 }
      }
    }

    @Test(
      "Content stays in place where rows fill the gap, whenever the element is hidden and shown",
      arguments: Hiding.allCases, [0, 1, 12, 45])
    func everyOrder(hiding: Hiding, pause: Int) async throws {
      let controls = Self.stories(hiding, [.covered, .uncovered], pause, areControls: true)
      let stories = Self.orders.flatMap { Self.stories(hiding, $0, pause) }
      try await Stage.lend(complaints: false, records: false) { page, address in
        try await page.navigate(to: "\(address)testing/stories.html")
        let plans = JSONValue.array((controls + stories).map(\.json))
        let tracks = try await page.evaluate(
          "import('/testing/stories.js').then(({ play }) => play(\(plans)))", as: [Track].self,
          limit: .seconds(240))
        #expect(tracks.count == 8 + 96)
        for (index, story) in stories.enumerated() {
          expectPosition(story, tracks[8 + index], control: tracks[index % 8])
        }
      }
    }

    /// Returns a story for each element, kind of scrolling and edge.
    private static func stories(
      _ hiding: Hiding, _ steps: [Step], _ pause: Int, areControls: Bool = false
    ) -> [Story] {
      ActionEndTests.Element.allCases.flatMap { element in
        ActionEndTests.Scrolling.allCases.flatMap { scrolling in
          ["start", "end"].map {
            Story(
              element: element, scrolling: scrolling, edge: $0, hiding: hiding, steps: steps, pause: pause,
              isControl: areControls)
          }
        }
      }
    }

    /// Compares a story with the control of the same element.
    private func expectPosition(_ story: Story, _ track: Track, control: Track) {
      #expect(track.starts == 1 && control.starts == 1, "\(story): \(track.starts) starts")
      #expect(track.positions.contains { $0 == nil } == (story.hiding != .moved), "\(story): never hidden")
      guard let position = track.positions.last ?? nil, let usual = control.positions.last ?? nil else {
        Issue.record("\(story): no rows")
        return
      }
      // A closing gap moves the content by at most 60 px.
      let mayClose = story.staysInGap ? 1.0 : 61
      #expect(abs(position - usual) < mayClose, "\(story): at \(position) instead of \(usual)")
      let limit = control.steps.reduce(0, max) + 20
      let fastest = track.steps.reduce(0, max)
      #expect(fastest <= limit, "\(story): \(fastest) px in a frame, not \(limit)")
    }
  }
}
