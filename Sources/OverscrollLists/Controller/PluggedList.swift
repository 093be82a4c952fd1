import Overscroll
import OverscrollCore
import OverscrollListCore

/// Connects a list's content to the runner of its scroll view's engine.
///
/// The runner and the list's controller share the object. It outlives the controller while the list is
/// plugged into the engine of a scroll view with edges.
@MainActor final class PluggedList: PluggedContent {
  /// The content of the list.
  var content: ListContent
  /// The list's controller.
  weak var controller: ListController?
  /// The recorder of the list's events, if recording is enabled.
  private var recorder: (any ListRecorder)?

  /// Creates a new list with a scroll behavior.
  init(_ content: ListContent, behavior: ScrollBehavior) {
    self.content = content
    recorder = ListRecorderFactory.make?(behavior)
  }

  private init(_ content: ListContent, recorder: (any ListRecorder)?) {
    self.content = content
    self.recorder = recorder
  }

  /// Returns a list with the same content and events.
  func copy() -> PluggedList { PluggedList(content, recorder: recorder) }

  /// Returns the runner's input for an input of the list.
  func input(_ input: ListInput) -> EngineRunner.Input {
    if case .scroll(let input) = input { return .scroll(input) }
    return .content(self) { [self] time, engine in handle(input, at: time, &engine) }
  }

  var hasOwner: Bool { controller != nil }

  func handle(_ input: ScrollInput, at time: Double, _ engine: inout ScrollEngine) -> ScrollEffects {
    handle(.scroll(input), at: time, &engine)
  }

  private func handle(
    _ input: ListInput, at time: Double, _ engine: inout ScrollEngine
  ) -> ScrollEffects {
    recorder?.record(input, at: time)
    return content.handle(input, at: time, &engine)
  }

  func plug(
    into engine: inout ScrollEngine, from own: ScrollEngine, _ recorder: (any EngineRecorder)?,
    at time: Double
  ) -> ScrollEffects {
    let isPlaced = controller?.hasPlatformOffset ?? false
    var joint = recorder as? any ListRecorder
    if let past = self.recorder { joint?.join(past, isPlaced: isPlaced, at: time) } else { joint = nil }
    self.recorder = joint
    return content.plug(into: &engine, from: own, isPlaced: isPlaced, at: time)
  }

  func unplug(from engine: inout ScrollEngine, _ clock: EngineClock) -> (any EngineRecorder)? {
    let time = (controller?.clock ?? clock).now()
    let own = content.unplug(from: &engine, at: time)
    let further = recorder?.leave(at: time)
    defer { recorder = further }
    controller?.continueAlone(with: own)
    return recorder
  }

  func insetRemoval(of engine: ScrollEngine) -> InsetChange? { content.insetRemoval(of: engine) }

  func trace(showing engine: ScrollEngine) -> String {
    recorder?.text(showing: ListScrollEngine(content, engine)) ?? ""
  }

  func adjustOffset(by change: Double) { controller?.delegate?.adjustOffset(by: change) }

  func report() { controller?.delegate?.report() }

  func publish() { controller?.publish() }
}
