#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// The built-in looks, one after the other.
  @MainActor struct StylesScreen: View {
    /// The built-in styles, by their names.
    enum Look: String, CaseIterable, Identifiable {
      case automatic = ".automatic"
      case rotatingIcon = ".rotatingIcon(systemName:)"
      case arrow = ".arrow"
      case logo = ".logo"
      case text = ".text"
      case progressRing = ".progressRing"

      var id: Self { self }

      @MainActor var style: any RefreshIndicatorStyle {
        switch self {
        case .automatic: AutomaticRefreshIndicatorStyle()
        case .rotatingIcon: RotatingIconRefreshIndicatorStyle(systemName: "sun.max")
        case .arrow: ArrowRefreshIndicatorStyle()
        case .logo: LogoRefreshIndicatorStyle { LogoImage(Image(systemName: "bird")) }
        case .text: TextRefreshIndicatorStyle()
        case .progressRing: ProgressRingRefreshIndicatorStyle()
        }
      }
    }

    @StateObject private var feed = Feed()
    @State private var look = Look.automatic

    var body: some View {
      RefreshableScrollView {
        try await feed.reload()
      } content: {
        NoteStack(feed: feed)
      }
      .refreshIndicatorStyle(look.style)
      .controls("Each look is a style; the engine says how far it turns, fades and pulses.") {
        Picker("Style", selection: $look) {
          ForEach(Look.allCases) { Text($0.rawValue).tag($0) }
        }
      }
      .navigationTitle("Styles")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct StylesScreenPreviews: PreviewProvider {
    static var previews: some View { StylesScreen() }
  }
#endif
