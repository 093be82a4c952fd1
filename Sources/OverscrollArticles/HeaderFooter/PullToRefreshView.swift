#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  /// The fifth article's: content with a header and a footer beyond its ends, for a scroll view that
  /// `View.addPullToRefresh(isHeaderRefreshing:onHeaderRefresh:isFooterRefreshing:onFooterRefresh:)` is applied to.
  ///
  /// ```swift
  /// ScrollView {
  ///   PullToRefreshView(header: RefreshDefaultHeader(), footer: RefreshDefaultFooter()) { rows }
  /// }
  /// .addPullToRefresh(
  ///   isHeaderRefreshing: $isReloading, onHeaderRefresh: reload,
  ///   isFooterRefreshing: $isLoadingMore, onFooterRefresh: loadMore)
  /// ```
  ///
  /// The extents of header and footer are their thresholds, and the gaps that are held.
  public struct PullToRefreshView<Header: View, Footer: View, Content: View>: View {
    private let header: Header
    private let footer: Footer
    private let content: Content

    /// Gives content a header and a footer.
    ///
    /// - Parameters:
    ///   - header: The header; it reads `EnvironmentValues.headerRefreshData`.
    ///   - footer: The footer; it reads `EnvironmentValues.footerRefreshData`.
    ///   - content: What scrolls.
    public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
      self.header = header
      self.footer = footer
      self.content = content()
    }

    /// The view's content.
    public var body: some View {
      VStack(spacing: 0) { content }
        .frame(maxWidth: .infinity)
        .overlay(alignment: .top) {
          EdgeReader(.top) {
            header.environment(\.headerRefreshData, RefreshData($0)).opacity($0?.opacity ?? 0)
          }
          .alignmentGuide(.top) { $0[.bottom] }
          .allowsHitTesting(false)
        }
        .overlay(alignment: .bottom) {
          EdgeReader(.bottom) {
            footer.environment(\.footerRefreshData, RefreshData($0)).opacity($0?.opacity ?? 0)
          }
          .alignmentGuide(.bottom) { $0[.top] }
          .allowsHitTesting(false)
        }
    }
  }

  extension PullToRefreshView where Footer == EmptyView {
    /// Gives content a header alone.
    public init(header: Header, @ViewBuilder content: () -> Content) {
      self.init(header: header, footer: EmptyView(), content: content)
    }
  }

  extension PullToRefreshView where Header == EmptyView {
    /// Gives content a footer alone.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
      self.init(header: EmptyView(), footer: footer, content: content)
    }
  }

  extension PullToRefreshView where Header == RefreshDefaultHeader, Footer == RefreshDefaultFooter {
    /// Gives content the default header and footer.
    public init(@ViewBuilder content: () -> Content) {
      self.init(header: RefreshDefaultHeader(), footer: RefreshDefaultFooter(), content: content)
    }
  }
#endif
