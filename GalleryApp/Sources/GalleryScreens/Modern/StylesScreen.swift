#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// The built-in looks, one after the other.
  @MainActor struct StylesScreen: View {
    @StateObject private var feed = Feed()
    @State private var look = MixedStyle.Look.automatic

    var body: some View {
      RefreshableScrollView {
        try await feed.reload()
      } content: {
        NoteStack(feed: feed)
      }
      .refreshIndicatorStyle(MixedStyle(look: look))
      .controls("Each look is a style; the engine says how far it turns, fades and pulses.") {
        Picker("Style", selection: $look) {
          ForEach(MixedStyle.Look.allCases) { Text($0.rawValue).tag($0) }
        }
      }
      .navigationTitle("Styles")
    }
  }

  /// A style that draws as one of the built-in ones, so that the choice can change while the view stays.
  struct MixedStyle: RefreshIndicatorStyle {
    /// The built-in styles.
    enum Look: String, CaseIterable, Identifiable {
      case automatic = ".automatic"
      case rotatingIcon = ".rotatingIcon(systemName:)"
      case arrow = ".arrow"
      case logo = ".logo"
      case text = ".text"
      case progressRing = ".progressRing"

      var id: Self { self }
    }

    let look: Look

    func makeBody(configuration: Configuration) -> some View {
      switch look {
      case .automatic: draw(.automatic, configuration)
      case .rotatingIcon: draw(.rotatingIcon(systemName: "sun.max"), configuration)
      case .arrow: draw(.arrow, configuration)
      case .logo: draw(.logo(Image(systemName: "bird")), configuration)
      case .text: draw(.text, configuration)
      case .progressRing: draw(.progressRing, configuration)
      }
    }

    private func draw(_ style: some RefreshIndicatorStyle, _ configuration: Configuration) -> some View {
      style.makeBody(configuration: configuration)
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct StylesScreenPreviews: PreviewProvider {
    static var previews: some View { StylesScreen() }
  }
#endif
