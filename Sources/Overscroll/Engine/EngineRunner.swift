package import OverscrollCore

/// Runs the one engine of a scroll view, with or without a list.
///
/// Input that arrives while the engine handles earlier input waits in a queue, so the engine is never
/// re-entered. The controller receives the effects of the edges, and the list receives its own.
@MainActor package final class EngineRunner {
  /// The engine without a list; unused while a list is joined.
  private var engine: ScrollEngine
  /// The joined list with its engine, if any.
  package private(set) var joined: (any JoinedEngine)?
  /// The controller of the edges.
  weak var edgeDelegate: RefreshController?

  /// The recorder of the engine's events, if they are recorded.
  ///
  /// A list has its own recorder.
  private var recorder: (any EngineRecorder)?

  private let clock: EngineClock
  /// Whether lists can join and leave, because the runner belongs to a scroll view's edges.
  package let isShared: Bool
  private var queue: [QueuedInput] = []
  private var isRunning = false
  private var timer: Timer?

  /// An input of the engine.
  package enum Input {
    case scroll(ScrollInput)
    /// The next input in a list's own queue.
    case list(any JoinedEngine)
  }

  /// An input in the queue.
  private struct QueuedInput {
    let input: Input
    /// The age of the input, in s.
    let age: Double
    /// The earliest instant, in s, to handle the input.
    let earliest: Double
  }

  /// A task that sleeps until a deadline.
  private struct Timer: Sendable {
    let task: Task<Void, Never>
    let deadline: Double
  }

  /// Makes a runner of an engine without a list.
  init(_ engine: ScrollEngine, clock: EngineClock) {
    self.engine = engine
    isShared = true
    recorder = EngineRecorderFactory.make?(engine.behavior)
    self.clock = clock
    EngineRecorderFactory.observer? { self.trace }
  }

  /// Makes a runner of a list without edges.
  package init(_ list: any JoinedEngine, clock: EngineClock) {
    engine = ScrollEngine(start: nil, end: nil)
    joined = list
    isShared = false
    self.clock = clock
    EngineRecorderFactory.observer? { self.trace }
  }

  deinit { timer?.task.cancel() }

  /// The scroll engine with its edges: the list's engine if a list is joined.
  var scroll: ScrollEngine { joined?.scroll ?? engine }

  /// Whether a list is joined.
  package var hasList: Bool { joined != nil }

  /// The current instant, in s.
  var now: Double { clock.now() }

  /// The trace of the engine's events; empty if nothing is recorded.
  package var trace: String { joined?.trace ?? recorder?.text(showing: engine) ?? "" }

  /// The inset change for a delegate that loses the engine, or nil.
  var insetRemoval: InsetChange? { joined.map(\.insetRemoval) ?? engine.insetRemoval }

  /// Sends an input to the engine.
  func send(_ input: ScrollInput) { send([.scroll(input)]) }

  /// Sends inputs to the engine, and publishes the changes once.
  ///
  /// - Parameters:
  ///   - inputs: The inputs.
  ///   - age: The age of the inputs, in s. A value of 1 or more, or below 0, is replaced by 0.
  ///   - earliest: The earliest instant, in s, to handle the inputs.
  package func send(_ inputs: [Input], age: Double = 0, notBefore earliest: Double = 0) {
    let age = age > 0 && age < 1 ? age : 0
    queue += inputs.map { QueuedInput(input: $0, age: age, earliest: earliest) }
    guard !isRunning else { return }
    isRunning = true
    var next = 0
    while next < queue.count {
      let work = queue[next]
      next += 1
      perform(handle(work.input, at: max(clock.now() - work.age, work.earliest)))
    }
    queue.removeAll(keepingCapacity: true)
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
      // Ignore inputs of a list that has left.
      return list === joined ? list.handleNext(at: time) : []
    }
  }

  /// Performs the engine's effects for the current delegate.
  ///
  /// A delegate that is attached meanwhile is ignored.
  private func perform(_ effects: ScrollEffects) {
    guard !effects.isEmpty else { return }
    let delegate = edgeDelegate?.delegate
    for effect in effects {
      switch effect {
      case .edge(let edge, let effect): edgeDelegate?.perform(effect, at: edge, for: delegate)
      case .setInsets(let change): edgeDelegate?.setInsets(change, for: delegate)
      case .adjustOffset(let change): joined?.adjustOffset(by: change)
      case .report:
        if let delegate { delegate.report() } else { joined?.report() }
      case .swallowTap: break
      }
    }
  }
}

// Joining and separating a list.
extension EngineRunner {
  /// Joins a list, whose engine then manages the edges.
  ///
  /// Ignored if a list is already joined.
  package func join(_ list: any JoinedEngine) {
    guard joined == nil else { return }
    joined = list
    let effects = list.join(engine, recorder, at: clock.now())
    recorder = nil
    perform(effects)
    schedule()
  }

  /// Separates the list, if any, and continues with the engine of the edges.
  package func leaveList() {
    guard isShared, let list = joined else { return }
    (engine, recorder) = list.leave(clock)
    joined = nil
    edgeDelegate?.laidOut = nil
    schedule()
  }
}

// Deadlines.
extension EngineRunner {
  /// Sleeps until the engine's next deadline, if there is one.
  ///
  /// A timer with an earlier deadline stays and schedules again when it fires. While content moves, each
  /// report moves the deadline further away.
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
