import ChromiumDriver
import Foundation
import Testing

extension GalleryBrowserTests {
  /// After random changes, the visible items of a list match the page's items.
  ///
  /// A walk is a sequence of random changes, determined by a seed. Each walk has the previous seed plus 1.
  /// `OVERSCROLL_SOAK=600` repeats walks for ten minutes, and `OVERSCROLL_SOAK_SEED` sets the first seed.
  @Suite struct ListWalkTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// The minimum duration of all walks of a test, in s.
    private static let seconds = environment["OVERSCROLL_SOAK"].flatMap(Double.init) ?? 0
    private static let firstSeed = environment["OVERSCROLL_SOAK_SEED"].flatMap(Int.init).map(abs) ?? 1

    @Test(
      "After random edits, scrolls, moves and hiding, every visible item matches the page's items",
      arguments: [[:], ["scrolling": "native"], ["chat": ""], ["columns": "3", "masonry": ""]] as [JSONValue])
    func walk(_ attributes: JSONValue) async throws {
      try await Stage.list(attributes, count: 0, complaints: true) { stage in
        let began = ContinuousClock.now
        var seed = Self.firstSeed
        var wrong: [String] = []
        while wrong.isEmpty, seed < Self.firstSeed + 2 || ContinuousClock.now - began < .seconds(Self.seconds)
        {
          wrong = try await stage.page.evaluate(
            """
            import('/testing/list-walk.js').then(async ({ ListWalk }) => {
              const walk = new ListWalk(list, \(seed));
              const wrong = await walk.go(30);
              return wrong.length > 0 ? [...wrong, ...walk.done.slice(-12)] : [];
            })
            """, as: [String].self)
          #expect(wrong == [], "seed \(seed)")
          seed += 1
        }
        if Self.seconds > 0 { print("Soak: \(seed - Self.firstSeed) rounds of \(attributes)") }
      }
    }
  }
}
