import ChromiumDriver
import OtherBrowsers
import Testing

extension Stage {
  /// The values of the view's presentation that tests read.
  struct Shown: Decodable, Sendable {
    struct Edge: Decodable, Sendable {
      let phase: String
      let gap: Double
    }

    let contentOffset: Double
    let velocity: Double
    let start: Edge
    let end: Edge
  }

  /// The view's current presentation.
  var shown: Shown {
    get async throws {
      // JSON has no infinity, so `nextDeadline` is omitted.
      try await browser.evaluate(
        "(({ nextDeadline, ...rest }) => rest)(\(view).presentation)", as: Shown.self)
    }
  }

  /// The edges whose actions have started, oldest first.
  var starts: [String] {
    get async throws {
      try await browser.evaluate(
        "recorder.log.filter(({ type }) => type === 'refresh').map(({ edge }) => edge)", as: [String].self)
    }
  }

  /// The results of the ended actions, oldest first.
  var results: [String] {
    get async throws {
      try await browser.evaluate(
        "recorder.log.filter(({ effect }) => effect === 'ended').map(({ result }) => result)",
        as: [String].self)
    }
  }

  /// Evaluates a script that returns a number.
  func number(_ expression: String) async throws -> Double {
    try await browser.evaluate(expression, as: Double.self)
  }

  /// Pulls down with a finger that stops before it lifts.
  ///
  /// `distance` is the finger's movement, in px. 100 stays below every threshold, and 400 passes every
  /// threshold.
  func pull(by distance: Double, from start: Double = 60) async throws {
    try await browser.touch(Swipe(from: window.point(start), to: window.point(start + distance)))
  }

  /// Flings the content up with a finger.
  func fling(by distance: Double = 350, from start: Double = 480) async throws {
    try await browser.touch(
      Swipe(
        from: window.point(start), to: window.point(start - distance), duration: .milliseconds(100),
        hold: .zero))
  }

  /// Waits until `count` actions have ended in total.
  func waitForResults(_ count: Int) async throws {
    try await browser.wait(
      until: "recorder.log.filter(({ effect }) => effect === 'ended').length >= \(count)")
  }

  /// Waits until nothing moves and no deadline is pending.
  func waitForRest() async throws {
    try await browser.waitForFrames()
    try await browser.wait(
      until: """
        ((shown) => !shown.wantsFrames && !shown.isDragging && shown.nextDeadline === Infinity
          && !\(view).listPresentation?.wantsFrames)(\(view).presentation)
        """, timeout: .seconds(12))
    try await browser.waitForFrames()
  }

  /// Expects the view to be at rest at offset 0, without an open gap.
  func expectHome(_ location: SourceLocation = #_sourceLocation) async throws {
    try await waitForRest()
    let shown = try await shown
    #expect(shown.start.phase == "idle", sourceLocation: location)
    #expect(shown.contentOffset == 0 && shown.velocity == 0, sourceLocation: location)
    #expect(shown.start.gap == 0 && shown.end.gap == 0, sourceLocation: location)
  }
}
