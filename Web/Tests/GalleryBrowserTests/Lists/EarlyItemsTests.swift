import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The positions of a list's first items before and after the engine arrives.
  @Suite struct EarlyItemsTests {
    /// Expects the same items at the same positions, with a tolerance of half a pixel.
    private func expectSame(_ after: [Stage.ItemSeen], _ before: [Stage.ItemSeen], _ what: String = "") {
      #expect(after.map(\.id) == before.map(\.id) && before.count > 2, "\(what)")
      for (after, before) in zip(after, before) {
        #expect(abs(after.top - before.top) < 0.51, "\(what): \(before.id)")
        #expect(
          abs(after.height - before.height) < 0.51 && after.width == before.width, "\(what): \(before.id)")
      }
    }

    /// Attributes and scroll offsets of lists that look the same with and without the engine.
    private static let looks: [(JSONValue, Int)] = [
      ([:], 0), (["spacing": "12", "inset-start": "30"], 0), (["scrolling": "native", "spacing": "5"], 0),
      (["start": "standard", "dir": "rtl"], 0), (["estimate": "300"], 0), ([:], 777),
      (["spacing": "8", "estimate": "4"], 777), (["inset-start": "30"], 15), (["inset-start": "300"], 350),
      (["scrolling": "native"], 777), (["start": "pinned-header"], 500), (["columns": "1"], 0),
    ]

    @Test(
      "When the engine arrives, the first items keep their positions and elements and are not filled again")
    func handedOver() async throws {
      try await Stage.early(count: 0) { stage in
        for (attributes, scrolled) in Self.looks {
          try await stage.showEarly(attributes, count: 1000)
          try await stage.browserScrolls(to: scrolled)
          let before = try await stage.itemsSeen
          try await stage.page.evaluate("void (globalThis.first = list.elementOf(\(before[1].id)))")
          #expect(
            try await stage.page.evaluate("String(list.indexOf(first.firstChild))") == .string(before[1].id))
          try await stage.engineComes()
          try await self.expectSame(stage.itemsSeen, before, "\(attributes), \(scrolled)")
          #expect(
            try await stage.page.evaluate("list.elementOf(\(before[1].id)) === first") == true,
            "\(attributes)")
          // All remaining elements belong to mounted items, and no visible item was filled again.
          #expect(
            try await stage.page.evaluate(
              """
              list.querySelectorAll('.item').length === list.listPresentation.elements
                && [...list.children].every(({ className }) => className === 'item')
              """) == true)
          let seen = Stage.numbers(of: before)
          #expect(
            try await stage.page.evaluate(
              "\(seen).every((item) => filled.filter((each) => each === item).length === 1)") == true)
        }
      }
    }

    @Test("Items with the page's own styles keep their positions when the engine arrives")
    func styled() async throws {
      try await Stage.early(count: 0) { stage in
        for rules in [
          ".item { display: flex; flex-direction: column; gap: 8px; padding: 4px }",
          ".item { block-size: 40px; padding: 10px }", ".item { inline-size: 50% }",
          ".item:first-child { padding-top: 30px }",
          "overscroll-list > div { padding: 8px }", "overscroll-list::part(viewport) { padding: 8px }",
          "body { display: flex } overscroll-list { flex: auto } body::before { content: \"\"; inline-size: 200px }",
          "body { transform: scale(0.5); transform-origin: 0 0 }",
        ] {
          try await stage.showEarly(count: 1000)
          try await stage.page.evaluate(
            """
            void (globalThis.sheet = new CSSStyleSheet(), sheet.replaceSync('\(rules)'), document.adoptedStyleSheets = [sheet])
            """)
          try await stage.browserScrolls(to: 200)
          let before = try await stage.itemsSeen
          try await stage.engineComes()
          let after = try await stage.itemsSeen
          // At half the scale, the browser shows more items than the engine.
          self.expectSame(after, Array(before.prefix(after.count)), rules)
        }
      }
    }

    @Test("Animations of visible items continue when the engine arrives")
    func unbroken() async throws {
      try await Stage.early(count: 1000) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.sheet = new CSSStyleSheet(), document.adoptedStyleSheets = [sheet],
            sheet.replaceSync('@keyframes come { from { opacity: 0 } } .item { animation: come 1s }'))
          """)
        try await stage.browserScrolls(to: 777)
        let seen = Stage.numbers(of: try await stage.itemsSeen)
        let animations = "\(seen).map((item) => list.elementOf(item).getAnimations()[0])"
        try await stage.page.evaluate("void (globalThis.animations = \(animations))")
        try await stage.engineComes()
        #expect(
          try await stage.page.evaluate(
            "\(animations).every((animation, place) => animation === animations[place])") == true)
      }
    }

    @Test("Content that loads late above the visible items does not move them")
    func late() async throws {
      try await Stage.early(count: 1000) { stage in
        try await stage.browserScrolls(to: 777)
        let before = try await stage.itemsSeen
        try await stage.page.evaluate("void (list.elementOf(0).style.paddingTop = '300px')")
        try await stage.page.waitForFrames()
        try await self.expectSame(stage.itemsSeen, before)
        try await stage.engineComes()
        try await self.expectSame(stage.itemsSeen, before)
      }
    }

    @Test("A change of `dir` keeps the list's items and its offset")
    func turned() async throws {
      try await Stage.early(count: 1000) { stage in
        try await stage.browserScrolls(to: 777)
        let before = try await stage.itemsSeen
        try await stage.page.evaluate("void (filled.length = 0, list.dir = 'rtl')")
        try await stage.engineComes()
        try await self.expectSame(stage.itemsSeen, before)
        let seen = Stage.numbers(of: before)
        #expect(try await stage.page.evaluate("filled.some((item) => \(seen).includes(item))") == false)
      }
    }

    @Test("When attributes change, the first items are laid out again")
    func changed() async throws {
      try await Stage.early(count: 100) { stage in
        try await stage.page.evaluate("void (list.spacing = 20, list.insetStart = 40)")
        try await stage.page.waitForFrames()
        let before = try await stage.itemsSeen
        #expect(before[0].top == 40)
        try await stage.page.evaluate("void (list.columns = 2)")
        #expect(try await stage.page.evaluate("list.children.length") == 0)
        try await stage.page.evaluate("void (list.columns = null)")
        try await stage.page.waitForFrames()
        try await self.expectSame(stage.itemsSeen, before)
        try await stage.engineComes()
        try await self.expectSame(stage.itemsSeen, before)
      }
    }

    @Test("A list whose layout needs the engine shows no items until the engine arrives")
    func elsewhere() async throws {
      try await Stage.early(count: 0) { stage in
        for attributes in [["columns": "2"], ["chat": ""], ["axis": "horizontal"], ["sticks": "end"]]
          as [JSONValue]
        {
          try await stage.showEarly(attributes, count: 1000)
          #expect(try await stage.page.evaluate("list.children.length") == 0)
          try await stage.engineComes()
          #expect(try await stage.listShown.mounted > 0, "\(attributes)")
        }
      }
    }

    @Test("A list shows its first items before the engine arrives, unless code scrolls to a later item")
    func target() async throws {
      try await Stage.early(count: 0) { stage in
        for (scroll, item) in [
          ("list.scrollToItem(500)", 500), ("list.scrollToOffset(1e5)", nil),
          ("list.restore({ item: 0, inside: 0 })", 0),
        ] as [(String, Int?)] {
          try await stage.showEarly(count: 1000)
          try await stage.page.evaluate(scroll)
          #expect(try await stage.page.evaluate("list.children.length > 0") == .bool(item == 0), "\(scroll)")
          try await stage.engineComes()
          if let item {
            #expect(try await stage.page.evaluate("list.position.item") == .number(Double(item)))
          }
          #expect(try await stage.page.evaluate("list.position.item > 0") == .bool(item != 0), "\(scroll)")
        }
      }
    }

    @Test(
      "The number of shown items is limited, even if the items have no size or the list is as long as its items",
      arguments: [
        "list.renderItem = (element) => { element.style.cssText = 'display: none' }",
        "list.style.blockSize = 'auto'",
      ])
    func endless(_ change: String) async throws {
      try await Stage.early(count: 10_000_000) { stage in
        try await stage.page.evaluate("void (\(change))")
        try await stage.page.wait(
          until: """
            await (async () => {
              const before = list.children.length;
              for (let frame = 0; frame < 9; frame += 1) await new Promise(requestAnimationFrame);
              return list.children.length === before && before <= 2050;
            })()
            """)
      }
    }

    @Test("With an inset after the last item, scrolling to the end still shows more items")
    func room() async throws {
      try await Stage.early(["inset-end": "900"], count: 1000) { stage in
        let before = try await stage.number("list.children.length")
        try await stage.page.evaluate(
          "void (\(Stage.listViewport).scrollTop = list.elementOf(\(Int(before) - 1)).offsetTop - 500)")
        try await stage.page.wait(until: "list.children.length > \(Int(before))")
      }
    }

    @Test("If filling an item throws, the item has the estimated extent and is not filled again")
    func throwing() async throws {
      try await Stage.early(["estimate": "70"], count: 0, complaints: true) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.asked = 0, list.count = 100, list.renderItem = (element, index) => {
            element.textContent = 'half';
            if (index === 3) { asked += 1; throw new Error('bad'); }
          })
          """)
        try await stage.page.wait(until: "list.children.length > 0")
        let position = "[list.elementOf(3).textContent, list.elementOf(3).offsetHeight, asked]"
        #expect(try await stage.page.evaluate(position) == ["", 70, 1])
        try await stage.engineComes()
        #expect(try await stage.page.evaluate(position) == ["", 70, 1])
      }
    }
  }
}
