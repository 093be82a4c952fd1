import Testing

@testable import Overscroll

#if canImport(SwiftUI)
  import SwiftUI
#endif
@testable import OverscrollCore

/// The texts for phases, effects and actions.
@Suite struct StringsPhraseTests {
  private static let token = RefreshToken(rawValue: 1)

  /// Each phase with the last result, its text for refreshing and its text for loading more.
  static let phrases: [(EdgePhase, RefreshResult?, OverscrollStrings, OverscrollStrings)] = [
    (.idle, nil, .pullTop, .pullBottom),
    (.idle, .failure, .pullTop, .pullBottom),
    (.disabled, nil, .pullTop, .pullBottom),
    (.pulling(EdgePhase.Pulling(progress: 0.5, wasArmed: false)), nil, .pullTop, .pullBottom),
    (.armed(EdgePhase.Armed(level: .first)), nil, .releaseToRefresh, .releaseToLoadMore),
    (refreshing(nil), nil, .refreshing, .loadingMore),
    (refreshing(.failure), .failure, .refreshing, .loadingMore),
    (showingResult(.success), .success, .updated, .loadedMore),
    (showingResult(.failure), .failure, .refreshFailed, .loadMoreFailed),
    (showingResult(.timedOut), .timedOut, .timedOut, .timedOut),
    (showingResult(.cancelled), .cancelled, .cancelled, .cancelled),
    (showingResult(.noMoreContent), .noMoreContent, .noMoreContent, .noMoreContent),
    (.settling(EdgePhase.Settling(result: nil)), .success, .pullTop, .pullBottom),
    (.settling(EdgePhase.Settling(result: .success)), .success, .updated, .loadedMore),
    (.failed, .failure, .refreshFailed, .loadMoreFailed),
    (.failed, .timedOut, .timedOut, .timedOut),
    (.failed, nil, .refreshFailed, .loadMoreFailed),
    (.noMoreContent, .noMoreContent, .noMoreContent, .noMoreContent),
  ]

  @Test("Each phase has one text for refreshing and one for loading more", arguments: phrases)
  func phrase(
    phase: EdgePhase, last: RefreshResult?, refresh: OverscrollStrings, loadMore: OverscrollStrings
  ) {
    #expect(OverscrollStrings.phrase(phase, last: last, EdgeKind(.start), at: .top) == refresh)
    #expect(OverscrollStrings.phrase(phase, last: last, EdgeKind(.end), at: .bottom) == loadMore)
  }

  @Test("A pull along the horizontal axis has its own text")
  func sideways() {
    #expect(OverscrollStrings.phrase(.idle, last: nil, .refresh, at: .leading) == .pullLeading)
    #expect(OverscrollStrings.phrase(.idle, last: nil, .loadMore, at: .trailing) == .pullTrailing)
  }

  @Test("A refresh at the bottom edge and load-more at the top edge keep their own texts") func reversed() {
    #expect(OverscrollStrings.phrase(.idle, last: nil, .refresh, at: .bottom) == .pullLeading)
    #expect(OverscrollStrings.phrase(.idle, last: nil, .loadMore, at: .top) == .pullTrailing)
    #expect(OverscrollStrings.phrase(.failed, last: nil, .loadMore, at: .top) == .loadMoreFailed)
  }

  @Test("Only the start and the end of an action are announced")
  func announcements() {
    let announced = { OverscrollStrings.announcement(of: $0, .refresh) }
    #expect(announced(.started(Self.token, .first)) == .refreshing)
    #expect(announced(.ended(Self.token, .success)) == .updated)
    #expect(announced(.ended(Self.token, .failure)) == .refreshFailed)
    #expect(announced(.ended(Self.token, .timedOut)) == .timedOut)
    #expect(announced(.ended(Self.token, .noMoreContent)) == .noMoreContent)
    #expect(announced(.ended(Self.token, .cancelled)) == .cancelled)
    for silent in [EdgeEffect.armed, .successHaptic, .queued(.first), .declined] {
      #expect(announced(silent) == nil)
    }
    #expect(OverscrollStrings.announcement(of: .started(Self.token, .first), .loadMore) == .loadingMore)
    #expect(OverscrollStrings.announcement(of: .ended(Self.token, .success), .loadMore) == .loadedMore)
  }

  @Test("The accessibility action is named \"refresh\" or \"load more\" after the edge's kind")
  func actions() {
    #expect(OverscrollStrings.action(EdgeKind(.start)) == .refresh)
    #expect(OverscrollStrings.action(EdgeKind(.end)) == .loadMore)
  }

  private static func refreshing(_ result: RefreshResult?) -> EdgePhase {
    .refreshing(EdgePhase.Refreshing(token: token, since: 0, level: .first, result: result, isGapOpen: true))
  }

  private static func showingResult(_ result: RefreshResult) -> EdgePhase {
    .showingResult(EdgePhase.ShowingResult(result: result, level: .first, since: 1))
  }
}
