#if canImport(SwiftUI)
  public import Foundation
  import OverscrollCore
  public import SwiftUI

  extension View {
    /// Refreshes the scroll views in this view when they appear, or only those whose content is older than an age.
    ///
    /// ```swift
    /// List(model.rows) { Text($0.title) }
    ///   .pullToRefresh { try await model.reload() }
    ///   .refreshOnAppear(ifOlderThan: .seconds(300))
    /// ```
    ///
    /// Runs the action that `pullToRefresh` or `RefreshableScrollView` declares, as if started from code; doesn't run
    /// `loadMore`'s. Apply this modifier outside of those. Scroll views in the content of one that refreshes don't
    /// refresh. If the edge is off, or the other edge's action keeps it from starting, the refresh waits until it can
    /// start.
    ///
    /// - Parameters:
    ///   - age: The age of the last success; 0 or less refreshes each time. Without a success, it refreshes.
    ///   - key: The key under which to store the date of the last success in the user defaults. Use it only if the
    ///     content is stored as well; otherwise a relaunched app shows empty content that counts as fresh. If nil, the
    ///     date lasts as long as the view or its controller. Give each scroll view a key of its own. Another key is for other
    ///     content, which has a date of its own.
    ///   - store: The user defaults; nil for the standard ones.
    public func refreshOnAppear(
      ifOlderThan age: Duration = .zero, storedAs key: String? = nil, store: UserDefaults? = nil
    ) -> some View {
      environment(
        \.freshness,
        Freshness(age: age, store: key.map { DateStore(key: $0, defaults: store ?? .standard) }))
    }
  }

  /// When content is to be refreshed because it appears.
  struct Freshness: Equatable {
    /// How old it may be.
    let age: Duration
    /// Where the date of the last success is kept.
    let store: DateStore?
  }

  extension EnvironmentValues {
    /// When content is to be refreshed because it appears; nil for never.
    var freshness: Freshness? {
      get { self[FreshnessKey.self] }
      set { self[FreshnessKey.self] = newValue }
    }
  }

  private struct FreshnessKey: EnvironmentKey {
    static var defaultValue: Freshness? { nil }
  }

  // What has appeared is refreshed by the host that has the scroll view, once it has it.
  extension OverscrollHost {
    /// The view has appeared.
    func appear(_ freshness: Freshness?) {
      due = freshness
      (owner ?? self).refreshDue()
    }

    /// Refreshes what has appeared, here and around, as soon as nothing is in its way.
    func refreshDue() {
      guard scroller != nil, due != nil || guests.contains(where: { $0.due != nil }) else { return }
      for host in [self] + guests {
        guard let freshness = host.due, let edge = host.own?.declaration.refreshEdge else { continue }
        if let store = freshness.store { controller.keepLastUpdated(of: edge, in: store) }
        guard controller.isFree(edge) else { continue }
        host.due = nil
        controller.refreshIfStale(edge, olderThan: freshness.age)
      }
    }
  }
#endif
