import OverscrollCore

// What a view declares at an edge. What code has given stays, and counts where no view declares anything.
extension RefreshController {
  /// Whether a host may say what its views declare: the controller is attached to that one, or to none.
  func serves(_ host: any RefreshHost) -> Bool { self.host == nil || self.host === host }

  /// Takes what a view declares of an edge's configuration.
  ///
  /// - Parameters:
  ///   - declared: What it declares; nil where it doesn't declare the edge, which leaves the engine what it has.
  ///   - edge: The edge.
  func declare(_ declared: DeclaredConfiguration?, at edge: ScrollEdge) {
    edges[edge].declared = declared
    if declared != nil { send(.configure(edge, edges[edge].configuration)) }
  }

  /// Takes the action that a view declares; nil where that is the one that code has given.
  ///
  /// An action that is already running continues.
  func declareAction(_ action: Action?, at edge: ScrollEdge) { change(edge) { $0.declaredAction = action } }

  /// Takes whether there is more to load, as a view declares it.
  ///
  /// - Parameters:
  ///   - hasMore: Whether there is; nil where the view doesn't say, which takes back what a view has said before.
  ///   - edge: The edge.
  func declareMore(_ hasMore: Bool?, at edge: ScrollEdge) {
    let last = edges[edge].declaredMore
    edges[edge].declaredMore = hasMore
    if let now = hasMore ?? (last == false ? true : nil), now != last { setExhausted(!now, at: edge) }
  }

  /// What ends an edge's running action, if flags of the app's do and have not done so yet.
  func flagRun(of edge: ScrollEdge) -> FlagRun? {
    guard let run = edges[edge].running?.flags, !run.isOver else { return nil }
    return run
  }

  /// Says what ends an edge's running action.
  func setFlagRun(_ run: FlagRun, of edge: ScrollEdge) { edges[edge].running?.flags = run }
}
