import ChromiumDriver
import Foundation
import Testing

/// What a frame showed.
struct Moment: Sendable {
  /// Where the first row's top edge was drawn, in px.
  let top: Double
  /// How far the finger had gone in all, in px.
  let travelled: Double
  /// The engine's time, in s.
  let time: Double
  let offset: Double
  let gap: Double
  let phase: String

  private static let phases = [
    "idle", "pulling", "armed", "refreshing", "dwelling", "settling", "failed", "exhausted", "disabled",
  ]

  init(_ sample: FrameSample) {
    top = sample.values[0]
    travelled = sample.values[1]
    time = sample.values[2]
    offset = sample.values[3]
    gap = sample.values[4]
    phase = Self.phases[Int(sample.values[5])]
  }

  /// A list for a frame sampler, of a row in `view` and an edge.
  static func expression(_ view: String, row: String, edge: String) -> String {
    """
    ((shown) => [\(view).querySelector('\(row)').getBoundingClientRect().top, recorder.pointer.travelled,
      shown.time, shown.contentOffset, shown.\(edge).gap,
      \(JSONValue.array(phases.map { .string($0) })).indexOf(shown.\(edge).phase)])(\(view).presentation)
    """
  }
}

extension Stage {
  /// Looks at a row in every frame while `body` runs, and until all is at rest.
  ///
  /// - Parameter row: A selector; the row may be replaced meanwhile, as when a refresh brings new ones.
  func moments(
    row: String = ".rows > :first-child", edge: String = "start", during body: () async throws -> Void
  ) async throws -> [Moment] {
    let sampler = try await page.sampleFrames(of: Moment.expression(view, row: row, edge: edge))
    try await body()
    try await waitForRest()
    try await page.waitForFrames(3)
    return try await sampler.stop().map { Moment($0) }
  }
}

extension [Moment] {
  /// Expects no step of the row's that finger and spring do not explain.
  ///
  /// In one frame a row moves at most as far as the finger did, for the rubber band only ever shortens the way;
  /// plus as far as the spring goes in that time. The spring of content that a still finger lets go of x from its target
  /// is fastest at its start, at 7.2 x/s (`BounceSpring.recoilRate`); x is at most the farthest that the content was pulled. One device pixel (0.5 px) is rounding.
  func expectNoJump(_ location: SourceLocation = #_sourceLocation) {
    #expect(count > 20, "too few frames to tell", sourceLocation: location)
    let home = last?.offset ?? 0
    let farthest = map { abs($0.offset - home) }.max() ?? 0
    let fastest = farthest * 7.2
    for (index, (before, after)) in zip(self, dropFirst()).enumerated() {
      let allowed = after.travelled - before.travelled + (after.time - before.time) * fastest + 0.51
      let step = abs(after.top - before.top)
      #expect(
        step <= allowed,
        """
        frame \(index + 1) of \(count): \(before.top) to \(after.top) px, \(before.phase) to \(after.phase), \
        gap \(before.gap) to \(after.gap), offset \(before.offset) to \(after.offset) in \
        \(after.time - before.time) s, finger \(after.travelled - before.travelled)
        """,
        sourceLocation: location)
    }
  }

  /// Expects that the row never moves away from the edge, and ends `distance` px from where it was first.
  func expectClosing(by distance: ClosedRange<Double>, _ location: SourceLocation = #_sourceLocation) {
    for (before, after) in zip(self, dropFirst()) {
      #expect(after.top <= before.top + 0.01, "\(before) \(after)", sourceLocation: location)
    }
    #expect(distance.contains((first?.top ?? .nan) - (last?.top ?? .nan)), sourceLocation: location)
  }

  /// Expects that the row stands still.
  func expectStill(_ location: SourceLocation = #_sourceLocation) {
    #expect(count >= 5, "too few frames to tell", sourceLocation: location)
    #expect(Set(map(\.top)).count == 1, "\(map(\.top))", sourceLocation: location)
  }
}
