#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  extension View {
    /// Adds the fifth article's refresh to both ends of a scroll view.
    ///
    /// The scroll view contains a `PullToRefreshView`. When the finger lifts, the flag is set and the
    /// handler is called. Setting the flag to false ends the refresh, even inside the handler. Setting it
    /// to true in code starts one. While one end loads, the opposite end cannot be pulled.
    ///
    /// - Parameters:
    ///   - isHeaderRefreshing: The header's flag.
    ///   - onHeaderRefresh: The handler that is called after a pull of the header.
    ///   - isFooterRefreshing: The footer's flag.
    ///   - onFooterRefresh: The handler that is called after a pull of the footer.
    @preconcurrency @MainActor public func addPullToRefresh(
      isHeaderRefreshing: Binding<Bool>, onHeaderRefresh: @escaping @MainActor () -> Void,
      isFooterRefreshing: Binding<Bool>, onFooterRefresh: @escaping @MainActor () -> Void
    ) -> some View {
      overscroll([
        (.top, .headerFooter(isHeaderRefreshing, onHeaderRefresh)),
        (.bottom, .headerFooter(isFooterRefreshing, onFooterRefresh)),
      ])
    }

    /// Adds the fifth article's refresh to the top only.
    ///
    /// - Parameters:
    ///   - isHeaderRefreshing: The header's flag.
    ///   - onHeaderRefresh: The handler that is called after a pull of the header.
    @preconcurrency @MainActor public func addPullToRefresh(
      isHeaderRefreshing: Binding<Bool>, onHeaderRefresh: @escaping @MainActor () -> Void
    ) -> some View {
      overscroll([(.top, .headerFooter(isHeaderRefreshing, onHeaderRefresh))])
    }

    /// Adds the fifth article's refresh to the bottom only.
    ///
    /// - Parameters:
    ///   - isFooterRefreshing: The footer's flag.
    ///   - onFooterRefresh: The handler that is called after a pull of the footer.
    @preconcurrency @MainActor public func addPullToRefresh(
      isFooterRefreshing: Binding<Bool>, onFooterRefresh: @escaping @MainActor () -> Void
    ) -> some View {
      overscroll([(.bottom, .headerFooter(isFooterRefreshing, onFooterRefresh))])
    }
  }

  extension EdgeOptions {
    /// Returns the options of an edge whose header or footer is part of the content.
    ///
    /// The indicator's extent is 0 until a header or footer reports one, so without it a pull has no
    /// effect.
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
