import ChromiumDriver
import Testing

/// One thing that happened in the page.
struct Entry: Decodable, Sendable {
  let type: String
  /// In s, on the page's clock.
  let time: Double
  let edge: String?
  let phase: String?
  let effect: String?
  let result: String?
  let token: Int?
  let url: String?
  let isTrusted: Bool?
}

/// What a view shows of one edge.
struct EdgeShown: Decodable, Sendable {
  let phase: String
  let overscroll: Double
  let gap: Double
  let progress: Double
  let rotation: Double
}

/// What a view shows.
struct Shown: Decodable, Sendable {
  let contentOffset: Double
  let velocity: Double
  let isDragging: Bool
  let wantsFrames: Bool
  let start: EdgeShown
  let end: EdgeShown
}

extension Stage {
  /// What the view shows now.
  var shown: Shown {
    get async throws {
      // An infinite deadline would be no JSON.
      try await page.evaluate("(({ nextDeadline, ...rest }) => rest)(\(view).presentation)", as: Shown.self)
    }
  }

  /// Everything that has happened so far.
  var log: [Entry] {
    get async throws { try await page.evaluate("recorder.log", as: [Entry].self) }
  }

  /// The edges whose actions have started, oldest first.
  var starts: [String] {
    get async throws { try await log.filter { $0.type == "refresh" }.compactMap(\.edge) }
  }

  /// How the actions have ended, oldest first.
  var results: [String] {
    get async throws { try await log.filter { $0.effect == "ended" }.compactMap(\.result) }
  }

  /// The requests for rows so far.
  var requests: [String] {
    get async throws { try await log.compactMap(\.url).filter { $0.hasPrefix("/api/rows") } }
  }

  /// Waits for a phase of an edge's.
  func wait(for phase: String, at edge: String = "start", timeout: Duration = .seconds(6)) async throws {
    try await page.wait(until: "\(view).presentation.\(edge).phase === '\(phase)'", timeout: timeout)
  }

  /// Waits until n actions have started in all, at either edge: one may be over before anybody looks.
  func waitForStarts(_ count: Int) async throws {
    try await page.wait(
      until: "recorder.log.filter(({ type }) => type === 'refresh').length >= \(count)", timeout: .seconds(6))
  }

  /// Waits until nothing moves and nothing runs any more.
  func waitForRest(timeout: Duration = .seconds(6)) async throws {
    try await page.wait(
      until: """
        ((shown) => !shown.wantsFrames && !shown.isDragging && shown.nextDeadline === Infinity)(\(view).presentation)
        """, timeout: timeout)
    try await page.waitForFrames()
  }

  /// Waits until the content is scrolled to an offset within a point, and expects it to stay: a browser says that it took
  /// a turn of a wheel, or of several as one, before the page has had it.
  func waitForOffset(_ offset: Double, _ location: SourceLocation = #_sourceLocation) async throws {
    let isThere = "Math.abs(\(view).presentation.contentOffset - \(offset)) < 1"
    try await page.wait(until: isThere, timeout: .seconds(6))
    try await waitForRest()
    #expect(abs(try await shown.contentOffset - offset) < 1, sourceLocation: location)
  }

  /// Expects the view to be at rest at its very start, with nothing held.
  func expectHome(_ location: SourceLocation = #_sourceLocation) async throws {
    try await waitForRest()
    let shown = try await shown
    #expect(shown.start.phase == "idle", sourceLocation: location)
    #expect(shown.contentOffset == 0, sourceLocation: location)
    #expect(shown.start.gap == 0 && shown.end.gap == 0, sourceLocation: location)
    #expect(shown.velocity == 0, sourceLocation: location)
  }
}
