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
      controller.configure(.top, configuration)
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
      .controls("Pull to reload. Pull further to go upstairs.")
      .navigationTitle("Second floor")
      .sheet(isPresented: $floors.isUpstairs) {
        VStack(spacing: 16) {
          Image(systemName: "moon.stars").font(.largeTitle).foregroundStyle(.tint)
          Text("The bunk room").font(.title2)
          Button("Downstairs") { floors.isUpstairs = false }
        }
        .padding(40)
      }
    }

    private func words(_ configuration: RefreshIndicatorConfiguration) -> String {
      guard case .armed(let armed) = configuration.phase else {
        return configuration.isRefreshing ? "Refreshing" : "Pull"
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
