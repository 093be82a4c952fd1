#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The list of the third article, compared with the behavior that the article describes.
  @MainActor @Suite(.onScreen, .serialized) struct ArticleHorizontalScreenTests {
    private func card(_ text: String) -> some View { Text(text).frame(width: 150, height: 200).padding(10) }

    /// The calls have the article's parameter order, its label and its types of data.
    @Test("A list shows the elements of ranges, closed ranges and arrays in order")
    func anyOfTheArticlesDataIsShownByPosition() async {
      let words = ["a", "b", "a"]
      let range: HorizontalList<Text, Range<Int>> = HorizontalList(
        0..<3, itemContent: { Text("Range \($0)") })
      let closed: HorizontalList<Text, ClosedRange<Int>> = HorizontalList(1...3) { Text("Closed \($0)") }
      let array: HorizontalList<Text, [String]> = HorizontalList(words, itemContent: { Text("Array \($0)") })
      let screen = await Screen(
        VStack {
          range.frame(height: 40)
          closed.frame(height: 40)
          array.frame(height: 40)
        }, frames: 5)
      #expect(screen.texts.contains("Range 0") && screen.texts.contains("Range 2"))
      #expect(screen.texts.contains("Closed 1") && screen.texts.contains("Closed 3"))
      // An element that occurs twice is shown twice.
      #expect(screen.texts.filter { $0.hasPrefix("Array") } == ["Array a", "Array b", "Array a"])
    }

    @Test("An empty list shows nothing") func nothingIsShownOfNothing() async {
      let screen = await Screen(HorizontalList([String]()) { Text($0) }, frames: 5)
      #expect(screen.texts == [])
    }

    #if canImport(UIKit)
      /// The cards scroll with a finger without a title, with a small title and with a large title.
      @Test(.enabled(if: Screen.hasFingers), arguments: [nil, false, true] as [Bool?])
      func theCardsAreDraggedUnderATitle(isLarge: Bool?) async {
        let cards = HorizontalList(0..<100) { card("Card \($0)") }
        let screen = await Screen(
          NavigationStack {
            if let isLarge {
              cards.navigationTitle("Cards").navigationBarTitleDisplayMode(isLarge ? .large : .inline)
            } else {
              cards
            }
          }, frames: 5)
        let start = screen.frame(of: "Card 1")?.minX ?? .nan
        await screen.drag(from: CGPoint(x: 300, y: 500), by: CGSize(width: -100, height: 0), over: 0.5)
        let moved = start - (screen.frame(of: "Card 1")?.minX ?? .nan)
        #expect((80...100).contains(moved), "\(moved)")
        screen.lift()
      }
    #endif

    /// At any speed, the cards cover the whole width of the screen.
    @Test("During a fling, every visible card is built", .enabled(if: Screen.hasFingers))
    func whatIsInSightIsBuilt() async {
      let screen = await Screen(HorizontalList(0..<1000) { card("Card \($0)") }, frames: 5)
      await screen.swipe(from: CGPoint(x: 350, y: 428), by: CGSize(width: -300, height: 0), over: 0.05)
      var last = 0.0
      for _ in 0..<60 {
        await screen.frames(1)
        let frames = screen.texts.compactMap { screen.frame(of: $0)?.midX }.sorted()
        // Each card is 170 pt wide, so the centers of the outermost cards are within 171 pt of the screen's
        // edges.
        #expect(frames.first.map { $0 <= 171 } == true && frames.last.map { $0 >= 390 - 171 } == true)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1 - $0 - 170) < 0.5 })
        last = frames.last ?? 0
      }
      #expect(last > 0)
    }

    /// As in the article, this is the default and needs no modifier.
    @Test(
      "The list does not bounce at its start or end",
      .enabled(if: Screen.hasFingers))
    func itsEndsAreHard() async {
      let screen = await Screen(HorizontalList(0..<3) { card("Card \($0)") }, frames: 5)
      let rest = screen.frame(of: "Card 0")
      #expect(rest != nil)
      await screen.drag(from: CGPoint(x: 195, y: 428), by: CGSize(width: 150, height: 0), over: 0.3)
      #expect(screen.frame(of: "Card 0") == rest)
      // Three cards of 170 pt are 120 pt wider than the screen of 390 pt.
      await screen.drag(by: CGSize(width: -350, height: 0), over: 0.5)
      #expect(abs((screen.frame(of: "Card 2")?.midX ?? 0) - (390 - 85)) < 0.5)
      await screen.lift(wait: 0.5)
      #expect(abs((screen.frame(of: "Card 2")?.midX ?? 0) - (390 - 85)) < 0.5)
    }
  }
#endif
