#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A `RefreshableScrollView` without an action, which runs the action of SwiftUI's `refreshable`.
  @MainActor struct InteropScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      RefreshableScrollView {
        NoteStack(feed: feed)
      }
      .refreshIndicatorStyle(.rotatingIcon(systemName: "arrow.clockwise"))
      .refreshable { try? await feed.reload() }
      .controls("Pull down: the action of refreshable runs.")
      .navigationTitle("SwiftUI's refreshable")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct InteropScreenPreviews: PreviewProvider {
    static var previews: some View { InteropScreen() }
  }
#endif
