package import OverscrollCore

/// Runs the one engine of a scroll view, with a list or without.
///
/// Input that arrives while the engine handles other input waits, so the engine is never re-entered. The effects go to
/// the controller of the edges, and those for a list to the list.
@MainActor package final class EngineRunner {
  /// The engine without a list; unused while there is one.
  private var engine: ScrollEngine
  /// The list with its engine, if there is one.
  package private(set) var joined: (any JoinedEngine)?
  /// The controller of the edges.
  weak var edgeDelegate: RefreshController?

  /// Records the engine's events, if anything does; a list has its own recorder.
  private var recorder: (any EngineRecorder)?

  private let clock: EngineClock
  /// Whether lists join and leave: the runner belongs to a scroll view's edges.
  package let isShared: Bool
  private var inbox: [Work] = []
  private var isRunning = false
  private var timer: Timer?

  /// An input of the engine's.
  package enum Input {
    case scroll(ScrollInput)
    /// The next of the inputs that a list keeps.
    case list(any JoinedEngine)
  }

  /// An input that waits.
  private struct Work {
    let input: Input
    /// How long ago it happened, in s.
    let age: Double
    /// The instant, in s, that has come in any case.
    let earliest: Double
  }

  /// A task that sleeps until a deadline.
  private struct Timer: Sendable {
    let task: Task<Void, Never>
    let deadline: Double
  }

  /// Runs an engine without a list.
  init(_ engine: ScrollEngine, clock: EngineClock) {
    self.engine = engine
    isShared = true
    recorder = EngineRecording.make?(engine.behavior)
    self.clock = clock
    EngineRecording.witness? { self.trace }
  }

  /// Runs a list without edges.
  package init(_ list: any JoinedEngine, clock: EngineClock) {
    engine = ScrollEngine(start: nil, end: nil)
    joined = list
    isShared = false
    self.clock = clock
    EngineRecording.witness? { self.trace }
  }

  deinit { timer?.task.cancel() }

  /// What scrolls, and its edges.
  var scroll: ScrollEngine { joined?.scroll ?? engine }

  /// Whether a list is scrolled.
  package var hasList: Bool { joined != nil }

  /// The instant, in s.
  var now: Double { clock.now() }

  /// The trace of the engine's events; empty if nothing is recorded.
  package var trace: String { joined?.trace ?? recorder?.text(showing: engine) ?? "" }

  /// What a host that loses the scroller is to do, or nil.
  var withdrawal: InsetChange? { joined.map(\.withdrawal) ?? engine.withdrawal }

  /// Sends an input to the engine.
  func send(_ input: ScrollInput) { send([.scroll(input)]) }

  /// Sends inputs to the engine, and publishes once what has changed.
  ///
  /// - Parameters:
  ///   - inputs: What happened.
  ///   - age: How long ago, in s, up to 1; anything else counts as 0.
  ///   - earliest: The instant, in s, that has come in any case.
  package func send(_ inputs: [Input], age: Double = 0, notBefore earliest: Double = 0) {
    let age = age > 0 && age < 1 ? age : 0
    inbox += inputs.map { Work(input: $0, age: age, earliest: earliest) }
    guard !isRunning else { return }
    isRunning = true
    var next = 0
    while next < inbox.count {
      let work = inbox[next]
      next += 1
      perform(handle(work.input, at: max(clock.now() - work.age, work.earliest)))
    }
    inbox.removeAll(keepingCapacity: true)
    isRunning = false
    schedule()
    edgeDelegate?.publish()
    joined?.publish()
  }

  private func handle(_ input: Input, at time: Double) -> ScrollEffects {
    switch input {
    case .scroll(let input):
      if let joined { return joined.handle(input, at: time) }
      recorder?.record(input, at: time)
      return engine.handle(input, at: time)
    case .list(let list):
      // A list that has left takes its inputs with it.
      return list === joined ? list.handleNext(at: time) : []
    }
  }

  /// Performs the engine's effects for the current host; one that is attached meanwhile isn't asked.
  private func perform(_ effects: ScrollEffects) {
    guard !effects.isEmpty else { return }
    let host = edgeDelegate?.host
    for effect in effects {
      switch effect {
      case .edge(let edge, let effect): edgeDelegate?.perform(effect, at: edge, for: host)
      case .setInsets(let change): edgeDelegate?.setInsets(change, for: host)
      case .adjustOffset(let change): joined?.adjustOffset(by: change)
      case .report:
        if let host { host.report() } else { joined?.report() }
      case .swallowTap: break
      }
    }
  }
}

// A list comes and goes.
extension EngineRunner {
  /// Has a list's engine take over the edges; there must be no other list.
  package func join(_ list: any JoinedEngine) {
    guard joined == nil else { return }
    joined = list
    let effects = list.join(engine, recorder, at: clock.now())
    recorder = nil
    perform(effects)
    schedule()
  }

  /// Takes the edges back from the list, if there is one.
  package func dropList() {
    guard isShared, let list = joined else { return }
    (engine, recorder) = list.leave(clock)
    joined = nil
    edgeDelegate?.laidOut = nil
    schedule()
  }
}

// Time passes.
extension EngineRunner {
  /// Sleeps until the engine's next deadline, if there is one.
  ///
  /// Whoever sleeps already, and wakes earlier, sleeps on then: while content moves, each report puts the deadline off.
  private func schedule() {
    let deadline = nextWake
    if let timer, timer.deadline <= deadline, deadline < .infinity { return }
    timer?.task.cancel()
    timer = nil
    guard deadline < .infinity else { return }
    let sleep = clock.sleep
    let task = Task { [weak self] in
      do { try await sleep(deadline) } catch { return }
      self?.wake(at: deadline)
    }
    timer = Timer(task: task, deadline: deadline)
  }

  private var nextWake: Double { joined?.nextWake ?? engine.nextWake }

  private func wake(at deadline: Double) {
    guard timer?.deadline == deadline else { return }
    timer = nil
    if nextWake > deadline { schedule() } else { send([.scroll(.tick)], notBefore: deadline) }
  }
}
