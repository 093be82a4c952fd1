#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import SwiftUI

  /// The model of a pull with two thresholds.
  ///
  /// The first threshold reloads, and the second threshold opens the "second floor", a sheet.
  @MainActor final class SecondFloorModel: ObservableObject {
    /// Whether the second floor's sheet is open.
    @Published var isUpstairs = false

    /// The notes that a pull past the first threshold reloads.
    let feed = Feed()
    /// The controller, whose action depends on the reached threshold.
    let controller = RefreshController()

    init() {
      var configuration = EdgeConfiguration.standard
      configuration.threshold = .points(60)
      configuration.secondThreshold = .points(130)
      controller.configure(configuration, at: .top)
      controller.setAction(
        levels: { [weak self] level in
          guard let self else { return .cancelled }
          switch level {
          case .first: try await feed.reload()
          case .second: isUpstairs = true
          }
          return .success
        })
    }
  }

  /// A scroll view with a second threshold, further from the edge, that opens a sheet.
  @MainActor struct SecondFloorScreen: View {
    @StateObject private var floors = SecondFloorModel()

    var body: some View {
      RefreshableScrollView(controller: floors.controller) {
        NoteStack(feed: floors.feed)
      }
      .refreshIndicator { configuration in
        Label(words(configuration), systemImage: "house").font(.footnote).padding()
      }
      .controls("Pull down to reload, or much further to go upstairs.")
      .navigationTitle("Second floor")
      .sheet(isPresented: $floors.isUpstairs) {
        VStack(spacing: 16) {
          SecondFloorPicture().frame(maxHeight: 320)
          Text("The second floor").font(.title2)
          Text("Twenty beds under the roof, and a window for the stars.").foregroundStyle(.secondary)
          Button("Go back down") { floors.isUpstairs = false }.buttonStyle(.bordered)
        }
        .multilineTextAlignment(.center)
        .padding()
      }
    }

    private func words(_ configuration: RefreshIndicatorConfiguration) -> String {
      guard case .armed(let armed) = configuration.phase else {
        return configuration.isRefreshing ? "Refreshing" : "Pull down"
      }
      switch armed.level {
      case .first: return "Let go to refresh, or keep pulling"
      case .second: return "Let go to go upstairs"
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct SecondFloorScreenPreviews: PreviewProvider {
    static var previews: some View { SecondFloorScreen() }
  }
#endif
