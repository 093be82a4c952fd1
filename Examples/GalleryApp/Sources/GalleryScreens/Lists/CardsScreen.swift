#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The third article's thousand cards, scrolled by the platform, by the engine, or as in the article.
  @MainActor struct CardsScreen: View {
    /// The selectable ways to scroll the list.
    private enum ScrollingMode: String, CaseIterable, Identifiable {
      case native = "System"
      case driven = "Overscroll"
      case article = "Article"

      var id: Self { self }

      var scrolling: ListScrolling {
        switch self {
        case .native: .native
        case .driven: .driven
        case .article: .driven(.article)
        }
      }
    }

    @State private var mode = ScrollingMode.article

    var body: some View {
      HorizontalList(0..<1000, id: \.self) { PictureCard(number: $0) }
        .listScrolling(mode.scrolling)
        .frame(maxHeight: 480)
        .frame(maxHeight: .infinity)
        .controls(hint) {
          Picker("Scrolling", selection: $mode) {
            ForEach(ScrollingMode.allCases) { @Sendable in Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
        .navigationTitle("Ways to scroll")
    }

    private var hint: String {
      switch mode {
      case .native: "The system's momentum and bounce."
      case .driven: "Overscroll's own momentum. A mouse can drag, too."
      case .article: "A fling lasts two seconds and stops hard at the ends."
      }
    }
  }

  /// Shows the screen in Xcode's canvas, in both directions.
  struct CardsScreenPreviews: PreviewProvider {
    static var previews: some View {
      CardsScreen()
      CardsScreen().environment(\.layoutDirection, .rightToLeft)
    }
  }
#endif
