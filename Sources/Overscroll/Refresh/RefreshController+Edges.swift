import Foundation
import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

// The state of an edge, for sessions.
extension RefreshController {
  /// Sets whether the attached view allows an edge to be on.
  func allow(_ isAllowed: Bool, at edge: ScrollEdge) { change(edge) { $0.isAllowed = isAllowed } }

  /// Returns the configuration that code has set for an edge, if any.
  func ownConfiguration(_ edge: ScrollEdge) -> EdgeConfiguration? { edges[edge].ownConfiguration }

  /// Whether an edge can start now.
  ///
  /// The edge is on, and no action at the opposite edge excludes it.
  func canStart(_ edge: ScrollEdge) -> Bool { edges[edge].isOn && presentation[edge].isAvailable }

  /// Whether an edge is on and has more to load.
  func isActionable(_ edge: ScrollEdge) -> Bool {
    edges[edge].isOn && runner.scroll.phase(of: edge) != .noMoreContent
  }

  /// Returns the run of an edge's action, while the action runs.
  func run(of edge: ScrollEdge) -> RefreshRun? { edges[edge].running?.run }

  /// Whether an action runs, waits for a view, or has ended, at either edge.
  var isUsed: Bool {
    ScrollEdge.allCases.contains {
      edges[$0].running != nil || edges[$0].pending != nil || edges[$0].lastOutcome != nil
    }
  }

  /// Takes over the waiting starts of another controller.
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

  /// Changes the state of an edge, and sends the engine whether the edge is on.
  func change(_ edge: ScrollEdge, _ body: (inout EdgeState) -> Void) {
    let wasOn = edges[edge].isOn
    body(&edges[edge])
    if edges[edge].isOn != wasOn { send(.enable(edge, !wasOn)) }
    beginPending(edge)
  }

  /// Starts a waiting run if there are a view and an action.
  func beginPending(_ edge: ScrollEdge) {
    guard isAttached, edges[edge].run != nil, edges[edge].pending != nil, !runner.scroll.isQueued(edge)
    else { return }
    send(.begin(edge))
  }
}

// A view's declarations for an edge. Values from code stay stored, and are used while no view declares any.
extension RefreshController {
  /// Whether a delegate may declare options.
  ///
  /// The controller is attached to that delegate or to none.
  func serves(_ delegate: any RefreshControllerDelegate) -> Bool {
    self.delegate == nil || self.delegate === delegate
  }

  /// Sets the options that a view declares for an edge.
  ///
  /// - Parameters:
  ///   - declared: The options; nil if the view does not declare the edge. The engine then keeps its
  ///     configuration.
  ///   - edge: The edge.
  func declare(_ declared: EdgeOptions?, at edge: ScrollEdge) {
    edges[edge].declared = declared?.withoutClosures
    if declared != nil { send(.configure(edge, edges[edge].configuration)) }
  }

  /// Sets the action that a view declares; nil for the action that code has set.
  ///
  /// A running action continues.
  func declareAction(_ action: Action?, at edge: ScrollEdge) { change(edge) { $0.declaredAction = action } }

  /// Sets whether a view declares more to load; nil removes an earlier declaration.
  func declareMore(_ hasMore: Bool?, at edge: ScrollEdge) {
    let last = edges[edge].declaredMore
    edges[edge].declaredMore = hasMore
    if let now = hasMore ?? (last == false ? true : nil), now != last { send(.noMoreContent(edge, !now)) }
  }

  /// Returns the run of the flags that can still end an edge's action, if any.
  func flagRun(of edge: ScrollEdge) -> FlagRun? {
    guard let run = edges[edge].running?.flags, !run.isOver else { return nil }
    return run
  }

  /// Sets the run of the flags that end an edge's running action.
  func setFlagRun(_ run: FlagRun, of edge: ScrollEdge) { edges[edge].running?.flags = run }
}
