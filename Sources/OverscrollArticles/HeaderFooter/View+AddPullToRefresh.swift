#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  extension View {
    /// Adds the fifth article's refresh to both ends of a scroll view.
    ///
    /// The scroll view contains a `PullToRefreshView`. When the finger lifts after a pull past the
    /// threshold, that end's flag becomes true and its handler is called. The app ends the refresh by
    /// setting the flag to false, and may do so inside the handler. If code sets the flag to true, a
    /// refresh is shown and the handler is not called. While one end loads, a pull at the opposite end
    /// starts nothing.
    ///
    /// - Parameters:
    ///   - isHeaderRefreshing: The flag of the header's refresh.
    ///   - onHeaderRefresh: Called after a start by the user has set the flag: a pull, the VoiceOver
    ///     action or Command-R.
    ///   - isFooterRefreshing: The flag of the footer's refresh.
    ///   - onFooterRefresh: Called after a start by the user has set the flag: a pull or the VoiceOver
    ///     action.
    @preconcurrency @MainActor public func addPullToRefresh(
      isHeaderRefreshing: Binding<Bool>, onHeaderRefresh: @escaping @MainActor () -> Void,
      isFooterRefreshing: Binding<Bool>, onFooterRefresh: @escaping @MainActor () -> Void
    ) -> some View {
      overscroll([
        (.top, .headerFooter(isHeaderRefreshing, onHeaderRefresh)),
        (.bottom, .headerFooter(isFooterRefreshing, onFooterRefresh)),
      ])
    }

    /// Adds the fifth article's refresh to the top of a scroll view.
    ///
    /// - Parameters:
    ///   - isHeaderRefreshing: The flag of the header's refresh.
    ///   - onHeaderRefresh: Called after a start by the user has set the flag: a pull, the VoiceOver
    ///     action or Command-R.
    @preconcurrency @MainActor public func addPullToRefresh(
      isHeaderRefreshing: Binding<Bool>, onHeaderRefresh: @escaping @MainActor () -> Void
    ) -> some View {
      overscroll([(.top, .headerFooter(isHeaderRefreshing, onHeaderRefresh))])
    }

    /// Adds the fifth article's refresh to the bottom of a scroll view.
    ///
    /// - Parameters:
    ///   - isFooterRefreshing: The flag of the footer's refresh.
    ///   - onFooterRefresh: Called after a start by the user has set the flag: a pull or the VoiceOver
    ///     action.
    @preconcurrency @MainActor public func addPullToRefresh(
      isFooterRefreshing: Binding<Bool>, onFooterRefresh: @escaping @MainActor () -> Void
    ) -> some View {
      overscroll([(.bottom, .headerFooter(isFooterRefreshing, onFooterRefresh))])
    }
  }

  extension EdgeOptions {
    /// Returns the options of an edge whose header or footer is part of the content.
    ///
    /// The threshold is the extent that the header or footer reports. Until one reports an extent, the
    /// threshold is 0, and a pull has no effect.
    fileprivate static func headerFooter(
      _ flag: Binding<Bool>, _ handler: @escaping @MainActor () -> Void
    ) -> EdgeOptions {
      var configuration = EdgeConfiguration.headerFooter
      configuration.hasSuccessHaptic = false
      configuration.indicator.extent = 0
      return EdgeOptions(configuration, action: .flag(flag, onSet: handler), showsIndicator: false)
    }
  }
#endif
