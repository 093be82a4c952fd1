#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import SwiftUI

  /// The model of an action with a selectable outcome.
  @MainActor final class OutcomeModel: ObservableObject {
    /// The selectable behaviors of the action.
    enum Behavior: String, CaseIterable, Identifiable {
      case success = "Success"
      case failure = "Failure"
      case slow = "Slow"

      var id: Self { self }
    }

    /// The selected behavior of the next action.
    @Published var behavior = Behavior.success
    /// The notes that the action loads.
    let feed = Feed()

    /// The action, which behaves as selected.
    func run() async throws {
      switch behavior {
      case .success: try await feed.reload()
      case .failure: try await feed.fail()
      case .slow:
        try await GalleryTime.sleep(.seconds(8))
        try await feed.reload()
      }
    }
  }

  /// A refresh that code starts, observes and cancels.
  @MainActor struct OutcomeScreen: View {
    @StateObject private var model = OutcomeModel()
    @StateObject private var refresh = RefreshController()

    var body: some View {
      RefreshableScrollView(controller: refresh) {
        try await model.run()
      } content: {
        NoteStack(feed: model.feed)
      }
      .controls(ending) {
        Picker("Behavior", selection: $model.behavior) {
          ForEach(OutcomeModel.Behavior.allCases) { @Sendable in Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        HStack {
          Button("Refresh") { refresh.begin() }.disabled(refresh.isRefreshing())
          Button("Cancel", role: .cancel) { refresh.cancel() }.disabled(!refresh.isRefreshing())
          TraceLink(text: refresh.exportTrace)
        }
        .buttonStyle(.bordered)
      }
      .navigationTitle("Start and cancel")
    }

    private static let invitation = "Choose how it ends, then tap Refresh."

    private var ending: String {
      if refresh.isRefreshing() { return "Refreshing. You can cancel it." }
      guard let outcome = refresh.lastOutcome(of: .top) else { return Self.invitation }
      let time = outcome.date.formatted(date: .omitted, time: .standard)
      switch outcome.result {
      case .success, .noMoreContent: return "Refreshed at \(time)."
      case .failure: return "Failed at \(time)."
      case .cancelled: return "Cancelled at \(time)."
      case .timedOut: return "Timed out at \(time)."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct OutcomeScreenPreviews: PreviewProvider {
    static var previews: some View { OutcomeScreen() }
  }
#endif
