import Overscroll
import OverscrollCore
import OverscrollListCore

/// Connects the engine of a controller's list to an `EngineRunner`.
///
/// The runner and the controller share the adapter. It outlives the controller if the list has joined the
/// edges of a scroll view.
@MainActor final class ListEngineAdapter: JoinedEngine {
  /// The engine of the list.
  var engine: ListScrollEngine
  /// The list's controller.
  weak var controller: ListController?

  /// The recorder of the engine's events, if recording is enabled.
  private var recorder: (any ListRecorder)?
  /// The queued list inputs, and the index of the first unhandled input.
  private var queuedInputs: [ListInput] = []
  private var next = 0

  /// Creates an adapter for a new list.
  init(_ engine: ListScrollEngine) {
    self.engine = engine
    recorder = ListRecorderFactory.make?(engine.scroll.behavior)
  }

  private init(_ engine: ListScrollEngine, recorder: (any ListRecorder)?) {
    self.engine = engine
    self.recorder = recorder
  }

  /// Returns an adapter with the same engine for a new runner.
  ///
  /// The queued inputs stay in this adapter.
  func copy() -> ListEngineAdapter { ListEngineAdapter(engine, recorder: recorder) }

  /// Queues a list input, and returns the runner's input that handles it.
  ///
  /// A scroll input is not queued.
  func enqueue(_ input: ListInput) -> EngineRunner.Input {
    if case .scroll(let input) = input { return .scroll(input) }
    queuedInputs.append(input)
    return .list(self)
  }

  var scroll: ScrollEngine { engine.scroll }

  var nextWake: Double { engine.scroll.nextWake }

  var insetRemoval: InsetChange? { engine.withdrawal }

  var trace: String { recorder?.text(showing: engine) ?? "" }

  func handle(_ input: ScrollInput, at time: Double) -> ScrollEffects { handle(.scroll(input), at: time) }

  func handleNext(at time: Double) -> ScrollEffects {
    guard next < queuedInputs.count else { return [] }
    let input = queuedInputs[next]
    next += 1
    if next == queuedInputs.count {
      queuedInputs.removeAll(keepingCapacity: true)
      next = 0
    }
    return handle(input, at: time)
  }

  private func handle(_ input: ListInput, at time: Double) -> ScrollEffects {
    recorder?.record(input, at: time)
    return engine.handle(input, at: time)
  }

  func join(_ scroll: ScrollEngine, _ recorder: (any EngineRecorder)?, at time: Double) -> ScrollEffects {
    let isPlaced = controller?.hasPlatformOffset ?? false
    var joint = recorder as? any ListRecorder
    if let own = self.recorder { joint?.join(own, isPlaced: isPlaced, at: time) } else { joint = nil }
    self.recorder = joint
    return engine.attach(scroll, isPlaced: isPlaced, at: time)
  }

  func leave(_ clock: EngineClock) -> (scroll: ScrollEngine, recorder: (any EngineRecorder)?) {
    let time = (controller?.clock ?? clock).now()
    let scroll = engine.detach(at: time)
    let own = recorder?.leave(at: time)
    controller?.run(ListEngineAdapter(engine, recorder: own))
    return (scroll, recorder)
  }

  func adjustOffset(by change: Double) { controller?.delegate?.adjustOffset(by: change) }

  func report() { controller?.delegate?.report() }

  func publish() { controller?.publish() }
}
