package import OverscrollCore

/// Runs the engine of one scroll view, with or without a list.
///
/// The engine is the same for the scroll view's whole life. A list is content that is plugged into it and
/// unplugged. Input that arrives while the engine handles earlier input waits in a queue, so the engine is
/// never re-entered. The controller receives the effects of the edges, and the list receives the remaining
/// effects.
@MainActor package final class EngineRunner {
  /// The engine with its edges.
  package private(set) var engine: ScrollEngine
  /// The list's content that is plugged into the engine, if any.
  private var content: (any PluggedContent)?
  /// The controller, which performs the effects of the edges.
  weak var edgeDelegate: RefreshController?

  /// The recorder of the engine's events, if any.
  ///
  /// Content that is plugged in has the recorder.
  private var recorder: (any EngineRecorder)?

  private let clock: EngineClock
  private var queue: [QueuedInput] = []
  private var isRunning = false
  /// The distance, in pt, that the platform's content offset still has to move.
  private var adjustment = 0.0
  private var timer: Timer?
  /// Whether `publish()` waits for the main actor's next turn.
  private var publishesLater = false
  /// Whether changes wait to be published.
  private var hasUnpublishedChanges = false
  private let publishTurn = NextTurnScheduler()
  private let warnings = WarningLog()

  /// The number of platform reports that the engine handles in one turn.
  ///
  /// A platform that keeps answering a request with another offset would otherwise never let a turn end.
  static let reportLimit = 100

  /// An input of the engine.
  package enum Input {
    case scroll(ScrollInput)
    /// A change of the content by the app, with the function that handles it.
    ///
    /// The runner ignores the input if the content is no longer plugged in.
    case content(
      any PluggedContent, (_ time: Double, _ engine: inout ScrollEngine) -> ScrollEffects)
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

    /// Whether the input is a part of a change that the app makes.
    var isPartOfChange: Bool {
      switch input {
      case .scroll(.configure), .scroll(.layout), .scroll(.relayout), .scroll(.setEnabled),
        .scroll(.setNoMoreContent), .content:
        true
      case .scroll: false
      }
    }
  }

  /// A task that sleeps until a deadline.
  private struct Timer: Sendable {
    let task: Task<Void, Never>
    let deadline: Double
  }

  /// Makes a runner of an engine with edges.
  init(_ engine: ScrollEngine, clock: EngineClock) {
    self.engine = engine
    recorder = EngineRecorderFactory.make?(engine.behavior)
    self.clock = clock
    EngineRecorderFactory.observer? { self.trace }
  }

  /// Makes a runner of a list's own engine.
  package init(_ engine: ScrollEngine, with content: any PluggedContent, clock: EngineClock) {
    (self.engine, self.content, self.clock) = (engine, content, clock)
    EngineRecorderFactory.observer? { self.trace }
  }

  deinit { timer?.task.cancel() }

  /// Whether a list that still has a controller is plugged in.
  package var hasList: Bool { content?.hasOwner ?? false }

  /// The current instant, in s.
  var now: Double { clock.now() }

  /// The trace of the engine's events; empty if nothing is recorded.
  package var trace: String {
    content?.trace(showing: engine) ?? recorder?.text(showing: engine) ?? ""
  }

  /// The change that removes the insets of the gaps; nil without such insets.
  var insetRemoval: InsetChange? {
    guard let content else { return engine.insetRemoval }
    return content.insetRemoval(of: engine)
  }

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
    // A list that was released without leaving handles nothing.
    if content?.hasOwner == false { unplug() }
    isRunning = true
    var (next, reports) = (0, 0)
    while next < queue.count {
      let work = queue[next]
      next += 1
      if work.isReport { reports += 1 }
      if reports <= Self.reportLimit || !work.isReport {
        perform(handle(work.input, at: instant(of: work)))
      }
      if next == queue.count { applyAdjustment() }
    }
    warnings.update(reports > Self.reportLimit ? [.unsettledOffset] : [])
    queue.removeAll(keepingCapacity: true)
    isRunning = false
    schedule()
    publish()
  }

  /// Calls a closure, and publishes its changes in the main actor's next turn.
  ///
  /// Effects are performed at once. SwiftUI may be updating, so nothing is published.
  package func publishingLater(_ body: () -> Void) {
    let isInner = publishesLater
    publishesLater = true
    body()
    publishesLater = isInner
  }

  /// Publishes the changes that wait for the next turn, if any.
  ///
  /// SwiftUI must not be updating.
  package func publishWaitingChanges() { if hasUnpublishedChanges { publish() } }

  private func publish() {
    hasUnpublishedChanges = publishesLater
    guard !publishesLater else { return publishTurn.run { [weak self] in self?.publishWaitingChanges() } }
    edgeDelegate?.publish()
    content?.publish()
  }

  /// Returns the instant at which the engine handles an input, in s.
  ///
  /// While the timer is overdue, the main actor has been busy since the deadline. The parts of a change then
  /// take no time, so that a slow turn does not pass the deadline between them.
  private func instant(of work: QueuedInput) -> Double {
    let instant = max(clock.now() - work.age, work.earliest)
    guard work.isPartOfChange, let timer, timer.deadline <= instant else { return instant }
    return min(instant, engine.hostTime)
  }

  private func handle(_ input: Input, at time: Double) -> ScrollEffects {
    switch input {
    case .scroll(let input):
      if let content { return content.handle(input, at: time, &engine) }
      recorder?.record(input, at: time)
      return engine.handle(input, at: time)
    case .content(let content, let handle):
      return content === self.content ? handle(time, &engine) : []
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
        if let delegate { delegate.report() } else { content?.report() }
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
    content?.adjustOffset(by: change)
  }
}

// Plugging and unplugging a list.
extension EngineRunner {
  /// Takes over the list's content of another runner.
  ///
  /// Ignored if there already is a list.
  package func plugContent(of other: EngineRunner) {
    guard !hasList, let next = other.content else { return }
    unplug()
    (content, other.content) = (next, nil)
    let effects = next.plug(into: &engine, from: other.engine, recorder, at: clock.now())
    recorder = nil
    perform(effects)
    applyAdjustment()
    schedule()
  }

  /// Unplugs the list, if any.
  package func unplug() {
    guard let content else { return }
    applyAdjustment()
    recorder = content.unplug(from: &engine, clock)
    self.content = nil
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
    let deadline = engine.nextWake
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

  private func wake(at deadline: Double) {
    guard timer?.deadline == deadline else { return }
    timer = nil
    if engine.nextWake > deadline { schedule() } else { send([.scroll(.tick)], notBefore: deadline) }
  }
}
