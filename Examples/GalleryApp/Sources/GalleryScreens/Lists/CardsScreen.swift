#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The third article's thousand cards, scrolled by the platform, by the engine, or as in the article.
  @MainActor struct CardsScreen: View {
    /// The selectable ways to scroll the list.
    private enum ScrollingMode: String, CaseIterable, Identifiable {
      case native, driven, article

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
      HorizontalList(0..<1000, id: \.self) { EmojiCard(number: $0) }
        .listScrolling(mode.scrolling)
        .frame(height: 220)
        .frame(maxHeight: .infinity)
        .controls(hint) {
          Picker("Scrolling", selection: $mode) {
            ForEach(ScrollingMode.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
        .navigationTitle("Cards")
    }

    private var hint: String {
      switch mode {
      case .native: "The platform's scroll view. Select a different mode: the list keeps its position."
      case .driven: "The engine's rubber band and momentum. On a Mac you can also drag with the mouse."
      case .article: "A fling moves the cards for two seconds. They stop hard at both ends."
      }
    }
  }

  /// A card with an emoji and its number in the list.
  @MainActor struct EmojiCard: View {
    let number: Int

    /// The width of a card with its padding, in pt.
    static let width: CGFloat = 152

    private static let emoji = Array("🐚🦀🌊⛵️🐟🪸🦑🐙🦭🐋🏔🌲🐐🧀🥾🌼🦋🐝🦉🦊")

    var body: some View {
      VStack(spacing: 8) {
        Text(String(Self.emoji[number % Self.emoji.count])).font(.largeTitle)
        Text(number.formatted()).font(.headline)
      }
      .frame(width: Self.width - 12, height: 180)
      .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 12, style: .continuous))
      .padding(.horizontal, 6)
      .accessibilityElement(children: .combine)
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
