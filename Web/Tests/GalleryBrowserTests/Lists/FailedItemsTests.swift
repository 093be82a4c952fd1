import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// A list whose engine fails to load and arrives later.
  @Suite struct FailedItemsTests {
    @Test("The browser shows the items until the engine arrives")
    func failed() async throws {
      try await Stage.failed(count: 100) { stage in
        let before = try await stage.itemsSeen
        let isEarly = "list.shadowRoot.querySelector('.frame').classList.contains('early')"
        try await stage.page.evaluate("void dispatchEvent(new Event('online'))")
        #expect(try await stage.page.evaluate(isEarly) == false)
        try await stage.engineComes()
        #expect(try await stage.itemsSeen.prefix(3).map(\.id) == before.prefix(3).map(\.id))
        #expect(
          try await stage.page.evaluate("list.children.length === list.listPresentation.elements") == true)
      }
    }

    /// Attributes of lists that the engine may lay out differently.
    private static let looks: [JSONValue] = [
      [:], ["columns": "2"], ["chat": ""], ["spacing": "9", "inset-start": "40"], ["sticks": "end"],
    ]

    @Test("The item at the top stays there when the engine arrives")
    func scrolled() async throws {
      try await Stage.failed(count: 0) { stage in
        for attributes in Self.looks {
          try await stage.showFailed(attributes, count: 1000)
          // The user's scroll replaces the page's earlier scroll.
          try await stage.page.evaluate("list.scrollToItem(500)")
          try await stage.browserScrolls(to: 777)
          let before = try #require(try await stage.itemsSeen.first)
          try await stage.engineComes()
          let after = try #require(try await stage.itemsSeen.first { $0.id == before.id })
          // The item may have a different width and height, but the same fraction of it is above the
          // viewport.
          #expect(abs(after.top / after.height - before.top / before.height) < 0.01, "\(attributes)")
        }
      }
    }

    @Test(
      "If the user has not scrolled, the engine starts at the list's start position or the restored position")
    func begins() async throws {
      try await Stage.failed(["chat": ""], count: 1000) { stage in
        try await stage.engineComes()
        #expect(try await stage.page.evaluate("list.elementOf(999) !== null") == true)
      }
      try await Stage.failed(count: 1000) { stage in
        try await stage.page.evaluate("list.restore({ item: 500, inside: 7 })")
        try await stage.engineComes()
        #expect(try await stage.page.evaluate("list.position") == ["item": 500, "inside": 7])
      }
    }

    @Test("If the page scrolls after the user, the engine starts at the page's target")
    func pageScrollsLast() async throws {
      try await Stage.failed(count: 1000) { stage in
        try await stage.browserScrolls(to: 400)
        try await stage.page.evaluate("list.scrollToItem(500)")
        try await stage.engineComes()
        #expect(try await stage.page.evaluate("list.position.item") == 500)
      }
    }

    /// Options of `scrollToItem`, the edge with which the item is then aligned, and the distance, in px.
    static let alignments: [(String, JSONValue)] = [
      ("{ align: 'start' }", ["start", 0]), ("{ align: 'end' }", ["end", 0]),
      ("{ align: 'center' }", ["center", 0]),
      ("{ align: 'nearest' }", ["end", 0]), ("{ align: 'end', inside: 9 }", ["end", -9]),
    ]

    @Test("Without the engine, `scrollToItem` aligns an item as it does with the engine")
    func aligned() async throws {
      try await Stage.failed(count: 0) { stage in
        for (options, position) in Self.alignments {
          try await stage.showFailed(count: 1000)
          try await stage.page.evaluate("list.scrollToItem(100, \(options))")
          try await stage.page.waitForFrames()
          #expect(
            try await stage.page.evaluate(
              """
              (([item, port]) => Object.entries({
                start: item.top - port.top, end: item.bottom - port.bottom,
                center: (item.top + item.bottom - port.top - port.bottom) / 2
              }).filter(([name]) => name === \(position)[0]).map(([name, value]) => [name, Math.round(value)])[0])(
                [list.elementOf(100), list.shadowRoot.querySelector('.viewport')].map((it) => it.getBoundingClientRect()))
              """) == position)
          // The alignment `nearest` does not move an item that is already visible.
          let before = try await stage.number("\(Stage.listViewport).scrollTop")
          try await stage.page.evaluate("list.scrollToItem(100, { align: 'nearest', inside: 0 })")
          try await stage.page.waitForFrames()
          let after = try await stage.number("\(Stage.listViewport).scrollTop")
          #expect(abs(after - before) < 10, "\(options)")
        }
      }
    }

    @Test("A list that is moved within the page keeps its items")
    func movedInPage() async throws {
      try await Stage.failed(count: 0) { stage in
        for attributes in [[:], ["chat": ""]] as [JSONValue] {
          try await stage.showFailed(attributes, count: 1000)
          try await stage.page.evaluate(
            "void (Class.load = () => new Promise(() => {}), document.body.append(list))")
          try await stage.page.waitForFrames(3)
          #expect(
            try await stage.page.evaluate("list.elementOf(3)?.textContent.startsWith('Card 3')") == true,
            "\(attributes)")
          #expect(
            try await stage.page.evaluate("list.shadowRoot.querySelector('.failed') !== null") == true)
        }
      }
    }

    @Test("Scrolling to the end shows more items, even if items get their size late")
    func late() async throws {
      try await Stage.failed(count: 0) { stage in
        try await stage.page.evaluate(
          """
          void (list.renderItem = (element, index) => {
            element.style.padding = element.style.border = 0;
            setTimeout(() => { element.textContent = index; element.style.blockSize = '20px'; }, 50);
          }, list.count = 1000)
          """)
        try await stage.page.wait(until: "list.lastChild?.textContent")
        for _ in 0..<4 {
          let before = Int(try await stage.number("list.children.length"))
          try await stage.browserScrolls(to: 1_000_000)
          try await stage.page.wait(until: "list.children.length > \(before) && list.lastChild.textContent")
        }
      }
    }

    @Test("The page keeps its scroll offset when the engine fails to load and when it arrives later")
    func pageStays() async throws {
      try await Stage.early(count: 1000, complaints: true) { stage in
        try await stage.makePageScroll()
        try await stage.page.evaluate("void scrollTo(0, 100)")
        try await stage.page.waitForFrames()
        try await stage.page.evaluate(
          """
          void (globalThis.real = load, load = async () => { throw new Error('offline'); }, go(),
            go = () => (Class.load = real, dispatchEvent(new Event('online'))))
          """)
        try await stage.page.wait(until: "list.shadowRoot.querySelector('.notice').textContent")
        try await stage.page.waitForFrames()
        #expect(try await stage.page.evaluate("scrollY") == 100)
        try await stage.engineComes()
        #expect(try await stage.page.evaluate("scrollY") == 100)
      }
    }

    @Test("A wheel past the end of a list without the engine scrolls the page")
    func chains() async throws {
      try await Stage.failed(count: 3) { stage in
        try await stage.makePageScroll()
        try await stage.page.wheel(at: Point(100, 300), deltaY: 200, count: 1, duration: .milliseconds(50))
        try await stage.page.wait(until: "scrollY > 100")
      }
    }
  }
}
