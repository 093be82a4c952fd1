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
          Text("Let go").tag(TriggerPolicy.release)
          Text("Far enough").tag(TriggerPolicy.reach)
          Text("On return").tag(TriggerPolicy.return)
          Text("Tap").tag(TriggerPolicy.tap)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      .navigationTitle("When it starts")
    }

    private var hint: String {
      switch policy {
      case .release: "Let go to start, or push back to start nothing."
      case .reach: "The refresh starts as soon as you have pulled far enough."
      case .return: "Let go: the refresh starts when the content comes back."
      case .approach(let distance): "The refresh starts \(distance.formatted()) pt before the edge."
      case .tap: "Pull down, then tap the arrow to start the refresh."
      case .manual: "Only code starts the refresh."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct PoliciesScreenPreviews: PreviewProvider {
    static var previews: some View { PoliciesScreen() }
  }
#endif
