import OverscrollCore
package import OverscrollTrace
package import PromiseChecks

/// A trace as readable lines, one for each event or for several similar events.
package struct Timeline {
  /// The range of times whose events are printed, in s.
  private let window: ClosedRange<Double>
  private var run: EventRun?
  private var lines: [String] = []

  private static let timeWidth = 17
  private static let offsetWidth = 10
  private static let wordsWidth = 40

  /// Creates a timeline, and adds lines with the description of the trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - window: The range of times whose events are printed, in s.
  package init(of trace: Trace, in window: ClosedRange<Double> = -.infinity ... .infinity) {
    self.window = window
    if !trace.about.isEmpty { lines.append(trace.about) }
    if !trace.platform.isEmpty { lines.append("Recorded on \(trace.platform).") }
    let head = Wording.right("time, s", Self.timeWidth) + Wording.right("offset, pt", Self.offsetWidth + 2)
    lines.append(head + "  event")
  }

  /// Adds the next event, with its step and its breaches.
  package mutating func add(_ event: TraceEvent, _ step: TraceStep, _ breaches: [Breach]) {
    guard !event.time.isFinite || window.contains(event.time) else { return }
    let changes = Timeline.changes(step)
    guard changes.isEmpty, breaches.isEmpty else {
      endRun()
      let words = Wording.input(event.input)
      add(times: Wording.seconds(event.time), step.after.offset, words, changes)
      for breach in breaches {
        lines.append(
          String(repeating: " ", count: Self.timeWidth + Self.offsetWidth + 4)
            + "✗ \(breach.subject): \(breach.seen)")
      }
      return
    }
    if run?.add(event, step) ?? false { return }
    endRun()
    run = EventRun(event, step)
    if run == nil {
      add(times: Wording.seconds(event.time), step.after.offset, Wording.input(event.input), "")
    }
  }

  /// Returns the lines that are complete, and removes them.
  ///
  /// With `atEnd`, it also ends the current run of similar events and returns its line.
  package mutating func takeLines(atEnd: Bool = false) -> [String] {
    if atEnd { endRun() }
    defer { lines = [] }
    return lines
  }

  private mutating func endRun() {
    guard let run else { return }
    let (first, last) = (Wording.seconds(run.first), Wording.seconds(run.last))
    add(times: first == last ? first : "\(first)–\(last)", run.offset, run.description, "")
    self.run = nil
  }

  private mutating func add(times: String, _ offset: Double, _ words: String, _ changes: String) {
    var line = Wording.right(times, Self.timeWidth)
    line += "  " + Wording.right(Wording.points(offset), Self.offsetWidth) + "  "
    line += changes.isEmpty ? words : Wording.left(words, Self.wordsWidth) + "  " + changes
    lines.append(line)
  }

  /// Returns a text with the changes of phases and the effects of a step.
  private static func changes(_ step: TraceStep) -> String {
    var parts: [String] = []
    for edge in ScrollEdge.allCases {
      var names = [step.last, step.before, step.after].map { $0.edges[edge].phase.name }
      if step.isSwitch { names.removeSubrange(0..<2) }
      let passed = names.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      if passed.count > 1 { parts.append("\(edge): " + passed.joined(separator: " → ")) }
    }
    let effects = (step.waited + step.effects).map(\.word)
    if !effects.isEmpty { parts.append("effects: " + effects.joined(separator: " ")) }
    return parts.joined(separator: "  ")
  }
}
