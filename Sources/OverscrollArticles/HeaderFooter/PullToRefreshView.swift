#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  /// The fifth article's view: content with a header before it and a footer after it.
  ///
  /// Apply `View.addPullToRefresh(isHeaderRefreshing:onHeaderRefresh:isFooterRefreshing:onFooterRefresh:)`
  /// to the enclosing scroll view:
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
  /// The extent of the header is the threshold and the gap of the top edge. The extent of the footer is the
  /// threshold and the gap of the bottom edge.
  public struct PullToRefreshView<Header: View, Footer: View, Content: View>: View {
    private let header: Header
    private let footer: Footer
    private let content: Content

    /// Creates content with a header and a footer.
    ///
    /// - Parameters:
    ///   - header: The header. It reads `EnvironmentValues.headerRefreshData`.
    ///   - footer: The footer. It reads `EnvironmentValues.footerRefreshData`.
    ///   - content: The scrolling content.
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
    /// Creates content with a header only.
    public init(header: Header, @ViewBuilder content: () -> Content) {
      self.init(header: header, footer: EmptyView(), content: content)
    }
  }

  extension PullToRefreshView where Header == EmptyView {
    /// Creates content with a footer only.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
      self.init(header: EmptyView(), footer: footer, content: content)
    }
  }

  extension PullToRefreshView where Header == RefreshDefaultHeader, Footer == RefreshDefaultFooter {
    /// Creates content with the default header and footer.
    public init(@ViewBuilder content: () -> Content) {
      self.init(header: RefreshDefaultHeader(), footer: RefreshDefaultFooter(), content: content)
    }
  }
#endif
