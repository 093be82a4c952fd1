#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  extension View {
    /// Makes a scroll view with a `PullToRefreshView` in it refresh at both ends, as in the fifth article.
    ///
    /// Each handler is called when the finger lifts, once its flag is set. Setting the flag to false ends the refresh,
    /// even within the handler; setting it to true in code starts one. While one end loads, the other cannot be pulled.
    ///
    /// - Parameters:
    ///   - isHeaderRefreshing: The header's flag.
    ///   - onHeaderRefresh: Called when the header has been pulled.
    ///   - isFooterRefreshing: The footer's flag.
    ///   - onFooterRefresh: Called when the footer has been pulled.
    @preconcurrency @MainActor public func addPullToRefresh(
      isHeaderRefreshing: Binding<Bool>, onHeaderRefresh: @escaping @MainActor () -> Void,
      isFooterRefreshing: Binding<Bool>, onFooterRefresh: @escaping @MainActor () -> Void
    ) -> some View {
      overscroll([
        (.top, .headerFooter(isHeaderRefreshing, onHeaderRefresh)),
        (.bottom, .headerFooter(isFooterRefreshing, onFooterRefresh)),
      ])
    }

    /// The fifth article's, with a header alone.
    @preconcurrency @MainActor public func addPullToRefresh(
      isHeaderRefreshing: Binding<Bool>, onHeaderRefresh: @escaping @MainActor () -> Void
    ) -> some View {
      overscroll([(.top, .headerFooter(isHeaderRefreshing, onHeaderRefresh))])
    }

    /// The fifth article's, with a footer alone.
    @preconcurrency @MainActor public func addPullToRefresh(
      isFooterRefreshing: Binding<Bool>, onFooterRefresh: @escaping @MainActor () -> Void
    ) -> some View {
      overscroll([(.bottom, .headerFooter(isFooterRefreshing, onFooterRefresh))])
    }
  }

  extension EdgeOptions {
    /// An edge whose header or footer stands in the content; without one, there is nothing to pull.
    fileprivate static func headerFooter(
      _ flag: Binding<Bool>, _ handler: @escaping @MainActor () -> Void
    ) -> EdgeOptions {
      var configuration = EdgeConfiguration.headerFooter
      configuration.hasSuccessHaptic = false
      configuration.indicator.extent = 0
      return EdgeOptions(configuration, action: .flag(flag, handler), showsIndicator: false)
    }
  }
#endif
