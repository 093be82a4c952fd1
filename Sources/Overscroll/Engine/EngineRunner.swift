package import OverscrollCore

/// Runs the engine of one scroll view, with or without a list.
///
/// A scroll view has one engine: its own `ScrollEngine`, or the engine of a joined list. Input that arrives
/// while the engine handles earlier input waits in a queue, so the engine is never re-entered. The
/// controller receives the effects of the edges, and the list receives the remaining effects.
@MainActor package final class EngineRunner {
  /// The engine without a list; unused while a list is joined.
  private var engine: ScrollEngine
  /// The joined list with its engine; nil without a list.
  package private(set) var joined: (any JoinedEngine)?
  /// The controller, which performs the effects of the edges.
  weak var edgeDelegate: RefreshController?

  /// The recorder of the scroll view's own engine; nil if nothing is recorded.
  ///
  /// A joined list has its own recorder.
  private var recorder: (any EngineRecorder)?

  private let clock: EngineClock
  /// Whether lists can join and leave.
  ///
  /// It is false for the runner of a list without edges.
  package let isShared: Bool
  private var queue: [QueuedInput] = []
  private var isRunning = false
  /// The distance, in pt, that the platform's content offset still has to move.
  private var adjustment = 0.0
  private var timer: Timer?
  private let warnings = WarningLog()

  /// The number of platform reports that the engine handles in one turn.
  ///
  /// A platform that keeps answering a request with another offset would otherwise never let a turn end.
  static let reportLimit = 100

  /// An input of the engine.
  package enum Input {
    case scroll(ScrollInput)
    /// A request to handle the next input in a list's own queue.
    ///
    /// The runner ignores the request if the list is no longer joined.
    case list(any JoinedEngine)
  }

  /// An input that waits in the queue.
  private struct QueuedInput {
    let input: Input
    /// The time, in s, between the input's instant and its arrival in the queue.
    let age: Double
    /// The instant, in s, before which the engine must not handle the input.
    let earliest: Double

    /// Whether the input is a report of the platform's offset.
    var isReport: Bool {
      if case .scroll(.observed) = input { true } else { false }
    }
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

  /// The change that removes the insets of the gaps; nil without such insets.
  var insetRemoval: InsetChange? { joined.map(\.insetRemoval) ?? engine.insetRemoval }

  /// Sends an input to the engine.
  func send(_ input: ScrollInput) { send([.scroll(input)]) }

  /// Sends inputs to the engine, and publishes the changes once at the end.
  ///
  /// - Parameters:
  ///   - inputs: The inputs.
  ///   - age: The time, in s, between the inputs' instant and this call. A value of 1 or more, or below 0,
  ///     is replaced by 0.
  ///   - earliest: The instant, in s, before which the engine must not handle the inputs.
  package func send(_ inputs: [Input], age: Double = 0, notBefore earliest: Double = 0) {
    let age = age > 0 && age < 1 ? age : 0
    queue += inputs.map { QueuedInput(input: $0, age: age, earliest: earliest) }
    guard !isRunning else { return }
    isRunning = true
    var (next, reports) = (0, 0)
    while next < queue.count {
      let work = queue[next]
      next += 1
      if work.isReport { reports += 1 }
      if reports <= Self.reportLimit || !work.isReport {
        perform(handle(work.input, at: max(clock.now() - work.age, work.earliest)))
      }
      if next == queue.count { applyAdjustment() }
    }
    warnings.update(reports > Self.reportLimit ? [.unsettledOffset] : [])
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

  /// Performs effects for the delegate that is attached at the time of the call.
  ///
  /// All adjustments of the offset in a turn are added up and applied at its end, or before an effect that
  /// depends on the offset. So the platform never reports an offset between two adjustments.
  ///
  /// If an effect attaches another delegate, that delegate does not perform the remaining effects.
  private func perform(_ effects: ScrollEffects) {
    guard !effects.isEmpty else { return }
    let delegate = edgeDelegate?.delegate
    for effect in effects {
      switch effect {
      case .edge(let edge, let effect): edgeDelegate?.perform(effect, at: edge, for: delegate)
      case .setInsets(let change):
        applyAdjustment()
        edgeDelegate?.setInsets(change, for: delegate)
      case .adjustOffset(let change): adjustment += change
      case .report:
        applyAdjustment()
        if let delegate { delegate.report() } else { joined?.report() }
      case .swallowTap: break
      }
    }
  }
}

extension EngineRunner {
  /// Moves the platform's content offset by the adjustments so far.
  private func applyAdjustment() {
    let change = adjustment
    guard change != 0 else { return }
    adjustment = 0
    joined?.adjustOffset(by: change)
  }
}

// Joining and separating a list.
extension EngineRunner {
  /// Joins a list, whose engine then also manages the edges.
  ///
  /// Ignored if a list is already joined.
  package func join(_ list: any JoinedEngine) {
    guard joined == nil else { return }
    joined = list
    let effects = list.join(engine, recorder, at: clock.now())
    recorder = nil
    perform(effects)
    applyAdjustment()
    schedule()
  }

  /// Separates the list, if any; the scroll view's own engine then manages the edges again.
  package func leaveList() {
    guard isShared, let list = joined else { return }
    applyAdjustment()
    (engine, recorder) = list.leave(clock)
    joined = nil
    edgeDelegate?.laidOut = nil
    schedule()
  }
}

// Deadlines.
extension EngineRunner {
  /// Starts a timer that sends a tick at the engine's next deadline, if any.
  ///
  /// A running timer with an earlier deadline is kept, and calls this function again when it fires. So the
  /// reports of moving content, which each postpone the deadline, do not each start a timer.
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
