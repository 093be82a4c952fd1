#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A scroll view with a selectable trigger policy.
  @MainActor struct PoliciesScreen: View {
    @StateObject private var feed = Feed()
    @State private var policy = TriggerPolicy.release

    private var configuration: EdgeConfiguration {
      var configuration = EdgeConfiguration.standard
      configuration.policy = policy
      return configuration
    }

    var body: some View {
      RefreshableScrollView(configuration: configuration) {
        try await feed.reload()
      } content: {
        NoteStack(feed: feed)
      }
      .refreshIndicatorStyle(.arrow)
      .controls(hint) {
        Picker("Policy", selection: $policy) {
          Text("Release").tag(TriggerPolicy.release)
          Text("Reach").tag(TriggerPolicy.reach)
          Text("Return").tag(TriggerPolicy.return)
          Text("Tap").tag(TriggerPolicy.tap)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      .navigationTitle("Policies")
    }

    private var hint: String {
      switch policy {
      case .release: "Starts when you let go past the threshold. Drag back first, and nothing starts."
      case .reach: "Starts when you pull past the threshold, before you let go."
      case .return: "Starts when the content comes back to the threshold."
      case .approach(let distance): "Starts less than \(distance.formatted()) pt before the edge."
      case .tap: "Starts when you tap the indicator."
      case .manual: "Starts from code only."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct PoliciesScreenPreviews: PreviewProvider {
    static var previews: some View { PoliciesScreen() }
  }
#endif
