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
      case .drop: "Pull one end, then the opposite end: the second pull starts nothing."
      case .queue: "Pull one end, then the opposite end: the second action waits for the first."
      case .cancel: "Pull one end, then the opposite end: the second pull cancels the first action."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct ExclusionScreenPreviews: PreviewProvider {
    static var previews: some View { ExclusionScreen() }
  }
#endif
