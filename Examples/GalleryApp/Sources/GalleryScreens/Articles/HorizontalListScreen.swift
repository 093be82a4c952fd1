#if canImport(SwiftUI)
  import Combine
  import OverscrollArticles
  import SwiftUI

  /// The third article's list: a row of a million cards that builds only the visible ones.
  @MainActor struct HorizontalListScreen: View {
    @State private var built = BuiltCards()

    var body: some View {
      HorizontalList(1...1_000_000) { number in
        PictureCard(number: number).onAppear { built.add(number) }
      }
      .frame(maxHeight: 480)
      .frame(maxHeight: .infinity)
      .controls("A fling lasts two seconds. Touch the cards to stop.") {
        BuiltLine(built: built)
      }
      .navigationTitle("HorizontalList")
    }
  }

  /// The cards that have appeared.
  @MainActor final class BuiltCards: ObservableObject {
    /// The number of cards that have appeared.
    @Published private(set) var count = 0
    private var numbers: Set<Int> = []

    func add(_ number: Int) {
      numbers.insert(number)
      count = numbers.count
    }
  }

  /// A line with the number of cards; a change of the number evaluates only this view.
  @MainActor private struct BuiltLine: View {
    @ObservedObject var built: BuiltCards

    var body: some View {
      Text("\(built.count) of 1,000,000 cards have been built.").font(.footnote).foregroundStyle(
        .secondary)
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct HorizontalListScreenPreviews: PreviewProvider {
    static var previews: some View { HorizontalListScreen() }
  }
#endif
