package import OverscrollCore

/// The engine of a list, which an `EngineRunner` runs, alone or with the edges of a scroll view.
@MainActor package protocol JoinedEngine: AnyObject {
  /// What scrolls, and its edges.
  var scroll: ScrollEngine { get }
  /// The next instant, in s, at which something changes without an input, or infinity.
  var nextWake: Double { get }
  /// What a host that loses the scroller is to do, or nil.
  var withdrawal: InsetChange? { get }
  /// The trace of the engine's events; empty if nothing is recorded.
  var trace: String { get }

  /// Handles an input of the scroller's.
  func handle(_ input: ScrollInput, at time: Double) -> ScrollEffects

  /// Handles the first of the list's own inputs that wait.
  func handleNext(at time: Double) -> ScrollEffects

  /// Takes over the edges of a scroll view.
  ///
  /// - Parameters:
  ///   - scroll: The engine that has had them.
  ///   - recorder: What has recorded that engine's events, if anything has.
  ///   - time: The instant, in s.
  /// - Returns: The effects for the host to perform.
  func join(_ scroll: ScrollEngine, _ recorder: (any EngineRecorder)?, at time: Double) -> ScrollEffects

  /// Gives the edges back, and continues with a runner of its own.
  ///
  /// - Parameter clock: The clock of the edges, for a list that has none any more.
  /// - Returns: The engine of the edges, and its recorder.
  func leave(_ clock: EngineClock) -> (scroll: ScrollEngine, recorder: (any EngineRecorder)?)

  /// Adds a number of pt to the platform's own offset.
  func adjustOffset(by change: Double)

  /// Reports again where the content is and what moves it.
  func report()

  /// Notifies the list's host and observers of what has changed.
  func publish()
}
