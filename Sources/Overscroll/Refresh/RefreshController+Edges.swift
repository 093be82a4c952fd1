import Foundation
import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

// The state of an edge, for the session of a SwiftUI scroll view.
extension RefreshController {
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
        let current = begin(at: Edge(edge))
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

// The declarations of a view for an edge.
extension RefreshController {
  /// Whether a delegate may declare options.
  ///
  /// It may if it is attached, or if no delegate is attached.
  func serves(_ delegate: any RefreshControllerDelegate) -> Bool {
    self.delegate == nil || self.delegate === delegate
  }

  /// Applies a view's declaration of an edge, and then begins the edge's waiting run.
  ///
  /// A running action continues. Without options, the engine's configuration of the edge does not change. If
  /// the previous declaration had no more to load, the edge can load again without one.
  func declare(_ declaration: EdgeDeclaration, at edge: ScrollEdge) {
    let last = edges[edge]
    edges[edge].declaration = declaration
    let now = edges[edge]
    var inputs: [ScrollInput] = []
    if declaration.options != nil {
      inputs.append(.configure(edge, now.configuration))
      if let extent = declaration.indicatorExtent { inputs.append(.indicatorExtent(edge, extent)) }
    }
    let hadMore = last.declaration.hasMore
    if let hasMore = declaration.hasMore ?? (hadMore == false ? true : nil), hasMore != hadMore {
      inputs.append(.setNoMoreContent(edge, !hasMore))
    }
    if now.isOn != last.isOn { inputs.append(.setEnabled(edge, now.isOn)) }
    runner.send(inputs.map { .scroll($0) })
    beginPending(edge)
  }

  /// Returns the flags that can end an edge's running action; nil if none can.
  func flagRun(of edge: ScrollEdge) -> FlagRun? {
    guard let run = edges[edge].running?.flags, !run.isOver else { return nil }
    return run
  }

  /// Sets the flags that can end an edge's running action.
  func setFlagRun(_ run: FlagRun, of edge: ScrollEdge) { edges[edge].running?.flags = run }
}
