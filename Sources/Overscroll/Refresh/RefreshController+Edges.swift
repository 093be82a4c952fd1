import Foundation
import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

// The state of an edge, for the session of a SwiftUI scroll view.
extension RefreshController {
  /// Sets whether the attached view allows an edge to be enabled.
  func allow(_ isAllowed: Bool, at edge: ScrollEdge) { change(edge) { $0.isAllowedByView = isAllowed } }

  /// Returns the configuration that code has set for an edge, if any.
  func ownConfiguration(_ edge: ScrollEdge) -> EdgeConfiguration? { edges[edge].ownConfiguration }

  /// Whether an edge can start now.
  ///
  /// The edge is enabled and has more content, and the exclusion policy allows a start.
  func canStart(_ edge: ScrollEdge) -> Bool { edges[edge].isOn && presentation[edge].isAvailable }

  /// Whether an edge is enabled and has more to load.
  func isActionable(_ edge: ScrollEdge) -> Bool {
    edges[edge].isOn && runner.engine.phase(of: edge) != .noMoreContent
  }

  /// Returns the run of an edge's action; nil if no action runs.
  func run(of edge: ScrollEdge) -> RefreshRun? { edges[edge].running?.run }

  /// Returns the state of an edge's action, for the app's `RefreshStatus`.
  func status(of edge: ScrollEdge) -> RefreshStatus {
    RefreshStatus(
      isRefreshing: edges[edge].running != nil, isShowing: runner.engine.phase(of: edge).hasOpenGap,
      outcome: edges[edge].lastOutcome, lastUpdated: edges[edge].lastUpdated)
  }

  /// Whether the controller has a waiting or running action, or an outcome, at either edge.
  var isUsed: Bool {
    ScrollEdge.allCases.contains {
      edges[$0].running != nil || edges[$0].pending != nil || edges[$0].lastOutcome != nil
    }
  }

  /// Takes over the starts of another controller that have not begun.
  func adoptPending(from other: RefreshController) {
    for edge in ScrollEdge.allCases {
      guard let run = other.removePending(edge) else { continue }
      other.send(.cancel(edge))
      guard edges[edge].running == nil, edges[edge].pending == nil else {
        let current = begin(Edge(edge))
        Task { run.end(with: await current.value()) }
        continue
      }
      edges[edge].pending = run
      beginPending(edge)
    }
  }

  /// Changes the state of an edge, and enables or disables the engine's edge to match.
  func change(_ edge: ScrollEdge, _ body: (inout EdgeState) -> Void) {
    let wasOn = edges[edge].isOn
    body(&edges[edge])
    if edges[edge].isOn != wasOn { send(.setEnabled(edge, !wasOn)) }
    beginPending(edge)
  }

  /// Starts an edge's waiting run if the controller has a view and an action.
  func beginPending(_ edge: ScrollEdge) {
    guard isAttached, edges[edge].run != nil, edges[edge].pending != nil, !runner.engine.isQueued(edge)
    else { return }
    send(.begin(edge))
  }
}

// The declarations of a view for an edge. A view's value takes precedence over the value that code has set;
// the latter stays stored, and applies again once no view declares a value.
extension RefreshController {
  /// Whether a delegate may declare options.
  ///
  /// It may if it is attached, or if no delegate is attached.
  func serves(_ delegate: any RefreshControllerDelegate) -> Bool {
    self.delegate == nil || self.delegate === delegate
  }

  /// Sets the options that a view declares for an edge.
  ///
  /// - Parameters:
  ///   - declared: The options; nil if the view does not declare the edge. With nil, the engine's
  ///     configuration of the edge does not change.
  ///   - edge: The edge.
  func declare(_ declared: EdgeOptions?, at edge: ScrollEdge) {
    edges[edge].declared = declared?.withoutClosures
    if declared != nil { send(.configure(edge, edges[edge].configuration)) }
  }

  /// Sets the action that a view declares, or removes it with nil.
  ///
  /// Without a view's action, the edge runs the action that code has set. A running action continues.
  func declareAction(_ action: Action?, at edge: ScrollEdge) { change(edge) { $0.declaredAction = action } }

  /// Sets a view's declaration of whether more can be loaded.
  ///
  /// Nil removes the earlier declaration. If that declaration was false, the edge can load again.
  func declareMore(_ hasMore: Bool?, at edge: ScrollEdge) {
    let last = edges[edge].declaredMore
    edges[edge].declaredMore = hasMore
    if let now = hasMore ?? (last == false ? true : nil), now != last { send(.setNoMoreContent(edge, !now)) }
  }

  /// Returns the flags that can end an edge's running action; nil if none can.
  func flagRun(of edge: ScrollEdge) -> FlagRun? {
    guard let run = edges[edge].running?.flags, !run.isOver else { return nil }
    return run
  }

  /// Sets the flags that can end an edge's running action.
  func setFlagRun(_ run: FlagRun, of edge: ScrollEdge) { edges[edge].running?.flags = run }
}
