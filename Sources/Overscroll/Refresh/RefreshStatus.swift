/// The state of an edge's action; `begin()` starts the action.
///
/// ```swift
/// @State private var status = RefreshStatus()
///
/// List(model.rows) { Text($0.title) }
///   .pullToRefresh(status: $status) { try await model.reload() }
///   .overlay {
///     if status.error != nil { Button("Try again") { status.begin() } }
///   }
/// ```
public struct RefreshStatus: Sendable {
  /// Whether the action runs.
  public let isRefreshing: Bool
  /// The outcome of the latest ended run, if any.
  public let outcome: RefreshOutcome?
  /// Whether the app has requested a start that the session has not read yet.
  private(set) var isRequested = false

  /// Makes a status of an action that has not started.
  public init() { self.init(isRefreshing: false, outcome: nil) }

  init(isRefreshing: Bool, outcome: RefreshOutcome?) {
    self.isRefreshing = isRefreshing
    self.outcome = outcome
  }

  /// The error of the latest ended run, if any.
  public var error: (any Error)? { outcome?.error }

  /// Requests a start of the action, unless it runs already.
  ///
  /// Without a view, the start waits for a view.
  public mutating func begin() { isRequested = true }
}

extension RefreshStatus: Equatable {
  /// Whether two statuses are equal; their outcomes are compared by date and result.
  public static func == (lhs: RefreshStatus, rhs: RefreshStatus) -> Bool {
    lhs.isRefreshing == rhs.isRefreshing && lhs.isRequested == rhs.isRequested
      && lhs.outcome?.date == rhs.outcome?.date && lhs.outcome?.result == rhs.outcome?.result
  }
}
