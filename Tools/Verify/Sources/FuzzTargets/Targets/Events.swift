@testable import Models
@testable import OverscrollCore

/// A scroll view with two edges: the bytes say what it is like, then what happens to it.
///
/// At every event the promises that can be seen from one are checked; at the end, that ticks change nothing and that
/// the content comes home.
struct Events {
  private var engine: ScrollEngine
  private var inputs: InputReader
  private var time = 0.0
  /// What has been started and has not ended.
  private var running = EdgePair<RefreshToken?>(start: nil, end: nil)
  /// Every token there has been.
  private var tokens: Set<RefreshToken> = []
  /// How often the finger that is down has started each edge.
  private var starts = EdgePair(start: 0, end: 0)
  /// The last inputs, for a report.
  private var path: [String] = []

  static func run(_ reader: inout ByteReader) {
    var events = Events(reader)
    var steps = 0
    while !events.inputs.isAtEnd, steps < 200 {
      events.step()
      steps += 1
    }
    events.ignoresTicks()
    events.comesHome()
  }

  private init(_ reader: ByteReader) {
    inputs = InputReader(reader)
    let (start, end) = (inputs.configuration(), inputs.configuration())
    engine = ScrollEngine(start: start, end: end, behavior: inputs.behavior())
    _ = engine.handle(ScrollEvent(.setExclusion(inputs.exclusion()), at: 0))
    // An end that is near at once loads at once.
    engine.handle(ScrollEvent(.layout(inputs.extents(), revision: 1), at: 0)).forEach { note($0) }
    inputs.source = engine.scroller.behavior.source
  }

  private func fail(_ what: String) -> Never { report("\(what) after \(path.suffix(12))") }

  private mutating func step() {
    // A time that is none, or far away, comes once.
    let instant = inputs.time(after: time)
    if instant.magnitude < 0x1p30 { time = instant }
    let input = inputs.input(for: engine, latest: running)
    path.append("\(instant): \(input)")
    let before = engine
    var effects = engine.handle(ScrollEvent(.tick, at: instant))
    let waited = effects.count
    // A finger that lifted meanwhile is none that is put down now.
    if !engine.isDragging { starts = EdgePair(start: 0, end: 0) }
    let still = engine
    effects += engine.handle(ScrollEvent(input, at: instant))
    // Far from the engine's own time the host's is rounded.
    let noise = 1e-6 + engine.lead.ulp * 1e5
    let faults = StepFaults(before: still, after: engine, input: input, noise: noise).faults
    if !faults.isEmpty { fail("\(faults)") }
    for (index, effect) in effects.enumerated() {
      note(effect)
      switch effect {
      case .edge(let edge, .started):
        if mayStartByItself(before, edge) || mayStartByItself(still, edge) { continue }
        // A gap that closes moves what a finger holds, and may bring it to its threshold.
        let isHeld = before.scroller.behavior.source == .shifted && before.isDragging
        if index < waited, !isHeld { fail("a start by momentum") }
        if index < waited || input.isFinger { starts[edge] += 1 }
      case .adjustOffset(let change):
        if !change.isFinite { fail("an offset that is not finite") }
      case .setInsets(let change):
        let figures = [change.insets.start, change.insets.end, change.offset ?? 0]
        if !figures.allSatisfy(\.isFinite) { fail("insets that are not finite") }
        if index >= waited, engine.platform.phase == .tracking { fail("insets that change under a finger") }
      case .edge, .report, .swallowTap: break
      }
    }
    for edge in ScrollEdge.allCases {
      let machine = engine.edges[edge]
      if running[edge] != (machine.phase.isRunning ? machine.token : nil) {
        fail("a start without an outcome")
      }
      if starts[edge] > 1 { fail("two starts under one finger") }
      if let fault = fault(in: engine.presentation[edge]) { fail(fault) }
    }
    if engine.nextDeadline.isNaN { fail("a deadline that is no number") }
    if !engine.isDragging { starts = EdgePair(start: 0, end: 0) }
  }

  /// Keeps book of starts and outcomes.
  private mutating func note(_ effect: ScrollEffect) {
    switch effect {
    case .edge(let edge, .started(let token, _)):
      if running[edge] != nil { fail("a start while one runs") }
      if !tokens.insert(token).inserted { fail("a token that was used before") }
      running[edge] = token
    case .edge(let edge, .ended(let token, _)):
      if running[edge] != token { fail("an outcome of no start") }
      running[edge] = nil
    case .edge, .adjustOffset, .setInsets, .report, .swallowTap: break
    }
  }

