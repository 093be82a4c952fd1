#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import SwiftUI

  /// Keeps a controller and its notes as long as the gallery exists.
  @MainActor final class Keeper: ObservableObject {
    /// The duration of the refresh, in s.
    static let seconds = 8

    /// The time until the refresh ends, in s, or `nil` if none runs.
    @Published private(set) var secondsLeft: Int?
    let feed = Feed(delay: .seconds(1))
    let controller = RefreshController()

    init() {
      controller.setAction { [weak self] in try await self?.reload() }
    }

    private func reload() async throws {
      defer { secondsLeft = nil }
      for second in (2...Self.seconds).reversed() {
        secondsLeft = second
        try await GalleryTime.sleep(.seconds(1))
      }
      secondsLeft = 1
      try await feed.reload()
    }
  }

  /// A refresh that continues after its screen disappears, because a model keeps the controller.
  @MainActor struct KeptScreen: View {
    @ObservedObject var keeper: Keeper

    var body: some View {
      RefreshableScrollView(controller: keeper.controller) {
        NoteStack(feed: keeper.feed)
      }
      .controls(hint) {
        if let seconds = keeper.secondsLeft {
          Countdown(share: 1 - Double(seconds) / Double(Keeper.seconds))
        } else {
          Button("Refresh") { keeper.controller.begin() }.buttonStyle(.bordered)
        }
      }
      .navigationTitle("Leave and come back")
    }

    private var hint: String {
      guard let seconds = keeper.secondsLeft else {
        return "Pull down, open another screen, and come back: the refresh still runs."
      }
      return "Ends in \(seconds) s. Leave, and come back in time."
    }
  }

  /// A bar that fills while the refresh runs.
  @MainActor private struct Countdown: View {
    /// The filled part, from 0 to 1.
    let share: Double

    var body: some View {
      Rectangle()
        .fill(.quaternary)
        .overlay { Rectangle().fill(.tint).scaleEffect(x: share, anchor: .leading) }
        .clipShape(Capsule())
        .frame(height: 6)
        .accessibilityHidden(true)
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct KeptScreenPreviews: PreviewProvider {
    static var previews: some View { KeptScreen(keeper: Keeper()) }
  }
#endif
