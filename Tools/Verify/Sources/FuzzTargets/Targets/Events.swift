@testable import Models
@testable import OverscrollCore

/// A scroll view with two edges: the bytes say what it is like, then what happens to it.
///
/// The promises are checked at every event; at the end, that ticks change nothing and that the content comes home.
struct Events {
  private var situation: WatchedEngine
  private var inputs: InputReader
  private var time = 0.0
  /// The last inputs, for a report.
  private var path: [String] = []

  static func run(_ reader: inout ByteReader) {
    var events = Events(reader)
    var steps = 0
    while !events.inputs.isAtEnd, steps < 200 {
      events.step()
      steps += 1
    }
    events.end()
  }

  private init(_ reader: ByteReader) {
    inputs = InputReader(reader)
    let (start, end) = (inputs.configuration(), inputs.configuration())
    situation = WatchedEngine(ScrollEngine(start: start, end: end, behavior: inputs.behavior()))
    inputs.source = situation.engine.scroller.behavior.source
    handle(.setExclusion(inputs.exclusion()), at: 0)
    handle(.layout(inputs.extents(), revision: 1), at: 0)
  }

  private mutating func step() {
    // A time that is none, or far away, comes once.
    let instant = inputs.time(after: time)
    if instant.magnitude < 0x1p30 { time = instant }
    let running = situation.engine.edges
    func token(_ edge: EdgeMachine) -> RefreshToken? { edge.phase.isRunning ? edge.token : nil }
    let latest = EdgePair(start: token(running.start), end: token(running.end))
    handle(inputs.input(for: situation.engine, latest: latest), at: instant)
  }

  private mutating func handle(_ input: ScrollInput, at instant: Double) {
    path.append("\(instant): \(input)")
    let faults = situation.handle(ScrollEvent(input, at: instant)).faults
    if !faults.isEmpty { report("\(faults) after \(path.suffix(12))") }
  }

  private func end() {
    let durations = ScrollEdge.allCases.map {
      let configuration = situation.engine.configuration(of: $0)
      return configuration.minimumDuration.asExtent + configuration.dwell.asExtent
    }
    let longest = durations.reduce(0.75, max)
    // An hour's dwell is home after an hour; the numbers in between are far too large to add fractions to.
    guard longest < 3600, situation.engine.hostTime.magnitude < 0x1p30 else { return }
    // What waits may start, and what comes near may too. A gap as long as a hostile viewport, of 10^11 pt, takes a spring
    // seconds to close, and may bring the other edge near then: six rounds were once too few.
    let faults = situation.faults(rounds: 24, pause: longest)
    if !faults.isEmpty { report("\(faults) after \(path.suffix(12))") }
  }
}
