#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  /// The fifth article's header: a hint during the pull, and a spinner while it refreshes.
  public struct RefreshDefaultHeader: View {
    @Environment(\.headerRefreshData) private var data

    /// Creates a header.
    public init() {}

    /// The view's content.
    public var body: some View {
      DefaultIndicator(data: data, icon: "arrow.down", strings: (.pullTop, .releaseToRefresh, .refreshing))
    }
  }

  /// The fifth article's footer: a hint during the pull, and a spinner while it loads.
  public struct RefreshDefaultFooter: View {
    @Environment(\.footerRefreshData) private var data

    /// Creates a footer.
    public init() {}

    /// The view's content.
    public var body: some View {
      DefaultIndicator(data: data, icon: "arrow.up", strings: (.pullBottom, .releaseToLoadMore, .loadingMore))
    }
  }

  /// The layout that the default header and the default footer share.
  private struct DefaultIndicator: View {
    let data: RefreshData
    let icon: String
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    let strings: (pull: OverscrollStrings, release: OverscrollStrings, busy: OverscrollStrings)

    var body: some View {
      HStack(spacing: 8) {
        switch data.refreshState {
        case .stopped, .triggered: label(isTriggered: data.refreshState == .triggered)
        case .loading:
          ProgressView()
          Text(verbatim: strings.busy.text)
        case .invalid: Text(verbatim: " ")
        }
      }
      .font(.footnote)
      .foregroundColor(.secondary)
      .frame(maxWidth: .infinity, minHeight: 60)
    }

    @ViewBuilder private func label(isTriggered: Bool) -> some View {
      Image(systemName: icon)
        .rotationEffect(.degrees(isTriggered ? 180 : 0))
        .animation(reducesMotion ? nil : .easeOut(duration: 0.2), value: isTriggered)
      Text(verbatim: (isTriggered ? strings.release : strings.pull).text)
    }
  }
#endif
