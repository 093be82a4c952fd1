#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// Where an indicator may be: beside the content, behind it, over it, or in a bar that stays.
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
      .navigationTitle("Placements")
    }

    private var hint: String {
      switch placement {
      case .above: "It moves with the content's edge."
      case .behind: "It stays at the edge, and the content uncovers it."
      case .inFront: "It stays at the edge, over the content."
      case .pinned: "It stands in a bar that does not scroll."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct PlacementsScreenPreviews: PreviewProvider {
    static var previews: some View { PlacementsScreen() }
  }
#endif
