#if !hasFeature(Embedded)
  package import OverscrollCore

  /// A recorder of the events of a list and of its scroll engine.
  package protocol ListRecorder: EngineRecorder {
    /// Records an event of the list.
    mutating func record(_ input: ListInput, at time: Double)

    /// Records that a list joins a scroll view's edges, together with the list's earlier events.
    ///
    /// `isPlaced` is the argument of `ListContent.plug(into:from:isPlaced:at:)`.
    mutating func join(_ list: any ListRecorder, isPlaced: Bool, at time: Double)

    /// Records that the list leaves the scroll view's edges.
    ///
    /// - Returns: A recorder for the further events of the list.
    mutating func leave(at time: Double) -> any ListRecorder

    /// Returns the recorded events as text, followed by the list's final state.
    func text(showing list: ListScrollEngine) -> String
  }

  /// A namespace for the closure that creates recorders for list controllers.
  @MainActor package enum ListRecorderFactory {
    /// Creates a recorder for a list's engine; `nil` if recording is disabled.
    package static var make: (@MainActor (ScrollBehavior) -> any ListRecorder)?
  }
#endif
