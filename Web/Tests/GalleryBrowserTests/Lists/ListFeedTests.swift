import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Lists that grow at their edges: masonry and chat.
  @Suite struct ListFeedTests {
    private func count(_ stage: Stage) async throws -> Int {
      Int(try await stage.page.evaluate("lists.list.count").number ?? -1)
    }

    private func isAtEnd(_ stage: Stage) async throws -> Bool {
      try await stage.page.evaluate(
        "(({ from, count }) => from + count)(lists.list.visibleItems) === lists.list.count") == true
    }

    /// Marks the element of an item, so that a selector finds the element later.
    ///
    /// The element belongs to the item while the item is near the viewport.
    private func mark(_ item: String, _ stage: Stage) async throws {
      try await stage.page.evaluate("void (lists.list.elementOf(\(item)).dataset.marked = '')")
    }

    /// Expects that an element does not move, except for the rounding of a device pixel.
    private func expectStill(_ moments: [Moment], _ location: SourceLocation = #_sourceLocation) {
      let tops = moments.map(\.top)
      #expect(tops.count >= 5, "too few frames", sourceLocation: location)
      #expect((tops.max() ?? 0) - (tops.min() ?? 0) <= 0.5, "\(tops)", sourceLocation: location)
    }

    @Test(
      "After a scroll up, new messages move nothing, and a button shows their number and scrolls to the end")
    func pill() async throws {
      try await Stage.listDemo("chat") { stage in
        try await stage.pull(by: 350, from: 100, duration: .milliseconds(600))
        try await stage.waitForRest()
        #expect(try await !isAtEnd(stage))
        try await mark("lists.list.visibleItems.from + 2", stage)
        let moments = try await stage.moments(row: "[data-marked]") {
          try await stage.page.evaluate("document.querySelector('#chat-live').click()")
          try await stage.page.wait(
            until: "document.querySelector('#chat-pill').textContent === '1 new message'")
          try await stage.page.evaluate("document.querySelector('#chat-live').click()")
        }
        expectStill(moments)
        try await stage.page.evaluate("document.querySelector('#chat-pill').click()")
        try await stage.waitForRest()
        #expect(try await isAtEnd(stage))
        #expect(try await stage.page.evaluate("document.querySelector('#chat-pill').hidden") == true)
      }
    }

    @Test("A sent message is the last message and is visible")
    func send() async throws {
      try await Stage.listDemo("chat") { stage in
        let before = try await count(stage)
        try await stage.page.evaluate("document.querySelector('#chat-text').focus()")
        try await stage.page.type("Land in sight")
        try await stage.page.press(.enter)
        try await stage.waitForRest()
        #expect(try await count(stage) == before + 1)
        #expect(try await isAtEnd(stage))
        let last = try await stage.page.evaluate(
          "lists.list.elementOf(lists.list.count - 1).querySelector('.mine p').textContent")
        #expect(last == "Land in sight")
        // An empty message is not sent.
        try await stage.page.press(.enter)
        #expect(try await count(stage) == before + 1)
      }
    }
  }
}
