#if canImport(SwiftUI)
  import Combine
  import OverscrollArticles
  import SwiftUI

  /// The second article's model: it loads when its flag is set, then clears the flag.
  @MainActor final class TideModel: ObservableObject {
    /// Whether the model loads.
    @Published var loading = false {
      didSet {
        if loading && !oldValue { load() }
      }
    }
    /// The notes of the model.
    let feed = Feed()

    private func load() {
      Task {
        try? await feed.reload()
        loading = false
      }
    }
  }

  /// The second article's scroll view, which a flag of the model refreshes.
  @MainActor struct BindingScreen: View {
    @StateObject private var model = TideModel()

    var body: some View {
      RefreshableScrollView(refreshing: $model.loading) {
        NoteStack(feed: model.feed)
      }
      .controls("Pull and let go: the gap stays open while the flag is true. The buttons set it too.") {
        HStack {
          Button("Set flag") { model.loading = true }.disabled(model.loading)
          Button("Clear flag") { model.loading = false }.disabled(!model.loading)
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
