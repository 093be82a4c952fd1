import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// What a page and its reader do with the first items of a list before the engine is there, or where it does not come.
  @Suite struct EarlyEditsTests {
    @Test("The focus, and what was typed, stay")
    func focused() async throws {
      try await Stage.early(count: 1000) { stage in
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
            \(Stage.listViewport).scrollTop = 500)
          """)
        try await stage.page.waitForFrames()
        try await stage.engineComes()
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
      try await Stage.early(count: 10) { stage in
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

    @Test("An edit is done once, however soon after the engine it comes", arguments: 0..<6)
    func once(turns: Int) async throws {
      try await Stage.early(count: 10) { stage in
        try await stage.page.evaluate(
          """
          void (Class.load = async () => {
            const module = await load.call(Class);
            let turn = Promise.resolve();
            for (let count = 0; count < \(turns); count += 1) turn = turn.then(() => {});
            turn.then(() => list.insertItems(0, 5));
            return module;
          }, lists.show({}, 10))
          """)
        try await stage.page.wait(until: "list.presentation && list.count === 15")
        try await stage.waitForList()
        #expect(try await stage.listShown.count == 15)
      }
    }

    @Test("An edit touches what it changes, and no other item")
    func touched() async throws {
      try await Stage.early(count: 20) { stage in
        try await stage.page.evaluate("void (filled.length = 0, list.invalidateItems(7, 1))")
        #expect(try await stage.page.evaluate("filled") == [7])
        try await stage.page.evaluate("void (globalThis.kept = list.elementOf(11), list.removeItems(12))")
        #expect(
          try await stage.page.evaluate("[filled.length, list.elementOf(11) === kept]") == [8, true])
        try await stage.page.evaluate("void (\(Stage.listViewport).scrollTop = 300, list.reset(30))")
        #expect(try await stage.page.evaluate("\(Stage.listViewport).scrollTop") == 0)
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
      try await Stage.early(["end": "standard", "end-policy": "approach 300"], count: 8) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.text = 'old', list.renderItem = (element) => { element.textContent = text; },
            list.addEventListener('overscroll-refresh', () => { text = 'new'; list.invalidateItems(); }))
          """)
        try await stage.page.waitForFrames()
        try await stage.engineComes()
        #expect(
          try await stage.page.evaluate("[0, 7].map((item) => list.elementOf(item).textContent)") == [
            "new", "new",
          ])
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
        let before = try await stage.itemsSeen
        let isEarly = "list.shadowRoot.querySelector('.frame').classList.contains('early')"
        try await stage.page.evaluate("void dispatchEvent(new Event('online'))")
        #expect(try await stage.page.evaluate(isEarly) == false)
        try await stage.page.evaluate("void (Class.load = load, dispatchEvent(new Event('online')))")
        try await stage.page.wait(until: "list.presentation")
        try await stage.waitForList()
        #expect(try await stage.itemsSeen.prefix(3).map(\.id) == before.prefix(3).map(\.id))
        #expect(
          try await stage.page.evaluate("list.children.length === list.listPresentation.elements") == true)
      }
    }

    @Test("A list that is taken out before leaves nothing behind")
    func takenOut() async throws {
      try await Stage.early(count: 1000) { stage in
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
