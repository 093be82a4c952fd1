import ChromiumDriver
import Testing

/// An event of the page in the recorder's log.
struct Entry: Decodable, Sendable {
  let type: String
  /// The time on the page's clock, in s.
  let time: Double
  let edge: String?
  let phase: String?
  let effect: String?
  let result: String?
  let token: Int?
  let url: String?
  let isTrusted: Bool?
}

/// The state of an edge in a view's presentation.
struct EdgeShown: Decodable, Sendable {
  let phase: String
  let overscroll: Double
  let gap: Double
  let progress: Double
  let rotation: Double
}

/// The values of a view's presentation that tests read.
struct Shown: Decodable, Sendable {
  let contentOffset: Double
  let velocity: Double
  let isDragging: Bool
  let wantsFrames: Bool
  let start: EdgeShown
  let end: EdgeShown
}

extension Stage {
  /// The view's current presentation.
  var shown: Shown {
    get async throws {
      // JSON has no infinity, so `nextDeadline` is omitted.
      try await page.evaluate("(({ nextDeadline, ...rest }) => rest)(\(view).presentation)", as: Shown.self)
    }
  }

  /// All events in the recorder's log.
  var log: [Entry] {
    get async throws { try await page.evaluate("recorder.log", as: [Entry].self) }
  }

  /// The edges whose actions have started, oldest first.
  var starts: [String] {
    get async throws { try await log.filter { $0.type == "refresh" }.compactMap(\.edge) }
  }

  /// The results of the ended actions, oldest first.
  var results: [String] {
    get async throws { try await log.filter { $0.effect == "ended" }.compactMap(\.result) }
  }

  /// The requests for rows so far.
  var requests: [String] {
    get async throws { try await log.compactMap(\.url).filter { $0.hasPrefix("/api/rows") } }
  }

  /// Waits until an edge has a phase.
  func wait(for phase: String, at edge: String = "start") async throws {
    try await page.wait(until: "\(view).presentation.\(edge).phase === '\(phase)'")
  }

  /// Waits until `count` actions have started in total, at both edges.
  ///
  /// Use this function instead of `wait(for:at:)` if the action may end before the test reads its phase.
  func waitForStarts(_ count: Int) async throws {
    try await page.wait(
      until: "recorder.log.filter(({ type }) => type === 'refresh').length >= \(count)")
  }

  /// Waits until nothing moves and no deadline is pending.
  func waitForRest() async throws {
    try await page.wait(
      until: """
        ((shown) => !shown.wantsFrames && !shown.isDragging && shown.nextDeadline === Infinity)(\(view).presentation)
        """)
    try await page.waitForFrames()
  }

  /// Waits until the content rests within 1 px of an offset.
  ///
  /// The browser may merge wheel events, and reports them as handled before the page receives them. So the
  /// offset is checked again when the view is at rest.
  func waitForOffset(_ offset: Double, _ location: SourceLocation = #_sourceLocation) async throws {
    let isThere = "Math.abs(\(view).presentation.contentOffset - \(offset)) < 1"
    try await page.wait(until: isThere)
    try await waitForRest()
    #expect(abs(try await shown.contentOffset - offset) < 1, sourceLocation: location)
  }

  /// Expects the view to be at rest at offset 0, without an open gap.
  func expectHome(_ location: SourceLocation = #_sourceLocation) async throws {
    try await waitForRest()
    let shown = try await shown
    #expect(shown.start.phase == "idle", sourceLocation: location)
    #expect(shown.contentOffset == 0, sourceLocation: location)
    #expect(shown.start.gap == 0 && shown.end.gap == 0, sourceLocation: location)
    #expect(shown.velocity == 0, sourceLocation: location)
  }
}
