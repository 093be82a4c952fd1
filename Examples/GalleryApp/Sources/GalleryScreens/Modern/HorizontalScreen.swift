#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// Cards side by side: the leading edge reloads, and the trailing edge loads more.
  @MainActor struct HorizontalScreen: View {
    @StateObject private var feed = Feed(page: 6)
    @ScaledMetric private var width = 260.0

    var body: some View {
      RefreshableScrollView(.horizontal, showsIndicators: false) {
        try await feed.reload()
      } content: {
        LazyHStack(spacing: 12) {
          ForEach(feed.notes) { @Sendable [width] in NoteTile(note: $0, width: width) }
        }
        .padding()
      }
      .loadMore(edge: .trailing, when: .release) { try await feed.loadMore() }
      .refreshIndicatorStyle(.progressRing)
      .controls("Pull the first card away from the edge to reload, or the last one to load more.")
      .navigationTitle("Sideways")
    }
  }

  /// Shows the screen in Xcode's canvas, in both directions.
  struct HorizontalScreenPreviews: PreviewProvider {
    static var previews: some View {
      HorizontalScreen()
      HorizontalScreen().environment(\.layoutDirection, .rightToLeft)
    }
  }
#endif
