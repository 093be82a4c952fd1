#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// SwiftUI's own refresh action: a scroll view without an action of its own runs that one.
  @MainActor struct InteropScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      RefreshableScrollView {
        NoteStack(feed: feed)
      }
      .refreshIndicatorStyle(.rotatingIcon(systemName: "arrow.clockwise"))
      .refreshable { try? await feed.reload() }
      .controls("The action is one that refreshable has set. Its task goes on when the view is rebuilt.")
      .navigationTitle("refreshable")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct InteropScreenPreviews: PreviewProvider {
    static var previews: some View { InteropScreen() }
  }
#endif
