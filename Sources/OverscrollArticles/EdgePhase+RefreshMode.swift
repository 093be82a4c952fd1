import OverscrollCore

extension EdgePhase {
  /// Whether the first article shows refreshing: from the action's start until the content has returned.
  var isRefreshing: Bool {
    switch self {
    case .refreshing, .showingResult: true
    case .settling(let settling): settling.result != nil
    case .idle, .pulling, .armed, .failed, .noMoreContent, .disabled: false
    }
  }

  /// The fourth article's mode for the phase.
  ///
  /// A pull that was released too early stays `.pulling` until the content has returned.
  var refreshMode: RefreshMode {
    switch self {
    case .pulling, .armed: .pulling
    case .refreshing, .showingResult: .refreshing
    case .settling(let settling): settling.result == nil ? .pulling : .notRefreshing
    case .idle, .failed, .noMoreContent, .disabled: .notRefreshing
    }
  }
}
