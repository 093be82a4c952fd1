#if canImport(SwiftUI)
  public import Foundation
  import OverscrollCore
  public import SwiftUI

  extension View {
    /// Refreshes the scroll views in this view when they appear with old content.
    ///
    /// ```swift
    /// List(model.rows) { Text($0.title) }
    ///   .pullToRefresh { try await model.reload() }
    ///   .refreshOnAppear(ifOlderThan: .seconds(300))
    /// ```
    ///
    /// The modifier runs the action of `pullToRefresh` or `RefreshableScrollView`, as if code started it,
    /// but never the action of `loadMore`. Apply it outside of those. It does not affect scroll views inside
    /// the rows of a scroll view that refreshes. If the edge is disabled, or the exclusion policy does not
    /// allow a start, the refresh waits until the edge can start.
    ///
    /// - Parameters:
    ///   - age: The highest age of fresh content, measured from the latest success; 0 or less refreshes on
    ///     each appearance. Content without a success is old.
    ///   - key: The key for the date of the latest success in the user defaults. If nil, the view or its
    ///     controller keeps the date until the app ends. Use a separate key for each scroll view. Pass a key
    ///     only if the app also stores the content. Otherwise a relaunched app shows empty content as fresh.
    ///     A different key means different content, with its own date.
    ///   - store: The user defaults; nil for the standard ones.
    public func refreshOnAppear(
      ifOlderThan age: Duration = .zero, storedAs key: String? = nil, store: UserDefaults? = nil
    ) -> some View {
      environment(
        \.freshness,
        FreshnessOptions(age: age, store: key.map { DateStore(key: $0, defaults: store ?? .standard) }))
    }
  }

  extension EnvironmentValues {
    /// The condition for a refresh when a scroll view appears; nil for no refresh.
    var freshness: FreshnessOptions? {
      get { self[FreshnessKey.self] }
      set { self[FreshnessKey.self] = newValue }
    }
  }

  private struct FreshnessKey: EnvironmentKey {
    static var defaultValue: FreshnessOptions? { nil }
  }

  extension ScrollViewParticipant {
    /// Handles the appearance of the view.
    func appear(_ freshness: FreshnessOptions?) {
      pendingRefresh = freshness
      session.startPendingRefreshes()
    }
  }
#endif
