#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  /// The fifth article's header: what a pull would do, and a spinner while it does it.
  public struct RefreshDefaultHeader: View {
    @Environment(\.headerRefreshData) private var data

    /// Makes a header.
    public init() {}

    /// The view's content.
    public var body: some View {
      DefaultIndicator(data: data, icon: "arrow.down", words: (.pullTop, .releaseToRefresh, .refreshing))
    }
  }

  /// The fifth article's footer: what a pull would do, and a spinner while it does it.
  public struct RefreshDefaultFooter: View {
    @Environment(\.footerRefreshData) private var data

    /// Makes a footer.
    public init() {}

    /// The view's content.
    public var body: some View {
      DefaultIndicator(data: data, icon: "arrow.up", words: (.pullBottom, .releaseToLoadMore, .loadingMore))
    }
  }

  /// What header and footer look like.
  private struct DefaultIndicator: View {
    let data: RefreshData
    let icon: String
    let words: (pull: OverscrollStrings, release: OverscrollStrings, busy: OverscrollStrings)

    var body: some View {
      HStack(spacing: 8) {
        switch data.refreshState {
        case .stopped: label(words.pull, turned: false)
        case .triggered: label(words.release, turned: true)
        case .loading:
          ProgressView()
          Text(verbatim: words.busy.text)
        case .invalid: Text(verbatim: " ")
        }
      }
      .font(.footnote)
      .foregroundColor(.secondary)
      .frame(maxWidth: .infinity, minHeight: 60)
    }

    @ViewBuilder private func label(_ words: OverscrollStrings, turned: Bool) -> some View {
      Image(systemName: icon)
        .rotationEffect(.degrees(turned ? 180 : 0))
        .animation(.easeOut(duration: 0.2), value: turned)
      Text(verbatim: words.text)
    }
  }
#endif
