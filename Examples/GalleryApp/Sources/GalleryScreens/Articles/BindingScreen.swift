#if canImport(SwiftUI)
  import Combine
  import OverscrollArticles
  import SwiftUI

  /// The second article's model: loads as soon as its flag is set, and takes it away at the end.
  @MainActor final class TideModel: ObservableObject {
    /// Whether it loads.
    @Published var loading = false {
      didSet {
        if loading && !oldValue { load() }
      }
    }
    /// The notes that it has.
    let feed = Feed()

    private func load() {
      Task {
        try? await feed.reload()
        loading = false
      }
    }
  }

  /// The second article's scroll view: its refresh is a flag of the model's.
  @MainActor struct BindingScreen: View {
    @StateObject private var model = TideModel()

    var body: some View {
      RefreshableScrollView(refreshing: $model.loading) {
        NoteStack(feed: model.feed)
      }
      .controls("Pull and let go: the gap holds while the flag is true. Code may set it as well.") {
        HStack {
          Button("Set it") { model.loading = true }.disabled(model.loading)
          Button("Take it away") { model.loading = false }.disabled(!model.loading)
        }
        .buttonStyle(.bordered)
      }
      .navigationTitle("Binding")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct BindingScreenPreviews: PreviewProvider {
    static var previews: some View { BindingScreen() }
  }
#endif
