@testable import Specification
@testable import OverscrollCore

/// A fuzzer target that sends events to a scroll view with two edges.
///
/// The bytes determine the configuration and the events. The promises are checked at every event. After the
/// last event, the content must return to its edge, and ticks must not change the state.
struct Events {
  private var situation: WatchedEngine
  private var inputs: InputReader
  private var time = 0.0
  /// The inputs so far, for the message about a fault.
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
    inputs.source = situation.engine.behavior.source
    handle(.setExclusion(inputs.exclusion()), at: 0)
    handle(.layout(inputs.extents(), revision: 1), at: 0)
  }

  private mutating func step() {
    // Only this event has an invalid or very late time. Later events continue from the previous time.
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
      return configuration.minimumDuration.asExtent + configuration.resultDuration.asExtent
    }
    let longest = durations.reduce(0.75, max)
    // A result display of an hour would delay the return by an hour, so such configurations are skipped.
    // Times beyond 2^30 s are skipped, because adding a fraction of a second to them has no effect.
    guard longest < 3600, situation.engine.hostTime.magnitude < 0x1p30 else { return }
    // A queued start and an automatic start may cause further actions. A spring needs seconds to close the
    // gap of an extreme viewport of 10^11 pt, and may then bring the opposite edge close enough to start.
    // Six rounds of actions were once too few.
    let faults = situation.faults(rounds: 24, pause: longest)
    if !faults.isEmpty { report("\(faults) after \(path.suffix(12))") }
  }
}
