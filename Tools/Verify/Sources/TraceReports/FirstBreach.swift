import OverscrollCore
package import OverscrollTrace
package import PromiseChecks

/// The first event that breaks a promise or an expectation, with the states before and after it.
package struct FirstBreach: Sendable {
  /// The broken promise or expectation.
  package let breach: Breach

  /// The input of the event, or `nil` for a trace without events.
  private let input: TraceInput?
  /// The names of the presented values, and their texts before and after the event.
  private let state: [(name: String, before: String, after: String)]

  /// Finds the first event of a trace that breaks a subject, or returns `nil`.
  ///
  /// - Complexity: The complexity of `TraceAudit`.
  package init?(of trace: Trace, for subject: Breach.Subject) {
    guard let breach = TraceAudit(of: trace, for: subject, stopsAtFirst: true).breaches.first else {
      return nil
    }
    self.breach = breach
    // A trace without events can still contradict its expected numbers of effects.
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

  /// The printed lines: the breach, the event, and each presented value before and after it.
  ///
  /// An asterisk marks a value that the event has changed.
  package var lines: [String] {
    let location = "at event \(breach.event), \(Wording.seconds(breach.time)) s"
    var lines = [
      "\(breach.subject) breaks\(input == nil ? ", without an event" : " \(location)"): \(breach.seen)"
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
