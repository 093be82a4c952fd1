import OverscrollCore

extension EdgePhase {
  /// Whether the first article's indicator shows a refresh.
  ///
  /// It does from the start of the action until the content has returned to its edge.
  var isRefreshing: Bool { payload.token != nil || payload.result != nil }

  /// The fourth article's mode for this phase.
  ///
  /// After a pull that was released before the threshold, the mode stays `.pulling` until the content has
  /// returned.
  var refreshMode: RefreshMode {
    switch self {
    case .pulling, .armed: .pulling
    case .refreshing, .showingResult: .refreshing
    case .settling(let settling): settling.result == nil ? .pulling : .notRefreshing
    case .idle, .failed, .noMoreContent, .disabled: .notRefreshing
    }
  }
}
