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
    ///   .refreshOnAppear(ifOlderThan: .seconds(300), storedAs: "feed")
    /// ```
    ///
    /// That is what `pullToRefresh` or `RefreshableScrollView` declares, run as if from code; `loadMore` is not run.
    ///
    /// - Parameters:
    ///   - age: The age of the last success; 0 or less refreshes each time. Without a success, it refreshes.
    ///   - key: The key under which the date of the last success is kept in the user's defaults; nil keeps it as long as
    ///     the view, or its controller, lives. Give each scroll view a key of its own.
    ///   - store: The user's defaults; nil for the standard ones.
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

    /// Refreshes what has appeared, here and around.
    func refreshDue() {
      guard scroller != nil else { return }
      for host in [self] + guests {
        guard let freshness = host.due, let own = host.own?.declaration else { continue }
        host.due = nil
        for edge in ScrollEdge.allCases where own.edges[edge] != nil && own.purpose(of: edge) == .refresh {
          if let store = freshness.store { controller.keepLastUpdated(of: edge, in: store) }
          controller.refreshIfStale(edge, olderThan: freshness.age)
        }
      }
    }
  }
#endif
