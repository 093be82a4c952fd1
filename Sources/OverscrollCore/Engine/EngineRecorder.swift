#if !hasFeature(Embedded)
  /// A recorder of an engine's events, for a report.
  ///
  /// `OverscrollTrace` provides an implementation. Without it, nothing is recorded.
  package protocol EngineRecorder: Sendable {
    /// Records an event.
    mutating func record(_ input: ScrollInput, at time: Double)

    /// Returns the recording as text, which ends with the engine's presentation.
    func text(showing engine: ScrollEngine) -> String
  }

  /// The registered function that makes the controllers' recorders.
  @MainActor package enum EngineRecorderFactory {
    /// Makes a recorder for an engine without a list; `nil` if recording is disabled.
    package static var make: (@MainActor (ScrollBehavior) -> any EngineRecorder)?

    /// A closure that tests set to observe recordings.
    ///
    /// It is called for each recorded engine, with a function that returns the text of the recording.
    package static var observer: ((@escaping @MainActor () -> String) -> Void)?
  }
#endif
