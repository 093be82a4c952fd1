import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// A list's elements, their content, and misuse by a page.
  @Suite struct ListTests {
    @Test("A list renders the visible items and a few more, and gives their positions to screen readers")
    func rendersWhatIsSeen() async throws {
      try await Stage.list(count: 100_000) { stage in
        try await stage.waitForList()
        let shown = try await stage.listShown
        #expect(shown.count == 100_000 && shown.item == 0 && shown.mounted >= 4 && shown.mounted < 40)
        #expect(try await stage.number("lists.times.rendered") < 80)
        #expect(try await stage.number("lists.blanks()") == 0)
        #expect(
          try await stage.page.evaluate(
            """
            ((item) => [item.getAttribute('role'), item.getAttribute('aria-posinset'),
              item.getAttribute('aria-setsize'), list.indexOf(item.firstChild)])(list.elementOf(2))
            """) == ["listitem", "3", "100000", 2])
        #expect(
          try await stage.page.evaluate("list.shadowRoot.querySelector('.content').getAttribute('role')")
            == "list")
        #expect(try await stage.page.evaluate("list.elementOf(50000)") == nil)
        let seen = try await stage.page.evaluate("[list.visibleItems.from, list.visibleItems.count]")
        #expect(seen[0] == 0 && (seen[1].number ?? 0) >= 3)
      }
    }

    @Test("If `renderItem` throws, the item stays empty, and the list continues to work")
    func throwing() async throws {
      try await Stage.list(["estimate": "50"], count: 0, complaints: true) { stage in
        try await stage.page.evaluate(
          """
          void (list.renderItem = (element, index, about) => {
            if (index % 3 === 1) throw new Error(`no item ${index}`)
            lists.card(element, index, about)
          }, list.count = 1000)
          """)
        try await stage.waitForList()
        #expect(
          try await stage.number("list.elementOf(1).offsetHeight + list.elementOf(1).childNodes.length") == 50
        )
        #expect(await stage.page.uncaughtExceptions.contains { $0.contains("no item 1") })
        try await stage.page.fling(
          from: stage.window.point(500), to: stage.window.point(100), duration: .milliseconds(100))
        try await stage.waitForList()
        #expect(try await stage.number("lists.blanks()") == 0)
        #expect(try await stage.listShown.item > 3)
      }
    }

    @Test("Edits by `renderItem` are applied after it has returned")
    func editing() async throws {
      try await Stage.list(count: 50) { stage in
        try await stage.page.evaluate(
          """
          void (lists.name(), list.renderItem = (element, index, about) => {
            lists.card(element, index, about)
            if (list.count < 60) lists.insert(0, 1)
          }, list.invalidateItems())
          """)
        try await stage.waitForList()
        #expect(try await stage.listShown.count == 60)
        #expect(
          try await stage.page.evaluate(
            "list.invalidateItems(), new Promise(requestAnimationFrame).then(() => new Set([...list.querySelectorAll('.item:not([style*=none])')].map(({ dataset }) => dataset.id)).size === list.listPresentation.mounted)"
          ) == true)
      }
    }

    @Test(
      "`renderItem` may remove items, even the items that are filled next")
    func removing() async throws {
      try await Stage.list(count: 500) { stage in
        try await stage.page.evaluate("list.scrollToItem(300)")
        try await stage.waitForList()
        try await stage.page.evaluate(
          """
          void (lists.name(), lists.asked = [], list.renderItem = (element, index, about) => {
            if (index >= list.count) lists.asked.push(index)
            if (list.count > 490) lists.remove(index, 1)
            else if (list.count > 20) lists.remove(20, 470)
            lists.card(element, Math.min(index, list.count - 1), about)
          })
          """)
        try await stage.page.wait(until: "list.count === 20")
        try await stage.waitForList()
        let shown = try await stage.listShown
        #expect(shown.count == 20 && shown.mounted >= 3)
        #expect(try await stage.page.evaluate("lists.asked") == [])
        #expect(try await stage.number("lists.blanks()") == 0)
        try await stage.page.evaluate(
          "void (list.renderItem = lists.card, lists.insert(20, 100), list.scrollToItem(60))")
        try await stage.waitForList()
        #expect(abs(try await stage.position(ofItem: 60)) <= Stage.pixelPart)
        #expect(try await stage.number("lists.blanks()") == 0)
      }
    }

    @Test("If `renderItem` inserts items at the start, it is not called with outdated indices")
    func prepending() async throws {
      try await Stage.list(count: 50) { stage in
        try await stage.page.evaluate(
          """
          void (lists.name(), list.renderItem = (element, index, about) => {
            if (index === 2 && list.count === 50) lists.insert(0, 7)
            lists.card(element, index, about)
          })
          """)
        try await stage.page.wait(until: "list.count === 57")
        try await stage.waitForList()
        // Item 9 is excluded. It was filled with its old index, 2, while `renderItem` inserted the items.
        #expect(
          try await stage.page.evaluate(
            """
            [...list.querySelectorAll('.item:not([style*=none])')].map((item) => [list.indexOf(item), +item.dataset.id])
              .filter(([index, id]) => index !== 9 && id !== (index < 7 ? 50 + index : index - 7))
            """) == [])
        #expect(try await stage.number("lists.blanks()") == 0)
      }
    }

    @Test("`renderItem` may reset the list", arguments: [0, 3, 500])
    func resetting(_ count: Int) async throws {
      try await Stage.list(["estimate": "30"], count: 1000) { stage in
        try await stage.page.evaluate("list.scrollToItem(900)")
        try await stage.waitForList()
        try await stage.page.evaluate(
          """
          void (list.renderItem = (element, index, about) => {
            if (list.count === 1000) list.reset(\(count))
            lists.card(element, index, about)
          })
          """)
        try await stage.page.wait(until: "list.count === \(count)")
        try await stage.waitForList()
        let shown = try await stage.listShown
        #expect(shown.count == count && shown.item == 0 && shown.mounted >= min(count, 3))
        try await stage.page.evaluate("list.insertItems(0, 200), list.scrollToItem(150)")
        try await stage.waitForList()
        #expect(abs(try await stage.position(ofItem: 150)) <= Stage.pixelPart)
        #expect(try await stage.number("lists.blanks()") == 0)
      }
    }

    @Test("Removing attributes restores the layout that the list had without them")
    func removedAttributes() async throws {
      try await Stage.list(["estimate": "40"], count: 1000) { stage in
        try await stage.page.evaluate("list.scrollToItem(500)")
        try await stage.waitForList()
        let plain = try await stage.listShown
        let box =
          "(({ left, right, height }) => [left, right, height])(list.elementOf(503).getBoundingClientRect())"
        let before = try await stage.page.evaluate(box)
        let position = try await stage.position(ofItem: 503)
        let attributes = [
          "overscan": "3000", "spacing": "7", "lane-spacing": "9", "inset-start": "20", "inset-end": "30",
          "columns": "3", "masonry": "", "sticks": "both", "starts-at-end": "", "chat": "",
        ]
        for (name, value) in attributes {
          try await stage.page.evaluate("list.setAttribute('\(name)', '\(value)')")
        }
        try await stage.waitForList()
        #expect(try await stage.listShown.mounted > plain.mounted + 20)
        for name in attributes.keys { try await stage.page.evaluate("list.removeAttribute('\(name)')") }
        try await stage.page.evaluate("list.scrollToItem(500)")
        try await stage.waitForList()
        #expect(abs(try await stage.listShown.mounted - plain.mounted) <= 2)
        #expect(try await stage.page.evaluate(box) == before)
        #expect(abs(try await stage.position(ofItem: 503) - position) <= Stage.pixelPart)
        // Without `sticks` and `chat`, the list does not stay at its end when items are appended.
        try await stage.page.evaluate("list.scrollToItem(999, { align: 'end' })")
        try await stage.waitForList()
        try await stage.page.evaluate("list.insertItems(1000, 5)")
        try await stage.waitForList()
        let bottom = "list.elementOf(999).getBoundingClientRect().bottom"
        #expect(abs(try await stage.number(bottom) - 600) <= Stage.pixelPart)
      }
    }

    @Test(
      "A list that is hidden and shown again keeps its position",
      arguments: [[:], ["scrolling": "native"]] as [JSONValue])
    func hidden(_ attributes: JSONValue) async throws {
      try await Stage.list(attributes, count: 10_000) { stage in
        try await stage.page.evaluate("list.scrollToItem(5000, { inside: 30 })")
        try await stage.waitForList()
        let before = try await stage.position(ofItem: 5001)
        try await stage.page.evaluate("void (list.style.display = 'none')")
        try await stage.page.waitForFrames(10)
        try await stage.page.evaluate("list.prependItems(10)")
        try await stage.page.evaluate("void (list.style.display = '')")
        try await stage.waitForList()
        #expect(abs(try await stage.position(ofItem: 5011) - before) <= Stage.pixelPart)
        #expect(try await stage.number("lists.blanks()") == 0)
        #expect(try await stage.listShown.item == 5010)
      }
    }

    @Test("A list that is removed and inserted again keeps its position, its items and the items' kinds")
    func comesBack() async throws {
      try await Stage.list(count: 1000) { stage in
        try await stage.page.evaluate(
          """
          void (list.insertItems(500, 1, 'header'), list.scrollToItem(510), lists.kinds = {},
            list.renderItem = (element, index, about) => {
              lists.kinds[index] = about.kind
              lists.card(element, index, about)
            })
          """)
        try await stage.waitForList()
        let before = try await stage.position(ofItem: 511)
        #expect(
          try await stage.page.evaluate("[lists.kinds[510], lists.kinds[500]]") == ["standard", "header"])
        #expect(try await stage.number("list.elementOf(500).getBoundingClientRect().top") == 0)
        try await stage.page.evaluate("void (list.remove(), lists.kinds = {})")
        #expect(try await stage.page.evaluate("[list.children.length, list.count]") == [0, 1001])
        try await stage.page.evaluate("void document.body.append(list)")
        try await stage.page.wait(until: "list.presentation")
        try await stage.waitForList()
        #expect(abs(try await stage.position(ofItem: 511) - before) <= Stage.pixelPart)
        #expect(
          try await stage.page.evaluate("[lists.kinds[510], lists.kinds[500]]") == ["standard", "header"])
      }
    }

    @Test("Creating and removing many lists does not increase the memory")
    func comeAndGo() async throws {
      try await Stage.list(count: 100) { stage in
        let memory = "((memory) => [memory.liveBytes, memory.liveBlocks])(lists.module.memory)"
        let round = """
          (async () => {
            for (let round = 0; round < 20; round += 1) {
              lists.show({}, 100)
              while (!list.presentation) await new Promise((then) => setTimeout(then))
            }
          })()
          """
        try await stage.page.evaluate(round)
        try await stage.page.waitForFrames(5)
        let before = try await stage.page.evaluate(memory)
        for _ in 0..<5 { try await stage.page.evaluate(round) }
        try await stage.page.waitForFrames(5)
        #expect(try await stage.page.evaluate(memory) == before)
      }
    }
  }
}
