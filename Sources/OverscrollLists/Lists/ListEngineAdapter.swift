import Overscroll
import OverscrollCore
import OverscrollListCore

/// The engine of a controller's list, as an `EngineRunner` runs it.
///
/// The runner and the controller share it. It outlives the controller if the list has joined the edges of a scroll view.
@MainActor final class ListEngineAdapter: JoinedEngine {
  /// The list with its engine.
  var engine: ListScroll
  /// The list's controller.
  weak var controller: ListController?

  /// Records the engine's events, if anything does.
  private var recorder: (any ListRecorder)?
  /// The list's own inputs that the runner has yet to handle, from `next` on.
  private var inbox: [ListInput] = []
  private var next = 0

  /// Makes the engine of a new list.
  init(_ engine: ListScroll) {
    self.engine = engine
    recorder = ListRecording.make?(engine.scroll.behavior)
  }

  private init(_ engine: ListScroll, recorder: (any ListRecorder)?) {
    self.engine = engine
    self.recorder = recorder
  }

  /// The same engine for another runner; inputs that wait stay with this one.
  func copy() -> ListEngineAdapter { ListEngineAdapter(engine, recorder: recorder) }

  /// Keeps an input of the list's own until the runner asks for it.
  func enqueue(_ input: ListInput) -> EngineRunner.Input {
    if case .scroll(let input) = input { return .scroll(input) }
    inbox.append(input)
    return .list(self)
  }

  var scroll: ScrollEngine { engine.scroll }

  var nextWake: Double { engine.scroll.nextWake }

  var withdrawal: InsetChange? { engine.withdrawal }

  var trace: String { recorder?.text(showing: engine) ?? "" }

  func handle(_ input: ScrollInput, at time: Double) -> ScrollEffects { handle(.scroll(input), at: time) }

  func handleNext(at time: Double) -> ScrollEffects {
    guard next < inbox.count else { return [] }
    let input = inbox[next]
    next += 1
    if next == inbox.count {
      inbox.removeAll(keepingCapacity: true)
      next = 0
    }
    return handle(input, at: time)
  }

  private func handle(_ input: ListInput, at time: Double) -> ScrollEffects {
    recorder?.record(input, at: time)
    return engine.handle(input, at: time)
  }

  func join(_ scroll: ScrollEngine, _ recorder: (any EngineRecorder)?, at time: Double) -> ScrollEffects {
    let isPlaced = controller?.isPlaced ?? false
    var joint = recorder as? any ListRecorder
    if let own = self.recorder { joint?.join(own, isPlaced: isPlaced, at: time) } else { joint = nil }
    self.recorder = joint
    return engine.join(scroll, isPlaced: isPlaced, at: time)
  }

  func leave(_ clock: EngineClock) -> (scroll: ScrollEngine, recorder: (any EngineRecorder)?) {
    let time = (controller?.clock ?? clock).now()
    let scroll = engine.leave(at: time)
    let own = recorder?.leave(at: time)
    controller?.run(ListEngineAdapter(engine, recorder: own))
    return (scroll, recorder)
  }

  func adjustOffset(by change: Double) { controller?.host?.adjustOffset(by: change) }

  func report() { controller?.host?.report() }

  func publish() { controller?.publish() }
}
