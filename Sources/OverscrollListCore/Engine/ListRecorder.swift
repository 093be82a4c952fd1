#if !hasFeature(Embedded)
  package import OverscrollCore

  /// Keeps what happens to a list with its engine, and to an engine that a list may join.
  package protocol ListRecorder: EngineRecorder {
    /// Keeps an event of the list's.
    mutating func record(_ input: ListInput, at time: Double)

    /// Keeps that a list joins the edges, with what has happened to the list before.
    mutating func join(_ list: any ListRecorder, isPlaced: Bool, at time: Double)

    /// Keeps that the list leaves the edges.
    ///
    /// - Returns: What has happened to the list.
    mutating func leave(at time: Double) -> any ListRecorder

    /// The text of all that was kept, which ends with what the list shows.
    func text(showing list: ListScroll) -> String
  }

  /// Where controllers of lists get their recorders.
  @MainActor package enum ListRecording {
    /// Makes a recorder of a list's engine; nil where nothing is to be kept.
    package static var make: (@MainActor (ScrollBehavior) -> any ListRecorder)?
  }
#endif
