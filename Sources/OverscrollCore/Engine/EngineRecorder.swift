#if !hasFeature(Embedded)
  /// Keeps what happens to an engine, for a report.
  ///
  /// `OverscrollTrace` has one. Without it nothing is kept.
  package protocol EngineRecorder: Sendable {
    /// Keeps an event.
    mutating func record(_ input: ScrollInput, at time: Double)

    /// The text of all that was kept, which ends with what the engine shows.
    func text(showing engine: ScrollEngine) -> String
  }

  /// Where controllers get their recorders.
  @MainActor package enum EngineRecording {
    /// Makes a recorder of an engine without a list; nil where nothing is to be kept.
    package static var make: (@MainActor (ScrollBehavior) -> any EngineRecorder)?

    /// Told, in tests, of each engine that records, with a function that returns its text.
    package static var witness: ((@escaping @MainActor () -> String) -> Void)?
  }
#endif
