import ChromiumDriver
import Foundation
import Testing

/// The state of a view, a row and the finger in one frame.
struct Moment: Sendable {
  /// The position of the row's top edge, in px.
  let top: Double
  /// The total distance that the finger has moved, in px.
  let travelled: Double
  /// The engine's time, in s.
  let time: Double
  let offset: Double
  let gap: Double
  let phase: String

  private static let phases = [
    "idle", "pulling", "armed", "refreshing", "showingResult", "settling", "failed", "noMoreContent",
    "disabled",
  ]

  init(_ sample: FrameSample) {
    top = sample.values[0]
    travelled = sample.values[1]
    time = sample.values[2]
    offset = sample.values[3]
    gap = sample.values[4]
    phase = Self.phases[Int(sample.values[5])]
  }

  /// Returns an expression that a frame sampler evaluates for the values of a moment.
  static func expression(_ view: String, row: String, edge: String) -> String {
    """
    ((shown) => [\(view).querySelector('\(row)').getBoundingClientRect().top, recorder.pointer.travelled,
      shown.time, shown.contentOffset, shown.\(edge).gap,
      \(JSONValue.array(phases.map { .string($0) })).indexOf(shown.\(edge).phase)])(\(view).presentation)
    """
  }
}

extension Stage {
  /// Samples a row in every frame while `body` runs and until everything is at rest.
  ///
  /// The clock of `advanceByFrames()` runs after each lift.
  ///
  /// - Parameter row: A selector of the row, which may be replaced meanwhile, for example by a refresh.
  func moments(
    row: String = ".rows > :first-child", edge: String = "start", during body: () async throws -> Void
  ) async throws -> [Moment] {
    try await advanceByFrames()
    let sampler = try await page.sampleFrames(of: Moment.expression(view, row: row, edge: edge))
    try await body()
    try await waitForRest()
    try await page.waitForFrames(3)
    return try await sampler.stop().map { Moment($0) }
  }
}

extension [Moment] {
  /// Expects no movement of the row beyond the movement of the finger and the spring.
  ///
  /// In one frame a finger moves the row by at most the finger's own distance, because the rubber band only
  /// shortens the distance. The spring may add a distance. Its greatest speed is at the lift of a still
  /// finger: 7.2 px/s for each px between the content and its target (`BounceSpring.recoilRate`). The limit
  /// uses the content's greatest distance from its last offset. One device pixel (0.5 px) is allowed for
  /// rounding.
  func expectNoJump(_ location: SourceLocation = #_sourceLocation) {
    #expect(count > 20, "too few frames", sourceLocation: location)
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

  /// Expects that the row never moves away from the edge and moves by `distance` px in total.
  func expectClosing(by distance: ClosedRange<Double>, _ location: SourceLocation = #_sourceLocation) {
    for (before, after) in zip(self, dropFirst()) {
      #expect(after.top <= before.top + 0.01, "\(before) \(after)", sourceLocation: location)
    }
    #expect(distance.contains((first?.top ?? .nan) - (last?.top ?? .nan)), sourceLocation: location)
  }

  /// Expects that the row does not move.
  func expectStill(_ location: SourceLocation = #_sourceLocation) {
    #expect(count >= 5, "too few frames", sourceLocation: location)
    #expect(Set(map(\.top)).count == 1, "\(map(\.top))", sourceLocation: location)
  }
}
