package import OverscrollCore

/// The engine of a list, alone or joined with the edges of a scroll view.
///
/// An `EngineRunner` runs it.
@MainActor package protocol JoinedEngine: AnyObject {
  /// The scroll engine with its edges.
  var scroll: ScrollEngine { get }
  /// The instant of the next state change without input, in s, or infinity.
  var nextWake: Double { get }
  /// The inset change for a delegate that loses the engine, or nil.
  var insetRemoval: InsetChange? { get }
  /// The trace of the engine's events; empty if nothing is recorded.
  var trace: String { get }

  /// Handles an input of the scroll view.
  func handle(_ input: ScrollInput, at time: Double) -> ScrollEffects

  /// Handles the first input in the list's own queue.
  func handleNext(at time: Double) -> ScrollEffects

  /// Joins the edges of a scroll view.
  ///
  /// - Parameters:
  ///   - scroll: The engine that managed the edges so far.
  ///   - recorder: The recorder of that engine's events, if any.
  ///   - time: The instant, in s.
  /// - Returns: The effects for the delegate to perform.
  func join(_ scroll: ScrollEngine, _ recorder: (any EngineRecorder)?, at time: Double) -> ScrollEffects

  /// Returns the edges, and continues with the list's own runner.
  ///
  /// - Parameter clock: The clock of the edges, for a list without a clock.
  /// - Returns: The engine of the edges, and its recorder.
  func leave(_ clock: EngineClock) -> (scroll: ScrollEngine, recorder: (any EngineRecorder)?)

  /// Adds a distance, in pt, to the platform's content offset.
  func adjustOffset(by change: Double)

  /// Reports the content offset and its scroll phase again.
  func report()

  /// Notifies the list's delegate and observers of changes.
  func publish()
}
