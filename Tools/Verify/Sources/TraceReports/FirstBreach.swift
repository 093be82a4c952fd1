import OverscrollCore
package import OverscrollTrace
package import Models

/// The first event that breaks something, with what the engine shows before it and after it.
package struct FirstBreach: Sendable {
  /// What was broken.
  package let breach: Breach

  /// The event; nil where there is none in the trace.
  private let input: TraceInput?
  /// Everything that is shown: names, and words before and after.
  private let state: [(name: String, before: String, after: String)]

  /// Looks for the first event of a trace after which a subject is broken; nil where it never is.
  ///
  /// - Complexity: As `TraceAudit`.
  package init?(of trace: Trace, for subject: Breach.Subject) {
    guard let breach = TraceAudit(of: trace, for: subject, stopsAtFirst: true).breaches.first else {
      return nil
    }
    self.breach = breach
    // A trace without events may still break its counts.
    let event = trace.events.indices.contains(breach.event) ? trace.events[breach.event] : nil
    input = event?.input
    var player = TracePlayer(trace.engine)
    for event in trace.events.prefix(breach.event) { player.play(event) }
    let before = player.state
    if let event { player.play(event) }
    state = player.state.map { name, after in
      (name, before.first { $0.name == name }?.value ?? "none", after)
    }
  }

  /// The event, and a line for each thing that is shown; those that the event changed have a mark.
  package var lines: [String] {
    let place = "at event \(breach.event), \(Wording.seconds(breach.time)) s"
    var lines = [
      "\(breach.subject) breaks\(input == nil ? ", without an event" : " \(place)"): \(breach.seen)"
    ]
    if let input { lines.append("  \(Wording.input(input))") }
    lines.append("  " + Wording.left("", 24) + Wording.left("before", 24) + "after")
    for (name, before, after) in state {
      let mark = before == after ? "  " : "* "
      lines.append(mark + Wording.left(name, 24) + Wording.left(before, 24) + after)
    }
    return lines
  }
}
