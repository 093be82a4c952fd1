#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A button in the content that starts the refresh of the scroll view that it is in.
  @MainActor struct BeginScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      RefreshableScrollView {
        try await feed.reload()
      } content: {
        BeginButton().padding(.top)
        NoteStack(feed: feed)
      }
      .controls("The button knows neither the action nor the scroll view. On a Mac, Command-R does the same.")
      .navigationTitle("From a button")
    }
  }

  /// Starts a refresh, and says how it ended.
  @MainActor struct BeginButton: View {
    @State private var ending: String?
    @Environment(\.beginRefresh) private var beginRefresh

    var body: some View {
      VStack {
        Button("Look for newer notes") {
          let run = beginRefresh?()
          Task {
            guard let outcome = await run?.value() else { return ending = "It did not start" }
            ending = outcome.isSuccess ? "Up to date" : "Did not work out"
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
