#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A scroll view whose indicator has a selectable placement.
  @MainActor struct PlacementsScreen: View {
    @StateObject private var feed = Feed()
    @State private var placement = IndicatorMotion.Placement.above

    private var configuration: EdgeConfiguration {
      var configuration = EdgeConfiguration.standard
      configuration.indicator.placement = placement
      return configuration
    }

    var body: some View {
      RefreshableScrollView(configuration: configuration) {
        try await feed.reload()
      } content: {
        NoteStack(feed: feed)
      }
      .refreshIndicatorStyle(.rotatingIcon(systemName: "arrow.clockwise"))
      .controls(hint) {
        Picker("Placement", selection: $placement) {
          Text("Above").tag(IndicatorMotion.Placement.above)
          Text("Behind").tag(IndicatorMotion.Placement.behind)
          Text("In front").tag(IndicatorMotion.Placement.inFront)
          Text("Pinned").tag(IndicatorMotion.Placement.pinned)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      .navigationTitle("Indicator place")
    }

    private var hint: String {
      switch placement {
      case .above: "Pull down: the indicator moves with the content."
      case .behind: "Pull down: the content uncovers the indicator."
      case .inFront: "Pull down: the indicator appears in front of the content."
      case .pinned: "Pull down: the indicator stays in a bar above the content."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct PlacementsScreenPreviews: PreviewProvider {
    static var previews: some View { PlacementsScreen() }
  }
#endif
