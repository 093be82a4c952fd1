#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import SwiftUI

  /// Keeps a controller and its notes as long as the gallery exists.
  @MainActor final class Keeper: ObservableObject {
    let feed = Feed(delay: .seconds(8))
    let controller = RefreshController()

    init() {
      let feed = feed
      controller.setAction { try await feed.reload() }
    }
  }

  /// A refresh that continues after its screen disappears, because a model keeps the controller.
  @MainActor struct KeptScreen: View {
    @ObservedObject var keeper: Keeper

    var body: some View {
      RefreshableScrollView(controller: keeper.controller) {
        NoteStack(feed: keeper.feed)
      }
      .controls("Pull, open a different screen, and return within eight seconds: it still refreshes.") {
        Button("Refresh") { keeper.controller.begin() }.buttonStyle(.bordered)
      }
      .navigationTitle("Kept")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct KeptScreenPreviews: PreviewProvider {
    static var previews: some View { KeptScreen(keeper: Keeper()) }
  }
#endif
