import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Edits and input while the browser shows a list's first items, before the engine arrives.
  ///
  /// The engine arrives when its WebAssembly has loaded and the list starts to use it.
  @Suite struct EarlyEditsTests {
    @Test("The focus and the typed text stay when the engine arrives")
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

    @Test("An edit shortly after the engine's arrival is applied exactly once")
    func once() async throws {
      try await Stage.early(count: 0) { stage in
        for turns in 0..<6 {
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
          #expect(try await stage.listShown.count == 15, "after \(turns) turns")
        }
      }
    }

    @Test("The frame after an edit fills only the items that the edit changes")
    func touched() async throws {
      try await Stage.early(count: 20) { stage in
        try await stage.page.evaluate("void (filled.length = 0, list.invalidateItems(7, 1))")
        try await stage.page.waitForFrames()
        #expect(try await stage.page.evaluate("filled") == [7])
        #expect(
          try await stage.page.evaluate(
            """
            globalThis.kept = list.elementOf(13), list.removeItems(12), list.insertItems(3),
              [filled.length, list.indexOf(kept), list.elementOf(3)]
            """) == [1, 13, .null])
        try await stage.page.waitForFrames()
        #expect(
          try await stage.page.evaluate("[filled, list.elementOf(13) === kept, kept.ariaPosInSet]")
            == [[7, 3], true, "14"])
        try await stage.page.evaluate("void (\(Stage.listViewport).scrollTop = 300, list.reset(30))")
        #expect(try await stage.page.evaluate("\(Stage.listViewport).scrollTop") == 0)
        try await stage.page.waitForFrames()
        #expect(
          try await stage.page.evaluate(
            """
            [list.elementOf(2).role, list.elementOf(2).ariaPosInSet, list.elementOf(2).ariaSetSize,
              list.shadowRoot.querySelector('.content').role]
            """) == ["listitem", "3", "30", "list"])
      }
    }

    /// Edits, each as a call of the list and as the same change of the page's array.
    private static let edits = [
      "list.insertItems(0), items.unshift('new')",
      "list.insertItems(5, 3), items.splice(5, 0, 'a', 'b', 'c')",
      "list.removeItems(0, 2), items.splice(0, 2)", "list.removeItems(900, 100), items.splice(900, 100)",
      "list.moveItems(0, 1, 4), items.splice(3, 0, ...items.splice(0, 1))",
      "list.moveItems(3, 2, 0), items.unshift(...items.splice(3, 2))",
      "list.moveItems(0, 2, 1000), items.push(...items.splice(0, 2))",
      "list.moveItems(900, 3, 1), items.splice(1, 0, ...items.splice(900, 3))",
      "list.moveItems(20, 400, 0), items.unshift(...items.splice(20, 400))",
      "list.insertItems(2, 500), items.splice(2, 0, ...Array.from({ length: 500 }, (_, place) => `many ${place}`))",
      "list.insertItems(1000), items.push('last')", "list.removeItems(0, 999), items.splice(0, 999)",
      "list.invalidateItems(2, 1), items[2] = 'other'", "list.reset(3), items = ['x', 'y', 'z']",
    ]

    @Test(
      "After every edit the items match the page's array, even if the page changes the array after the call")
    func edit() async throws {
      try await Stage.early(count: 0) { stage in
        for edit in Self.edits {
          try await stage.showEarly(count: 1000)
          try await stage.page.evaluate(
            """
            void (globalThis.items = Array.from({ length: 1000 }, (_, item) => `item ${item}`),
              list.renderItem = (element, index) => { element.textContent = items[index].toString(); })
            """)
          try await stage.page.waitForFrames()
          let shown = """
            [...list.querySelectorAll('.item')].filter(({ style }) => style.display !== 'none').every((element, index) => {
              const item = list.indexOf(element);
              return element.textContent === items[item] && element.ariaPosInSet == item + 1
                && (list.presentation || item === index) && list.elementOf(item) === element;
            })
            """
          try await stage.page.evaluate("void (\(edit))")
          try await stage.page.waitForFrames()
          try await stage.page.waitForFrames()
          #expect(try await stage.page.evaluate(shown) == true, "\(edit)")
          #expect(try await stage.page.evaluate("list.children.length >= Math.min(25, list.count)") == true)
          // Repeat the edit, and let the engine arrive before the frame that applies the edit.
          try await stage.page.evaluate("void (items.push('a'), list.insertItems(list.count), \(edit), go())")
          try await stage.page.wait(until: "list.presentation")
          try await stage.waitForList()
          #expect(try await stage.page.evaluate(shown) == true, "\(edit)")
          #expect(try await stage.page.evaluate("lists.errors.length") == 0)
        }
      }
    }

    @Test("An edit outside the viewport keeps the visible items in place")
    func reading() async throws {
      try await Stage.early(count: 0) { stage in
        for edit in [
          "list.insertItems(80, 3)", "list.removeItems(3, 5)", "list.moveItems(0, 2, 60)",
          "list.elementOf(0).tabIndex = 0, list.elementOf(0).focus({ preventScroll: true }), list.insertItems(1, 3)",
          "list.insertItems(0, 50), list.insertItems(0, 50), list.insertItems(0, 50)",
          "list.insertItems(0, 3), go()", "list.moveItems(120, 1, 0), go()",
          "list.elementOf(80).hidden = true, go()",
        ] {
          try await stage.showEarly(count: 1000)
          try await stage.page.evaluate("void (list.spacing = 20)")
          for _ in 0..<6 { try await stage.browserScrolls(to: 1_000_000) }
          try await stage.page.evaluate("list.elementOf(100).scrollIntoView()")
          try await stage.page.waitForFrames()
          let before = try await stage.itemsSeen
          #expect(before.first?.id == "100")
          try await stage.page.evaluate("void (\(edit))")
          try await stage.page.waitForFrames(3)
          if edit.contains("go()") {
            try await stage.page.wait(until: "list.presentation")
            try await stage.waitForList()
          }
          let after = try await stage.itemsSeen
          #expect(after.map(\.id) == before.map(\.id), "\(edit)")
          for (after, before) in zip(after, before) { #expect(abs(after.top - before.top) < 0.51, "\(edit)") }
        }
      }
    }

    @Test("An edit keeps the focus and the typed text of a visible item")
    func typed() async throws {
      try await Stage.early(count: 0) { stage in
        for edit in ["insertItems(0, 1)", "removeItems(0, 1)", "moveItems(0, 1, 3)", "moveItems(5, 1, 2)"] {
          try await stage.showEarly(count: 1000)
          try await stage.page.evaluate(
            """
            void (list.renderItem = (element) => { element.replaceChildren(document.createElement('input')); })
            """)
          try await stage.page.waitForFrames()
          try await stage.page.evaluate(
            """
            void (globalThis.input = list.elementOf(5).firstChild, input.focus(), input.value = 'typed', list.\(edit))
            """)
          try await stage.page.waitForFrames()
          #expect(
            try await stage.page.evaluate("[document.activeElement === input, input.value]") == [
              true, "typed",
            ], "\(edit)")
        }
      }
    }

    @Test("If `renderItem` edits the list, no unused element is left")
    func reentrant() async throws {
      try await Stage.early(count: 0) { stage in
        for edit in [
          "list.prependItems(1), list.scrollToItem(50)", "list.count += 1, list.columns = 2",
          "list.reset(40)",
          "list.removeItems(0, 5)",
        ] {
          try await stage.showEarly(count: 1000)
          try await stage.page.evaluate(
            """
            void (globalThis.hasEdited = false, list.renderItem = (element, index) => {
              element.textContent = index;
              if (index === 3 && !hasEdited) { hasEdited = true; \(edit); }
            })
            """)
          try await stage.page.waitForFrames()
          try await stage.page.waitForFrames()
          #expect(
            try await stage.page.evaluate(
              "[...list.children].every((element, place) => list.indexOf(element) === place)") == true,
            "\(edit)")
          try await stage.engineComes()
          #expect(
            try await stage.page.evaluate("list.children.length === list.listPresentation.elements") == true)
        }
      }
    }

    @Test("After a scroll to a later item, `reset` shows the first items")
    func resetAfterScroll() async throws {
      try await Stage.early(count: 1000) { stage in
        try await stage.page.evaluate("list.scrollToItem(50), list.reset(200)")
        try await stage.page.waitForFrames()
        #expect(try await stage.page.evaluate("list.elementOf(0)?.textContent.startsWith('Card 0')") == true)
      }
    }

    @Test("Items that are invalidated while the engine arrives show their new content")
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

    @Test(
      "A list that is removed before the engine arrives has no elements, and works after it is inserted again"
    )
    func takenOut() async throws {
      try await Stage.early(count: 1000) { stage in
        try await stage.page.evaluate(
          "void (filled.length = 0, globalThis.gone = list, list.remove(), list.insertItems(0, 3))")
        try await stage.page.waitForFrames()
        #expect(try await stage.page.evaluate("[filled.length, gone.children.length]") == [0, 0])
        try await stage.page.evaluate("void go()")
        try await stage.page.evaluate("void (Class.load = load, document.body.append(gone))")
        try await stage.page.wait(until: "gone.presentation")
        try await stage.waitForList()
        #expect(try await stage.page.evaluate("gone.elementOf(0).textContent.startsWith('Card 0')") == true)
      }
    }
  }
}
