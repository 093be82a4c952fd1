package import OverscrollCore

#if canImport(SwiftUI)
  package import SwiftUI
#endif

/// The purpose of an edge's action, which selects the words for the user.
package enum EdgeKind: Sendable {
  /// The action replaces the content with new content.
  case refresh
  /// The action adds content after the existing content.
  case loadMore

  /// Returns the default purpose of an edge: the start refreshes, and the end loads more.
  package init(_ edge: ScrollEdge) {
    switch edge {
    case .start: self = .refresh
    case .end: self = .loadMore
    }
  }
}

extension OverscrollStrings {
  /// Returns the name of an action, for a button.
  package static func action(_ purpose: EdgeKind) -> OverscrollStrings {
    switch purpose {
    case .refresh: .refresh
    case .loadMore: .loadMore
    }
  }

  /// Returns the words for a pull past the threshold.
  package static func release(_ purpose: EdgeKind) -> OverscrollStrings {
    switch purpose {
    case .refresh: .releaseToRefresh
    case .loadMore: .releaseToLoadMore
    }
  }

  /// Returns the words for a running action.
  package static func running(_ purpose: EdgeKind) -> OverscrollStrings {
    switch purpose {
    case .refresh: .refreshing
    case .loadMore: .loadingMore
    }
  }

  /// Returns the words for a failed action.
  package static func failed(_ purpose: EdgeKind) -> OverscrollStrings {
    switch purpose {
    case .refresh: .refreshFailed
    case .loadMore: .loadMoreFailed
    }
  }

  /// Returns the words for the result of an action.
  package static func ended(_ result: RefreshResult, _ purpose: EdgeKind) -> OverscrollStrings {
    switch (result, purpose) {
    case (.success, .refresh): .updated
    case (.success, .loadMore): .loadedMore
    case (.failure, _): failed(purpose)
    case (.cancelled, _): .cancelled
    case (.timedOut, _): .timedOut
    case (.noMoreContent, _): .noMoreContent
    }
  }

  /// Returns the words that invite the user to pull at an edge.
  ///
  /// - Parameters:
  ///   - purpose: The purpose of the edge's action.
  ///   - edge: The edge.
  package static func pull(_ purpose: EdgeKind, at edge: Edge) -> OverscrollStrings {
    switch (purpose, edge) {
    case (.refresh, .top): .pullTop
    case (.refresh, .leading), (.refresh, .bottom), (.refresh, .trailing): .pullLeading
    case (.loadMore, .bottom): .pullBottom
    case (.loadMore, .top), (.loadMore, .leading), (.loadMore, .trailing): .pullTrailing
    }
  }

  /// Returns the words that an indicator shows in a phase.
  ///
  /// - Parameters:
  ///   - phase: The phase of the edge.
  ///   - last: The result of the edge's latest ended action, if any. It selects the words for a failure
  ///     that stays visible.
  ///   - purpose: The purpose of the edge's action.
  ///   - edge: The edge.
  package static func phrase(
    _ phase: EdgePhase, last: RefreshResult?, _ purpose: EdgeKind, at edge: Edge
  ) -> OverscrollStrings {
    switch phase {
    case .idle, .pulling, .disabled: pull(purpose, at: edge)
    case .armed: release(purpose)
    case .refreshing: running(purpose)
    case .showingResult(let display): ended(display.result, purpose)
    case .settling(let settling):
      settling.result.map { ended($0, purpose) } ?? pull(purpose, at: edge)
    case .failed: last == .timedOut ? .timedOut : failed(purpose)
    case .noMoreContent: .noMoreContent
    }
  }

  /// Returns the announcement of an effect, or nil if the effect is not announced.
  package static func announcement(of effect: EdgeEffect, _ purpose: EdgeKind) -> OverscrollStrings? {
    switch effect {
    case .started: running(purpose)
    case .ended(_, let result): ended(result, purpose)
    case .armed, .successHaptic, .queued, .declined, .resumed: nil
    }
  }
}
