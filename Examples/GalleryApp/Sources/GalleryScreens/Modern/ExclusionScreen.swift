#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A scroll view with actions at both edges and a selectable exclusion policy.
  @MainActor struct ExclusionScreen: View {
    @StateObject private var feed = Feed(page: 4, delay: .seconds(4))
    @State private var policy = ExclusionPolicy.drop

    var body: some View {
      ScrollView { NoteStack(feed: feed) }
        .pullToRefresh { try await feed.reload() }
        .loadMore(when: .release) { try await feed.loadMore() }
        .overscrollExclusion(policy)
        .refreshIndicatorStyle(.pill)
        .controls(hint) {
          Picker("Policy", selection: $policy) {
            Text("Ignore it").tag(ExclusionPolicy.drop)
            Text("Do it later").tag(ExclusionPolicy.queue)
            Text("Stop the first").tag(ExclusionPolicy.cancel)
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
        .navigationTitle("Both ends at once")
    }

    private var hint: String {
      switch policy {
      case .drop: "Pull at the top, then at the end: only the first pull counts."
      case .queue: "Pull at the top, then at the end: one follows the other."
      case .cancel: "Pull at the top, then at the end: the reload stops."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct ExclusionScreenPreviews: PreviewProvider {
    static var previews: some View { ExclusionScreen() }
  }
#endif
