#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A button in the content that starts the refresh of its scroll view.
  @MainActor struct BeginScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      RefreshableScrollView {
        try await feed.reload()
      } content: {
        BeginButton().padding(.top)
        NoteStack(feed: feed)
      }
      .controls("The button and Command-R refresh like a pull.")
      .navigationTitle("Refresh button")
    }
  }

  /// A button that starts a refresh and shows its outcome.
  @MainActor struct BeginButton: View {
    @State private var ending: String?
    @Environment(\.beginRefresh) private var beginRefresh

    var body: some View {
      VStack {
        Button("Check for new notes") {
          let run = beginRefresh?()
          Task {
            guard let outcome = await run?.value() else { return ending = "The refresh did not start" }
            ending = outcome.isSuccess ? "Up to date" : "The refresh failed"
          }
        }
        .buttonStyle(.borderedProminent)
        .disabled(beginRefresh == nil)
        if let ending { Text(ending).font(.footnote).foregroundStyle(.secondary) }
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct BeginScreenPreviews: PreviewProvider {
    static var previews: some View { BeginScreen() }
  }
#endif
