#if canImport(SwiftUI)
  import Combine
  import OverscrollArticles
  import SwiftUI

  /// The third article's list: a row of any number of cards, of which only those in sight are built.
  @MainActor struct HorizontalListScreen: View {
    @State private var built = BuiltCards()

    var body: some View {
      HorizontalList(1...1_000_000) { number in
        EmojiCard(number: number).onAppear { built.add(number) }
      }
      .frame(height: 220)
      .frame(maxHeight: .infinity)
      .controls("A quick finger sends the cards on for two seconds, and a touch stops them.") {
        BuiltLine(built: built)
      }
      .navigationTitle("Horizontal list")
    }
  }

  /// How many different cards have appeared.
  @MainActor final class BuiltCards: ObservableObject {
    /// How many there are.
    @Published private(set) var count = 0
    private var numbers: Set<Int> = []

    func add(_ number: Int) {
      numbers.insert(number)
      count = numbers.count
    }
  }

  /// A line about the cards, which is evaluated alone when there are more.
  @MainActor private struct BuiltLine: View {
    @ObservedObject var built: BuiltCards

    var body: some View {
      Text("\(built.count) of 1,000,000 cards have been in sight.").font(.footnote).foregroundStyle(
        .secondary)
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct HorizontalListScreenPreviews: PreviewProvider {
    static var previews: some View { HorizontalListScreen() }
  }
#endif
