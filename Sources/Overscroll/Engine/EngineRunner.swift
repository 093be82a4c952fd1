import OverscrollCore

/// Runs the one engine of a scroll view, with a list or without.
///
/// Input that arrives while the engine handles other input waits, so the engine is never re-entered. Its
/// effects go to the controllers: those for edges to one, and those for the list to the other.
@MainActor final class EngineRunner {
  /// The engine, as long as there is no list; nil if the list has it.
  private var alone: ScrollEngine?
  /// The list with its engine; without items and in no use as long as there is none.
  var list: ListScroll
  /// What is told of edges.
  weak var edgeDelegate: RefreshController?
  /// What is told of a list.
  weak var listDelegate: ListController?

  /// What keeps all that happens, if anything does.
  private var recorder: (any EngineRecorder)?

  private let clock: EngineClock
  /// Whether a list is one that has come to the edges of a scroll view.
  private let isShared: Bool
  private var inbox: [Work] = []
  private var isRunning = false
  private var timer: Timer?

  /// Something to tell the engine.
  private struct Work {
    let input: ListInput
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
    alone = engine
    list = ListScroll(ListEngine())
    isShared = true
    recorder = EngineRecording.make?(false, engine.behavior)
    self.clock = clock
    EngineRecording.witness? { self.trace }
  }

  /// Runs a list.
  init(_ list: ListScroll, clock: EngineClock) {
    self.list = list
    isShared = false
    recorder = EngineRecording.make?(true, list.scroll.behavior)
    self.clock = clock
    EngineRecording.witness? { self.trace }
  }

  /// Runs a list alone, from how another runs it alone now; that one goes on by itself.
  init(as other: EngineRunner, clock: EngineClock) {
    list = other.list
    isShared = false
    recorder = other.recorder
    self.clock = clock
    EngineRecording.witness? { self.trace }
  }

  deinit { timer?.task.cancel() }

  /// What scrolls, and its edges.
  var scroll: ScrollEngine { alone ?? list.scroll }

  /// Whether a list is scrolled.
  var hasList: Bool { alone == nil }

  /// The instant, in s.
  var now: Double { clock.now() }

  /// What has happened to the engine, as a trace's text; empty where nothing is recorded.
  var trace: String { recorder?.text(showing: alone, hasList ? list : nil) ?? "" }

  /// Tells the engine something, and does what follows from it.
  func send(_ input: ScrollInput) { send([.scroll(input)]) }

  /// Tells the engine several things, and its delegates once what has changed.
  ///
  /// - Parameters:
  ///   - inputs: What happened.
  ///   - age: How long ago, in s, up to 1; anything else counts as 0.
  ///   - earliest: The instant, in s, that has come in any case.
  func send(_ inputs: [ListInput], age: Double = 0, notBefore earliest: Double = 0) {
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
    listDelegate?.publish()
  }

  private func handle(_ input: ListInput, at time: Double) -> ScrollEffects {
    recorder?.record(input, at: time)
    guard !hasList else { return list.handle(input, at: time) }
    guard case .scroll(let input) = input else { return [] }
    return alone?.handle(ScrollEvent(input, at: time)) ?? []
  }

  /// Performs the engine's effects for the current host; one that is attached meanwhile isn't asked.
  private func perform(_ effects: ScrollEffects) {
    guard !effects.isEmpty else { return }
    let host = edgeDelegate?.host
    for effect in effects {
      switch effect {
      case .edge(let edge, let effect): edgeDelegate?.perform(effect, at: edge, for: host)
      case .setInsets(let change): edgeDelegate?.setInsets(change, for: host)
      case .adjustOffset(let change): listDelegate?.host?.adjustOffset(by: change)
      case .report:
        if let host { host.report() } else { listDelegate?.host?.report() }
      case .swallowTap: break
      }
    }
  }
}

// A list comes and goes.
extension EngineRunner {
  /// What a host that loses the scroller is to do, or nil.
  var withdrawal: InsetChange? { alone?.withdrawal ?? list.withdrawal }

  /// Whether a list could be this engine's: there is no other.
  func canJoin(_ controller: ListController) -> Bool {
    !hasList || listDelegate == nil || listDelegate === controller
  }

  /// Has the engine scroll a list, which has been run elsewhere until now.
  func join(_ controller: ListController) {
    guard controller.runner !== self, canJoin(controller) else { return }
    dropList()
    controller.runner.leave(controller)
    guard let engine = alone else { return }
    list = controller.runner.list
    alone = nil
    let time = clock.now()
    if let other = controller.runner.recorder {
      recorder?.join(other, isPlaced: controller.isPlaced, at: time)
    } else {
      recorder = nil
    }
    listDelegate = controller
    controller.runner = self
    perform(list.join(engine, isPlaced: controller.isPlaced, at: time))
    schedule()
  }

  /// Gives the list back, to be run by a clock of its own; nothing happens where it has no edges.
  func leave(_ controller: ListController) {
    if isShared, controller.runner === self { dropList() }
  }

  /// Gives back the list that has these edges, if there is one.
  func dropList() {
    guard isShared, hasList else { return }
    let controller = listDelegate
    let time = (controller?.clock ?? clock).now()
    alone = list.leave(at: time)
    let left = recorder?.leave(at: time)
    if let controller {
      controller.runner = EngineRunner(list, clock: controller.clock)
      controller.runner.recorder = left
      controller.runner.listDelegate = controller
    }
    listDelegate = nil
    list = ListScroll(ListEngine())
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
    let deadline = scroll.nextWake
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
    if scroll.nextWake > deadline { schedule() } else { send([.scroll(.tick)], notBefore: deadline) }
  }
}
