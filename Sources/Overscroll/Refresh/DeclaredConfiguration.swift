import OverscrollCore

/// What a view says of an edge's configuration.
///
/// There is one rule: what the view gives counts, then what code has given the controller, then what is usual. What the view
/// says besides counts in each case.
struct DeclaredConfiguration: Equatable, Sendable {
  /// The policy and the numbers, if the view gives them.
  let configuration: EdgeConfiguration?
  /// The policy, if it is to be another than those numbers'.
  let policy: TriggerPolicy?
  /// What counts where neither the view nor code gives any.
  let usual: EdgeConfiguration
  /// Whether no refresh reopens the edge: the app says that there is no more to load, or it loads more where others refresh.
  let staysExhausted: Bool
  /// Whether the app says that there is more to load: then pages are loaded until the viewport is full.
  let hasMore: Bool

  /// What counts.
  ///
  /// - Parameter given: What code has given the controller, if it has.
  func resolved(given: EdgeConfiguration?) -> EdgeConfiguration {
    var result = configuration ?? given ?? usual
    if let policy { result.policy = policy }
    if staysExhausted { result.reopensOnRefresh = false }
    result.fillsViewport = hasMore
    return result
  }
}

extension EdgeConfiguration {
  /// What counts where nobody gives a configuration: `.standard` at the top or leading edge, and `.headerFooter` at the
  /// other one.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - keepsFailure: Whether a failure stays until it is retried, as one to load more does: a list whose first page has
  ///     failed cannot be scrolled away and back.
  static func usual(_ edge: ScrollEdge, keepsFailure: Bool = false) -> EdgeConfiguration {
    var result: EdgeConfiguration
    switch edge {
    case .start: result = .standard
    case .end: result = .headerFooter
    }
    result.keepsFailure = keepsFailure
    return result
  }
}
