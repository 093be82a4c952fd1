#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// Both edges at once: what becomes of a pull at one while the other's action runs.
  @MainActor struct ExclusionScreen: View {
    @StateObject private var feed = Feed(page: 4, delay: .seconds(4))
    @State private var policy = ExclusionPolicy.drop

    var body: some View {
      ScrollView { NoteStack(feed: feed) }
        .pullToRefresh { try await feed.reload() }
        .loadMore(when: .release) { try await feed.loadMore() }
        .overscrollExclusion(policy)
        .refreshIndicatorStyle(.text)
        .controls(hint) {
          Picker("Policy", selection: $policy) {
            Text("Drop").tag(ExclusionPolicy.drop)
            Text("Queue").tag(ExclusionPolicy.queue)
            Text("Cancel").tag(ExclusionPolicy.cancel)
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
        .navigationTitle("Exclusion")
    }

    private var hint: String {
      switch policy {
      case .drop: "Pull at one end, then at the other: that cannot be pulled meanwhile."
      case .queue: "Pull at one end, then at the other: that waits for its turn."
      case .cancel: "Pull at one end, then at the other: that cancels the first."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct ExclusionScreenPreviews: PreviewProvider {
    static var previews: some View { ExclusionScreen() }
  }
#endif
