public import Foundation

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
  /// Whether the edge's gap is open, so that its indicator is visible.
  ///
  /// While this is true for an empty list, the app needs no loading indicator of its own:
  ///
  /// ```swift
  /// .overlay {
  ///   if model.rows.isEmpty, !status.isShowing { Text("Nothing here yet") }
  /// }
  /// ```
  public let isShowing: Bool
  /// The date of the action's latest success, if any.
  ///
  /// It survives a relaunch if `refreshOnAppear(ifOlderThan:storedAs:store:)` has a key.
  public let lastUpdated: Date?
  /// Whether the app has requested a start that the session has not read yet.
  private(set) var isRequested = false

  /// Makes a status of an action that has not started.
  public init() { self.init(isRefreshing: false, outcome: nil) }

  init(isRefreshing: Bool, isShowing: Bool = false, outcome: RefreshOutcome?, lastUpdated: Date? = nil) {
    (self.isRefreshing, self.isShowing) = (isRefreshing, isShowing)
    (self.outcome, self.lastUpdated) = (outcome, lastUpdated)
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
      && lhs.isShowing == rhs.isShowing && lhs.lastUpdated == rhs.lastUpdated
      && lhs.outcome?.date == rhs.outcome?.date && lhs.outcome?.result == rhs.outcome?.result
  }
}
