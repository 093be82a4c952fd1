package import OverscrollCore

#if canImport(SwiftUI)
  package import SwiftUI
#endif

/// What an edge's action is for, which its words depend on.
package enum EdgePurpose: Sendable {
  /// New content.
  case refresh
  /// More of it.
  case loadMore

  /// What an edge is for unless something else is declared.
  package init(_ edge: ScrollEdge) {
    switch edge {
    case .start: self = .refresh
    case .end: self = .loadMore
    }
  }
}

extension OverscrollStrings {
  /// Names the action of an edge.
  package static func action(_ purpose: EdgePurpose) -> OverscrollStrings {
    switch purpose {
    case .refresh: .refresh
    case .loadMore: .loadMore
    }
  }

  /// Says that a pull is far enough.
  package static func release(_ purpose: EdgePurpose) -> OverscrollStrings {
    switch purpose {
    case .refresh: .releaseToRefresh
    case .loadMore: .releaseToLoadMore
    }
  }

  /// Says that an action runs.
  package static func running(_ purpose: EdgePurpose) -> OverscrollStrings {
    switch purpose {
    case .refresh: .refreshing
    case .loadMore: .loadingMore
    }
  }

  /// Says that an action failed.
  package static func failed(_ purpose: EdgePurpose) -> OverscrollStrings {
    switch purpose {
    case .refresh: .refreshFailed
    case .loadMore: .loadMoreFailed
    }
  }

  /// Says how an action ended.
  package static func ended(_ result: RefreshResult, _ purpose: EdgePurpose) -> OverscrollStrings {
    switch (result, purpose) {
    case (.success, .refresh): .updated
    case (.success, .loadMore): .loadedMore
    case (.failure, _): failed(purpose)
    case (.cancelled, _): .cancelled
    case (.timedOut, _): .timedOut
    case (.exhausted, _): .exhausted
    }
  }

  /// Invites to pull at an edge.
  ///
  /// - Parameters:
  ///   - purpose: What the edge's action is for.
  ///   - edge: The edge.
  package static func pull(_ purpose: EdgePurpose, at edge: Edge) -> OverscrollStrings {
    switch (purpose, edge) {
    case (.refresh, .top): .pullTop
    case (.refresh, .leading), (.refresh, .bottom), (.refresh, .trailing): .pullLeading
    case (.loadMore, .bottom): .pullBottom
    case (.loadMore, .top), (.loadMore, .leading), (.loadMore, .trailing): .pullTrailing
    }
  }

  /// Says what an edge is doing.
  ///
  /// - Parameters:
  ///   - phase: What the edge is doing.
  ///   - last: How the edge's last start ended, if one has: what a failure that is kept was.
  ///   - purpose: What the edge's action is for.
  ///   - edge: The edge.
  package static func phrase(
    _ phase: EdgePhase, last: RefreshResult?, _ purpose: EdgePurpose, at edge: Edge
  ) -> OverscrollStrings {
    switch phase {
    case .idle, .pulling, .disabled: pull(purpose, at: edge)
    case .armed: release(purpose)
    case .refreshing: running(purpose)
    case .dwelling(let dwelling): ended(dwelling.result, purpose)
    case .settling(let settling):
      settling.result.map { ended($0, purpose) } ?? pull(purpose, at: edge)
    case .failed: last == .timedOut ? .timedOut : failed(purpose)
    case .exhausted: .exhausted
    }
  }

  /// What is announced of an effect, if anything.
  package static func announcement(of effect: EdgeEffect, _ purpose: EdgePurpose) -> OverscrollStrings? {
    switch effect {
    case .started: running(purpose)
    case .ended(_, let result): ended(result, purpose)
    case .armed, .successHaptic, .queued, .declined, .reopened: nil
    }
  }
}
