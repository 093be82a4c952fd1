import OverscrollCore

extension EdgePhase {
  /// Whether the first article shows refreshing: from the action's start until the content has returned.
  var isRefreshing: Bool {
    switch self {
    case .refreshing, .dwelling: true
    case .settling(let settling): settling.result != nil
    case .idle, .pulling, .armed, .failed, .exhausted, .disabled: false
    }
  }

  /// The fourth article's mode for the phase.
  ///
  /// A pull that was released too early stays `.pulling` until the content has returned.
  var mode: RefreshMode {
    switch self {
    case .pulling, .armed: .pulling
    case .refreshing, .dwelling: .refreshing
    case .settling(let settling): settling.result == nil ? .pulling : .notRefreshing
    case .idle, .failed, .exhausted, .disabled: .notRefreshing
    }
  }
}
