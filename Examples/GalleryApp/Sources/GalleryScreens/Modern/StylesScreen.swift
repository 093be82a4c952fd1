#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// The built-in indicator styles.
  @MainActor struct StylesScreen: View {
    /// A built-in style, with its name in code as the raw value.
    enum BuiltInStyle: String, CaseIterable, Identifiable {
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
    @State private var selection = BuiltInStyle.automatic

    var body: some View {
      RefreshableScrollView {
        try await feed.reload()
      } content: {
        NoteStack(feed: feed)
      }
      .refreshIndicatorStyle(selection.style)
      .controls("Choose a style, then pull down to see it move.") {
        Picker("Style", selection: $selection) {
          ForEach(BuiltInStyle.allCases) { @Sendable in Text($0.rawValue).tag($0) }
        }
      }
      .navigationTitle("Built-in styles")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct StylesScreenPreviews: PreviewProvider {
    static var previews: some View { StylesScreen() }
  }
#endif