  /// Sends an input, and does at once what a platform is asked for.
  private mutating func send(_ input: ScrollInput) {
    for effect in engine.handle(ScrollEvent(input, at: time)) {
      guard case .setInsets(let change) = effect, let offset = change.offset else { continue }
      _ = engine.handle(ScrollEvent(.observed(offset, .resting), at: time))
    }
  }

  /// Reports, where the platform scrolls, that the content is at rest, and where it can be.
  private mutating func rest() {
    let extents = engine.scroller.geometry
    send(.observed(engine.platform.offset.clamped(to: 0, extents.maximumOffset), .resting))
  }

  /// What is wrong with what an edge shows, or nil.
  private func fault(in edge: EdgePresentation) -> String? {
    let figures = [
      edge.trigger, edge.overscroll, edge.gap, edge.progress, edge.indicatorOffset, edge.opacity,
      edge.rotation,
      edge.flip, edge.pulse,
    ]
    guard figures.allSatisfy(\.isFinite) else { return "a figure that is not finite: \(edge)" }
    let shares = [edge.progress, edge.opacity, edge.flip, edge.pulse]
    guard shares.allSatisfy({ (0...1).contains($0) }), edge.overscroll >= 0, edge.gap >= 0, edge.trigger >= 0
    else {
      return "a figure out of range: \(edge)"
    }
    return nil
  }

  /// Whether a start may come about without a finger: by waiting for the other edge, or by coming near or back.
  private func mayStartByItself(_ engine: ScrollEngine, _ edge: ScrollEdge) -> Bool {
    engine.queued?.edge == edge || engine.approachDistance(of: edge) >= 0 || engine.edges[edge].startsOnReturn
  }

  /// The state at an instant does not depend on the ticks before it, to the last bit.
  private func ignoresTicks() {
    // Where an instant is rounded to more than a millionth of a second, other instants are reached by other ticks.
    if engine.time > 0x1p30 { return }
    var (often, once) = (engine, engine)
    for tick in 1...7 { _ = often.handle(ScrollEvent(.tick, at: engine.hostTime + Double(tick) * 0.125)) }
    _ = once.handle(ScrollEvent(.tick, at: engine.hostTime + 7 * 0.125))
    // A configuration with a number that is none is not equal to itself, but is written alike.
    if often != once, "\(often)" != "\(once)" { fail("ticks change the state: \(often) and \(once)") }
  }

  /// Fingers up, actions ended: two seconds after the last minimum and dwell both edges are home.
  private mutating func comesHome() {
    let durations = ScrollEdge.allCases.map {
      let configuration = engine.configuration(of: $0)
      return configuration.minimumDuration.asExtent + configuration.dwell.asExtent
    }
    let longest = durations.reduce(0.75, max)
    // An hour's dwell is home after an hour; the numbers in between are far too large to add fractions to.
    guard longest < 3600, engine.hostTime.magnitude < 0x1p30 else { return }
    time = engine.hostTime
    send(.dragCancelled(pointer: nil))
    rest()
    // What waits may start, and what comes near may too. A gap as long as a hostile viewport, of 10^11 pt, takes a spring
    // seconds to close, and may bring the other edge near then: six rounds were once too few.
    for _ in 0..<24 {
      for edge in ScrollEdge.allCases {
        if let token = engine.edges[edge].token { send(.finish(token, .success)) }
      }
      time += longest
      send(.tick)
      rest()
    }
    time += 2
    send(.tick)
    for edge in ScrollEdge.allCases where engine.edges[edge].phase != engine.edges[edge].home.phase {
      fail("\(edge) is \(engine.edges[edge].phase) and not home: \(engine.scroller)")
    }
  }
}

extension ScrollInput {
  /// Whether a start that follows is a finger's doing.
  fileprivate var isFinger: Bool {
    switch self {
    case .dragBegan, .dragMoved, .dragEnded, .observed: true
    case .layout, .relayout, .indicatorExtent, .configure, .setBehavior, .setExclusion, .dragCancelled,
      .wheel,
      .step, .scrollTo, .retarget, .stop, .tick, .attach, .begin, .finish, .cancel, .tap,
      .enable, .exhaust:
      false
    }
  }
}
