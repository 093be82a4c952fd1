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
      .navigationTitle("Placements")
    }

    private var hint: String {
      switch placement {
      case .above: "The indicator moves with the content's edge."
      case .behind: "The indicator stays at the edge, and the content uncovers it."
      case .inFront: "The indicator stays at the edge, in front of the content."
      case .pinned: "The indicator is in a bar that does not scroll."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct PlacementsScreenPreviews: PreviewProvider {
    static var previews: some View { PlacementsScreen() }
  }
#endif
