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
      _ attributes: JSONValue = [:], count: Int, _ body: (Stage) async throws -> Void
    ) async throws {
      try await Stage.list(count: 0) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.Class = customElements.get('overscroll-list'), globalThis.load = Class.load,
            Class.load = () => new Promise((then) => globalThis.go = () => then(load.call(Class))),
            globalThis.filled = [],
            lists.noted = (element, index, about) => (filled.push(index), lists.card(element, index, about)),
            lists.show(\(attributes), \(count), 'noted'))
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

    private static let viewport = "list.shadowRoot.querySelector('.viewport')"

    /// Lists that look the same with and without the engine: their attributes, and how far they are scrolled by then.
    private static let looks: [(JSONValue, Int)] = [
      ([:], 0), (["spacing": "12", "inset-start": "30"], 0), (["scrolling": "native", "spacing": "5"], 0),
      (["start": "standard", "dir": "rtl"], 0), (["estimate": "300"], 0), ([:], 777),
      (["spacing": "8", "estimate": "4"], 777), (["inset-start": "30"], 15), (["inset-start": "300"], 350),
      (["scrolling": "native"], 777), (["start": "pinned-header"], 500),
    ]

    @Test(
      "They stand where the engine has them, and are the same elements, filled once", arguments: looks)
    func handedOver(_ attributes: JSONValue, scrolled: Int) async throws {
      try await waiting(attributes, count: 1000) { stage in
        try await stage.page.evaluate("void (\(Self.viewport).scrollTop = \(scrolled))")
        try await stage.page.waitForFrames()
        let before = try await self.seen(stage)
        try await stage.page.evaluate(
          """
          void (globalThis.first = list.elementOf(\(before[1].id)), globalThis.all = [...list.querySelectorAll('.item')])
          """)
        #expect(
          try await stage.page.evaluate("String(list.indexOf(first.firstChild))") == .string(before[1].id))
        try await self.go(stage)
        try await self.expectSame(self.seen(stage), before)
        #expect(try await stage.page.evaluate("list.elementOf(\(before[1].id)) === first") == true)
        // What is mounted is all that is left, and nothing that was seen was filled again.
        #expect(
          try await stage.page.evaluate(
            """
            list.querySelectorAll('.item').length === list.listPresentation.elements
              && [...list.children].every(({ className }) => className === 'item')
            """) == true)
        let seen = before.map(\.id).joined(separator: ", ")
        #expect(
          try await stage.page.evaluate(
            "[\(seen)].every((item) => filled.filter((each) => each === item).length === 1)") == true)
      }
    }

    @Test(
      "So do those that a page lays out in its own way",
      arguments: [
        ".item { display: flex; flex-direction: column; gap: 8px; padding: 4px }",
        ".item { block-size: 40px; padding: 10px }", ".item { inline-size: 50% }",
        ".item:first-child { padding-top: 30px }",
        "overscroll-list > div { padding: 8px }", "body { transform: scale(0.5); transform-origin: 0 0 }",
      ])
    func styled(_ rules: String) async throws {
      try await waiting(count: 1000) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.sheet = new CSSStyleSheet(), sheet.replaceSync('\(rules)'), document.adoptedStyleSheets = [sheet])
          """)
        try await stage.page.evaluate("void (\(Self.viewport).scrollTop = 200)")
        try await stage.page.waitForFrames()
        let before = try await self.seen(stage)
        try await self.go(stage)
        let after = try await self.seen(stage)
        // Where all is half as large more of it would be seen than the list shows.
        self.expectSame(after, Array(before.prefix(after.count)))
      }
    }

    @Test("They are where the attributes say, when these change")
    func changed() async throws {
      try await waiting(count: 100) { stage in
        try await stage.page.evaluate("void (list.spacing = 20, list.insetStart = 40)")
        try await stage.page.waitForFrames()
        let before = try await self.seen(stage)
        #expect(before[0].top == 40)
        try await stage.page.evaluate("void (list.columns = 2)")
        #expect(try await stage.page.evaluate("list.children.length") == 0)
        try await stage.page.evaluate("void (list.columns = null)")
        try await stage.page.waitForFrames()
        try await self.expectSame(self.seen(stage), before)
        try await self.go(stage)
        try await self.expectSame(self.seen(stage), before)
      }
    }

    @Test("The focus, and what was typed, stay")
    func focused() async throws {
      try await waiting(count: 1000) { stage in
        try await stage.page.evaluate(
          """
          void (list.renderItem = (element, index) => {
            element.replaceChildren(document.createElement('input'));
            element.dataset.id = index;
          })
          """)
        try await stage.page.waitForFrames()
        try await stage.page.evaluate(
          """
          void (globalThis.input = list.elementOf(1).firstChild, input.focus(), input.value = 'typed',
            \(Self.viewport).scrollTop = 500)
          """)
        try await stage.page.waitForFrames()
        try await self.go(stage)
        try await stage.page.evaluate("list.scrollToItem(500)")
        try await stage.waitForList()
        #expect(
          try await stage.page.evaluate(
            "[document.activeElement === input, input.isConnected, list.indexOf(input), input.value]")
            == [true, true, 1, "typed"])
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

    @Test("An edit touches what it changes, and no other item")
    func touched() async throws {
      try await waiting(count: 20) { stage in
        try await stage.page.evaluate("void (filled.length = 0, list.invalidateItems(7, 1))")
        #expect(try await stage.page.evaluate("filled") == [7])
        try await stage.page.evaluate("void (globalThis.kept = list.elementOf(11), list.removeItems(12))")
        #expect(
          try await stage.page.evaluate("[filled.length, list.elementOf(11) === kept]") == [8, true])
        try await stage.page.evaluate("void (\(Self.viewport).scrollTop = 300, list.reset(30))")
        #expect(try await stage.page.evaluate("\(Self.viewport).scrollTop") == 0)
        #expect(
          try await stage.page.evaluate(
            """
            [list.elementOf(2).role, list.elementOf(2).ariaPosInSet, list.elementOf(2).ariaSetSize,
              list.shadowRoot.querySelector('.content').role]
            """) == ["listitem", "3", "30", "list"])
      }
    }

    @Test("What is filled anew as the engine comes shows what is new")
    func invalidated() async throws {
      try await waiting(["end": "standard", "end-policy": "approach 300"], count: 8) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.text = 'old', list.renderItem = (element) => { element.textContent = text; },
            list.addEventListener('overscroll-refresh', () => { text = 'new'; list.invalidateItems(); }))
          """)
        try await stage.page.waitForFrames()
        try await self.go(stage)
        #expect(
          try await stage.page.evaluate("[0, 7].map((item) => list.elementOf(item).textContent)") == [
            "new", "new",
          ])
      }
    }

    @Test("One that cannot be filled is as long as it is thought to be, and asked for once")
    func throwing() async throws {
      try await Stage.list(count: 0, complaints: true) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.Class = customElements.get('overscroll-list'), globalThis.load = Class.load, globalThis.asked = 0,
            lists.bad = (element, index) => {
              element.textContent = 'half';
              if (index === 3) { asked += 1; throw new Error('bad'); }
            },
            Class.load = () => new Promise((then) => globalThis.go = () => then(load.call(Class))),
            lists.show({ estimate: '70' }, 100, 'bad'))
          """)
        try await stage.page.wait(until: "list.children.length > 0")
        let place = "[list.elementOf(3).textContent, list.elementOf(3).offsetHeight, asked]"
        #expect(try await stage.page.evaluate(place) == ["", 70, 1])
        try await self.go(stage)
        #expect(try await stage.page.evaluate(place) == ["", 70, 1])
      }
    }

    @Test("They stay where no list can be made, and are the browser's until one can")
    func failed() async throws {
      try await Stage.list(count: 0, complaints: true) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.Class = customElements.get('overscroll-list'), globalThis.load = Class.load,
            Class.load = async () => ({}), lists.show({}, 100))
          """)
        try await stage.page.wait(
          until: "list.shadowRoot.querySelector('.notice').textContent && list.children.length > 0")
        let before = try await self.seen(stage)
        let isEarly = "list.shadowRoot.querySelector('.frame').classList.contains('early')"
        try await stage.page.evaluate("void dispatchEvent(new Event('online'))")
        #expect(try await stage.page.evaluate(isEarly) == false)
        try await stage.page.evaluate("void (Class.load = load, dispatchEvent(new Event('online')))")
        try await stage.page.wait(until: "list.presentation")
        try await stage.waitForList()
        #expect(try await self.seen(stage).prefix(3).map(\.id) == before.prefix(3).map(\.id))
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

    @Test(
      "A scroll elsewhere does not show the first ones before, one to the first does",
      arguments: [
        ("list.scrollToItem(500)", 500), ("list.scrollToOffset(1e5)", nil),
        ("list.restore({ item: 0, inside: 0 })", 0),
      ] as [(String, Int?)])
    func target(_ scroll: String, item: Int?) async throws {
      try await waiting(count: 1000) { stage in
        try await stage.page.evaluate(scroll)
        #expect(try await stage.page.evaluate("list.children.length > 0") == .bool(item == 0))
        try await self.go(stage)
        if let item { #expect(try await stage.page.evaluate("list.position.item") == .number(Double(item))) }
        #expect(try await stage.page.evaluate("list.position.item > 0") == .bool(item != 0))
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
