#if !hasFeature(Embedded)
  /// Keeps what happens to an engine, for a report.
  ///
  /// `OverscrollTrace` has one. Without it nothing is kept.
  package protocol EngineRecorder: Sendable {
    /// Keeps an event.
    mutating func record(_ input: ListInput, at time: Double)

    /// Keeps that a list joins the edges, with what has happened to the list before.
    mutating func join(_ list: any EngineRecorder, isPlaced: Bool, at time: Double)

    /// Keeps that the list leaves the edges.
    ///
    /// - Returns: What has happened to the list.
    mutating func leave(at time: Double) -> any EngineRecorder

    /// The text of all that was kept, which ends with what the engine shows: one alone, or a list's.
    func text(showing engine: ScrollEngine?, _ list: ListScroll?) -> String
  }

  /// Where controllers get their recorders.
  @MainActor package enum EngineRecording {
    /// Makes a recorder of a list's engine, or of one without a list; nil where nothing is to be kept.
    package static var make: (@MainActor (_ isList: Bool, ScrollBehavior) -> any EngineRecorder)?

    /// Told, in tests, of each engine that records, with a function that returns its text.
    package static var witness: ((@escaping @MainActor () -> String) -> Void)?
  }
#endif
