import OverscrollCore

extension EdgePhase {
  /// Whether the first article is refreshing: the action runs, or has run and the content is not back yet.
  var isRefreshing: Bool {
    switch self {
    case .refreshing, .dwelling: true
    case .settling(let settling): settling.result != nil
    case .idle, .pulling, .armed, .failed, .exhausted, .disabled: false
    }
  }

  /// The fourth article's mode; a pull that is let go too early counts until the content is back.
  var mode: RefreshMode {
    switch self {
    case .pulling, .armed: .pulling
    case .refreshing, .dwelling: .refreshing
    case .settling(let settling): settling.result == nil ? .pulling : .notRefreshing
    case .idle, .failed, .exhausted, .disabled: .notRefreshing
    }
  }
}
