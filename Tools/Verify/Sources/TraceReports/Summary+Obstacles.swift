import OverscrollCore
package import OverscrollTrace

extension Summary {
  /// Returns a line for each edge, which names the obstacles to a start after the last printed event.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - end: The time of the last printed event, or a later time, in s.
  /// - Returns: The lines; none if no event has a time up to `end`.
  /// - Complexity: As a replay of the trace up to `end`.
  package static func obstacles(in trace: Trace, until end: Double = .infinity) -> [String] {
    guard let last = trace.events.lastIndex(where: { $0.time <= end }) else { return [] }
    var player = TracePlayer(trace.engine)
    for event in trace.events[...last] { player.play(event) }
    let time = Wording.seconds(trace.events[last].time)
    return ScrollEdge.allCases.map { edge in
      "Obstacles at \(time) s, \(edge): \(player.engine.obstacles(of: edge).explanation)."
    }
  }
}
