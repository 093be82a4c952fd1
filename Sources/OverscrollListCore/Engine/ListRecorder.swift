#if !hasFeature(Embedded)
  package import OverscrollCore

  /// Records the events of a list, and of a scroll engine that lists can join.
  package protocol ListRecorder: EngineRecorder {
    /// Records an event of the list.
    mutating func record(_ input: ListInput, at time: Double)

    /// Records that a list joins the edges, together with the list's earlier events.
    mutating func join(_ list: any ListRecorder, isPlaced: Bool, at time: Double)

    /// Records that the list leaves the edges.
    ///
    /// - Returns: A recorder that continues with the list.
    mutating func leave(at time: Double) -> any ListRecorder

    /// Returns the recorded trace as text, with the list's final state at its end.
    func text(showing list: ListScrollEngine) -> String
  }

  /// The factory of recorders for list controllers.
  @MainActor package enum ListRecorderFactory {
    /// Creates a recorder for a list's engine, or is `nil` if recording is off.
    package static var make: (@MainActor (ScrollBehavior) -> any ListRecorder)?
  }
#endif
