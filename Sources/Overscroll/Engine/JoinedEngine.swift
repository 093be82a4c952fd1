package import OverscrollCore

/// The engine of a list, alone or with the edges of the list's scroll view.
///
/// An `EngineRunner` runs it.
@MainActor package protocol JoinedEngine: AnyObject {
  /// The list's scroll engine, with the edges that it manages.
  var scroll: ScrollEngine { get }
  /// The instant, in s, of the next state change without input, or infinity.
  var nextWake: Double { get }
  /// The change that removes the insets of the gaps; nil without such insets.
  var insetRemoval: InsetChange? { get }
  /// The trace of the engine's events; empty if nothing is recorded.
  var trace: String { get }

  /// Handles an input of the scroll view.
  func handle(_ input: ScrollInput, at time: Double) -> ScrollEffects

  /// Handles the first input in the list's own queue, and returns the effects.
  func handleNext(at time: Double) -> ScrollEffects

  /// Takes over the edges of a scroll view.
  ///
  /// - Parameters:
  ///   - scroll: The engine that managed the edges so far.
  ///   - recorder: The recorder of that engine's events, if any.
  ///   - time: The instant, in s.
  /// - Returns: The effects for the delegate to perform.
  func join(_ scroll: ScrollEngine, _ recorder: (any EngineRecorder)?, at time: Double) -> ScrollEffects

  /// Returns the edges to the scroll view, and moves the list to a separate runner.
  ///
  /// - Parameter clock: The clock of the scroll view's runner. A list without a clock uses it from now on.
  /// - Returns: The engine that manages the edges from now on, and its recorder.
  func leave(_ clock: EngineClock) -> (scroll: ScrollEngine, recorder: (any EngineRecorder)?)

  /// Adds a distance, in pt, to the platform's content offset.
  func adjustOffset(by change: Double)

  /// Reports the current content offset and scroll phase to the engine.
  func report()

  /// Notifies the list's delegate and observers of changes.
  func publish()
}
