#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// When a pull starts the action: at release, on reaching the threshold, on coming back, at a tap, by code alone.
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
      case .release: "Past the threshold as the finger lifts. Drag back first, and nothing happens."
      case .reach: "On the way out, with the finger still down."
      case .return: "On the way back, after the threshold has been passed."
      case .approach(let distance): "Less than \(distance.formatted()) pt before the edge."
      case .tap: "At a tap on the indicator."
      case .manual: "From code alone."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct PoliciesScreenPreviews: PreviewProvider {
    static var previews: some View { PoliciesScreen() }
  }
#endif
