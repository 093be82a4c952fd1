import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The first items of a list, before the engine is there.
  @Suite struct EarlyItemsTests {
    /// An item that is seen, and where it stands in the window.
    private struct Seen: Decodable {
      let id: String
      let top: Double
      let height: Double
      let width: Double
    }

    private func seen(_ stage: Stage) async throws -> [Seen] {
      try await stage.page.evaluate(
        """
        [...list.querySelectorAll('.item')].map((element) => [element.dataset.id, element.getBoundingClientRect()])
          .filter(([, box]) => box.bottom > 0 && box.top < 600).sort(([, a], [, b]) => a.top - b.top)
          .map(([id, { top, height, width }]) => ({ id, top, height, width }))
        """, as: [Seen].self)
    }

    /// Expects the same items in the same places, but for a part of a pixel.
    private func expectSame(_ after: [Seen], _ before: [Seen]) {
      #expect(after.map(\.id) == before.map(\.id) && before.count > 2)
      for (after, before) in zip(after, before) {
        #expect(abs(after.top - before.top) < 0.51, "\(before.id)")
        #expect(abs(after.height - before.height) < 0.51 && after.width == before.width, "\(before.id)")
      }
    }

    /// Shows a list whose engine waits until `go()` is called, and then is there.
    private func waiting(
      _ attributes: JSONValue = [:], count: Int, rows: Int? = nil, _ body: (Stage) async throws -> Void
    ) async throws {
      try await Stage.list(count: 0) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.Class = customElements.get('overscroll-list'), globalThis.load = Class.load,
            Class.load = () => new Promise((then) => globalThis.go = () => then(load.call(Class))),
            lists.times.rendered = 0, lists.show(\(attributes), \(count)))
          """)
        try await stage.page.waitForFrames()
        try await stage.page.waitForFrames()
        #expect(try await stage.page.evaluate("list.presentation") == .null)
        try await body(stage)
      }
    }

    private func go(_ stage: Stage) async throws {
      try await stage.page.evaluate("go()")
      try await stage.page.wait(until: "list.presentation")
      try await stage.waitForList()
    }

    @Test(
      "They stand where the engine has them, and are the same elements, filled once",
      arguments: [
        [:], ["spacing": "12", "inset-start": "30"], ["scrolling": "native", "spacing": "5"],
        ["start": "standard"],
      ] as [JSONValue])
    func handedOver(_ attributes: JSONValue) async throws {
      try await waiting(attributes, count: 1000) { stage in
        let before = try await self.seen(stage)
        try await stage.page.evaluate(
          "void (globalThis.first = list.elementOf(0), globalThis.all = [...list.querySelectorAll('.item')])")
        #expect(try await stage.page.evaluate("list.indexOf(first.firstChild)") == 0)
        try await self.go(stage)
        try await self.expectSame(self.seen(stage), before)
        #expect(try await stage.page.evaluate("list.elementOf(0) === first") == true)
        // What is mounted is all that is left, and nothing that was there was filled again.
        #expect(
          try await stage.page.evaluate(
            """
            list.querySelectorAll('.item').length === list.listPresentation.elements
              && [...list.children].every(({ className }) => className === 'item')
            """) == true)
        #expect(
          try await stage.page.evaluate(
            """
            lists.times.rendered
              === all.length + [...list.querySelectorAll('.item')].filter((element) => !all.includes(element)).length
            """) == true)
        try await stage.page.evaluate("list.invalidateItems(0, 1)")
        try await stage.page.waitForFrames()
        #expect(try await stage.page.evaluate("list.elementOf(0).textContent.startsWith('Card 0')") == true)
      }
    }

    @Test("Who has scrolled by then stays there")
    func scrolled() async throws {
      try await waiting(["spacing": "8"], count: 1000) { stage in
        try await stage.page.evaluate("void (list.shadowRoot.querySelector('.viewport').scrollTop = 777)")
        try await stage.page.waitForFrames()
        let before = try await self.seen(stage)
        try await self.go(stage)
        try await self.expectSame(self.seen(stage), before)
      }
    }

    @Test("What the page does to the items meanwhile is done once")
    func edited() async throws {
      try await waiting(count: 10) { stage in
        try await stage.page.evaluate(
          "list.insertItems(2, 3), list.removeItems(0), list.moveItems(0, 1, 4), void list.refresh()")
        // In the very task in which the engine comes, and after it.
        try await stage.page.evaluate("go(), Promise.resolve().then(() => list.insertItems(0, 5))")
        try await stage.page.wait(until: "list.presentation")
        try await stage.page.evaluate("list.insertItems(0, 5)")
        try await stage.waitForList()
        #expect(try await stage.page.evaluate("[list.count, list.listPresentation.count]") == [22, 22])
        #expect(
          try await stage.page.evaluate("list.children.length === list.listPresentation.elements") == true)
      }
    }

    @Test(
      "A list whose items would stand elsewhere waits for the engine",
      arguments: [["columns": "2"], ["chat": ""], ["axis": "horizontal"]] as [JSONValue])
    func elsewhere(_ attributes: JSONValue) async throws {
      try await waiting(attributes, count: 1000) { stage in
        #expect(try await stage.page.evaluate("list.children.length") == 0)
        try await self.go(stage)
        #expect(try await stage.listShown.mounted > 0)
      }
    }

    @Test("A scroll to an item does not show the first ones before")
    func target() async throws {
      try await waiting(count: 1000) { stage in
        try await stage.page.evaluate("list.scrollToItem(500)")
        #expect(try await stage.page.evaluate("list.children.length") == 0)
        try await self.go(stage)
        #expect(try await stage.page.evaluate("list.position.item") == 500)
      }
    }

    @Test("A list that is taken out before leaves nothing behind")
    func takenOut() async throws {
      try await waiting(count: 1000) { stage in
        try await stage.page.evaluate("void (globalThis.gone = list, list.remove(), go())")
        try await stage.page.wait(until: "gone.children.length === 0")
        try await stage.page.evaluate("void (Class.load = load, document.body.append(gone))")
        try await stage.page.wait(until: "gone.presentation")
        try await stage.waitForList()
        #expect(try await stage.page.evaluate("gone.elementOf(0).textContent.startsWith('Card 0')") == true)
      }
    }
  }
}
