import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Inserted, removed and moved items, and their elements.
  @Suite struct ListEditTests {
    @Test("Elements stay with their items when items are inserted, removed and moved")
    func identity() async throws {
      try await Stage.list(count: 1000) { stage in
        try await stage.page.evaluate(
          """
          void (lists.name(), window.mark = (index) => { list.elementOf(index).mark = lists.reading },
            window.kept = (id) => [...list.querySelectorAll('.item:not([style*=none])')].find(({ dataset }) => +dataset.id === id)?.mark)
          """)
        try await stage.page.evaluate("list.scrollToItem(100)")
        try await stage.waitForList()
        for index in 100...102 {
          try await stage.page.evaluate("void (list.elementOf(\(index)).mark = \(index))")
        }
        try await stage.page.evaluate("lists.count()")
        try await stage.page.evaluate("lists.insert(101, 1)")
        try await stage.waitForList()
        #expect(try await stage.page.evaluate("[kept(100), kept(101), kept(102)]") == [100, 101, 102])
        #expect(try await stage.page.evaluate("list.elementOf(101).dataset.id") == "1000")
        try await stage.page.evaluate("lists.remove(101, 1)")
        try await stage.waitForList()
        #expect(try await stage.page.evaluate("[kept(100), kept(101), kept(102)]") == [100, 101, 102])
        try await stage.page.evaluate("lists.move(100, 1, 102)")
        try await stage.waitForList()
        #expect(try await stage.page.evaluate("[kept(100), kept(101), kept(102)]") == [100, 101, 102])
        #expect(
          try await stage.page.evaluate("[100, 101, 102].map((index) => +list.elementOf(index).dataset.id)")
            == [101, 100, 102])
        // Only items that were not visible before are rendered.
        #expect(try await stage.number("lists.times.rendered") < 12)
        let order = try await stage.page.evaluate(
          "[...list.querySelectorAll('.item:not([style*=none])')].map((item) => list.indexOf(item))",
          as: [Int].self)
        #expect(order == order.sorted())
      }
    }

    @Test("`count` appends or removes at the end, `reset` starts over, `invalidateItems` fills items again")
    func count() async throws {
      try await Stage.list(["count": "5"], count: 5) { stage in
        #expect(try await stage.listShown.count == 5)
        try await stage.page.evaluate("list.setAttribute('count', '200')")
        try await stage.page.evaluate("list.scrollToItem(199, { align: 'end' })")
        try await stage.waitForList()
        #expect(try await stage.number("list.elementOf(199).getBoundingClientRect().bottom") == 600)
        try await stage.page.evaluate("void (list.count = 100)")
        try await stage.waitForList()
        #expect(try await stage.number("list.elementOf(99).getBoundingClientRect().bottom") == 600)
        try await stage.page.evaluate("lists.count(), list.invalidateItems(99, 1)")
        try await stage.waitForList()
        #expect(try await stage.number("lists.times.rendered") == 1)
        try await stage.page.evaluate("list.reset(50)")
        try await stage.waitForList()
        #expect(try await stage.listShown.count == 50)
        #expect(try await stage.number("list.elementOf(0).getBoundingClientRect().top") == 0)
        #expect(try await stage.number("lists.blanks()") == 0)
      }
    }

    @Test("A focused element keeps the focus while its item scrolls out of view and back")
    func focus() async throws {
      try await Stage.list(["estimate": "30", "deceleration": "fast"], count: 10_000, render: "button") {
        stage in
        try await stage.page.evaluate("list.scrollToItem(3000)")
        try await stage.waitForList()
        try await stage.page.evaluate("list.elementOf(3002).firstChild.focus()")
        let focused = "document.activeElement.textContent"
        for _ in 0..<3 {
          try await stage.page.fling(
            from: stage.window.point(550), to: stage.window.point(50), duration: .milliseconds(60))
        }
        try await stage.waitForList()
        #expect(try await stage.listShown.item > 3040)
        #expect(try await stage.page.evaluate(focused) == "Button 3002")
        #expect(try await stage.page.evaluate("list.indexOf(document.activeElement)") == 3002)
        try await stage.page.evaluate("list.scrollToItem(9000)")
        try await stage.waitForList()
        try await stage.page.evaluate("list.prependItems(5)")
        try await stage.waitForList()
        #expect(try await stage.page.evaluate(focused) == "Button 3002")
        #expect(try await stage.page.evaluate("list.indexOf(document.activeElement)") == 3007)
        try await stage.page.evaluate("list.scrollToItem(3005)")
        try await stage.waitForList()
        #expect(try await stage.page.evaluate(focused) == "Button 3002")
        // Tab moves the focus to the next items, even beyond the viewport, and the list scrolls to them.
        for _ in 0..<30 {
          try await stage.page.press(.tab)
          try await stage.page.waitForFrames()
        }
        try await stage.waitForList()
        #expect(try await stage.page.evaluate("list.indexOf(document.activeElement)") == 3037)
        let position = try await stage.number("document.activeElement.getBoundingClientRect().bottom")
        #expect(position > 0 && position <= 600)
      }
    }

    @Test("Tab continues from the focused item in both directions, although that item is out of view")
    func tab() async throws {
      for (modifiers, next) in [(KeyModifiers(), 52.0), (.shift, 50)] {
        try await Stage.list(["estimate": "30"], count: 1000, render: "button") { stage in
          try await stage.page.evaluate("list.scrollToItem(48)")
          try await stage.waitForList()
          try await stage.page.evaluate("list.elementOf(51).firstChild.focus()")
          try await stage.page.evaluate("list.scrollToItem(900)")
          try await stage.waitForList()
          try await stage.page.press(.tab, modifiers)
          try await stage.waitForList()
          #expect(try await stage.number("list.indexOf(document.activeElement)") == next)
          let position = try await stage.number("document.activeElement.getBoundingClientRect().top")
          #expect(position >= -1 && position < 600)
        }
      }
    }
  }
}
