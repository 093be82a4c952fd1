import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Whatever a page does to a list, the list shows the page's items then.
  @Suite struct ListWalkTests {
    @Test(
      "After edits, changes, scrolls, moves and hiding at random, everything seen is what the page knows",
      arguments: 0..<4)
    func walk(_ number: Int) async throws {
      let attributes: [JSONValue] = [
        [:], ["scrolling": "native"], ["chat": ""], ["columns": "3", "masonry": ""],
      ]
      try await Stage.list(attributes[number], count: 0, complaints: true) { stage in
        for seed in 0..<8 {
          let wrong = try await stage.page.evaluate(
            """
            import('/testing/list-walk.js').then(async ({ ListWalk }) => {
              const walk = new ListWalk(list, \(8 * number + seed));
              const wrong = await walk.go(30);
              return wrong.length > 0 ? [...wrong, ...walk.done.slice(-12)] : [];
            })
            """, as: [String].self)
          #expect(wrong == [], "seed \(seed)")
        }
      }
    }
  }
}
