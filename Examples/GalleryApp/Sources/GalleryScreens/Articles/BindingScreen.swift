#if canImport(SwiftUI)
  import Combine
  import OverscrollArticles
  import SwiftUI

  /// The second article's model, which loads when its flag is set and then clears the flag.
  @MainActor final class TideModel: ObservableObject {
    /// The flag: true while the model loads.
    @Published var loading = false {
      didSet {
        if loading && !oldValue { load() }
      }
    }
    let feed = Feed()

    private func load() {
      Task {
        try? await feed.reload()
        loading = false
      }
    }
  }

  /// The second article's scroll view, which refreshes while the model's flag is true.
  @MainActor struct BindingScreen: View {
    @StateObject private var model = TideModel()

    var body: some View {
      RefreshableScrollView(refreshing: $model.loading) {
        NoteStack(feed: model.feed)
      }
      .controls("The list refreshes while a flag in the model is true. Pull to set it, or use the buttons.") {
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
