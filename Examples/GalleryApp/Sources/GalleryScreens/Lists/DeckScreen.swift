#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// Cards that snap one by one, and move with an animation when the user changes them.
  @MainActor struct DeckScreen: View {
    @State private var cards = Array(1...40)
    @State private var first: Int?

    var body: some View {
      HorizontalList(cards, id: \.self, estimatedItemExtent: PictureCard.width) { PictureCard(number: $0) }
        .scrollPosition(id: $first, anchor: .leading)
        .listScrolling(.native(snapping: .items))
        .frame(maxHeight: 480)
        .frame(maxHeight: .infinity)
        .controls(hint) {
          HStack {
            Button("Back") { scroll(by: -1) }.disabled(firstVisibleIndex == 0)
            Button("Next") { scroll(by: 1) }.disabled(firstVisibleIndex >= cards.count - 1)
          }
          HStack {
            Button("Shuffle") { withAnimation { cards.shuffle() } }
            Button("Add") { add() }
            Button("Remove") { remove() }.disabled(cards.isEmpty)
          }
        }
        .buttonStyle(.bordered)
        .navigationTitle("Snapping cards")
    }

    /// The index of the first visible card.
    private var firstVisibleIndex: Int { first.flatMap { cards.firstIndex(of: $0) } ?? 0 }

    private func scroll(by distance: Int) {
      let index = firstVisibleIndex + distance
      if cards.indices.contains(index) { withAnimation { first = cards[index] } }
    }

    /// Adds a card after the first visible card.
    private func add() {
      let index = cards.isEmpty ? 0 : firstVisibleIndex + 1
      withAnimation { cards.insert((cards.max() ?? 0) + 1, at: index) }
    }

    private func remove() {
      withAnimation { _ = cards.remove(at: firstVisibleIndex) }
    }

    private var hint: String {
      guard cards.indices.contains(firstVisibleIndex) else { return "No cards are left. Add one." }
      let place = "place \(firstVisibleIndex + 1) of \(cards.count)"
      return "Card \(cards[firstVisibleIndex]) is in front, at \(place)."
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct DeckScreenPreviews: PreviewProvider {
    static var previews: some View { DeckScreen() }
  }
#endif
