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

  extension ScrollViewParticipant {
    /// The view has appeared.
    func appear(_ freshness: Freshness?) {
      due = freshness
      session.refreshDue()
    }
  }
#endif
