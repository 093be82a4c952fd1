import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Scrolling to items, from code and by keys.
  @Suite struct ListTargetTests {
    @Test("`scrollToItem` aligns any of 10 million items", arguments: ["driven", "native"])
    func alignments(_ scrolling: String) async throws {
      try await Stage.list(["scrolling": .string(scrolling)], count: 10_000_000) { stage in
        for (item, isAnimated) in [3, 5_000_000, 9_999_999].flatMap({ [($0, false), ($0, true)] }) {
          for align in ["start", "center", "end"] {
            try await stage.page.evaluate(
              "list.scrollToItem(\(item), { align: '\(align)', animated: \(isAnimated) })")
            try await stage.waitForList()
            let extent = try await stage.number("list.elementOf(\(item)).getBoundingClientRect().height")
            let position = try await stage.position(ofItem: item)
            var wanted = align == "start" ? 0 : align == "end" ? 600 - extent : (600 - extent) / 2
            if item == 9_999_999 { wanted = 600 - extent }
            if item == 3, align != "start" { wanted = min(wanted, position) }
            #expect(abs(position - wanted) <= Stage.pixelPart, "\(item) \(align): \(position), not \(wanted)")
            #expect(try await stage.number("lists.blanks()") == 0)
          }
          let position = try await stage.position(ofItem: item)
          try await stage.page.evaluate("list.scrollToItem(\(item), { align: 'nearest' })")
          try await stage.waitForList()
          #expect(abs(try await stage.position(ofItem: item) - position) <= Stage.pixelPart, "\(item)")
          #expect(try await stage.number("list.elementOf(\(item)).offsetTop") < 1_048_577)
        }
      }
    }

    @Test(
      "After `scrollToItem`, even before the list is ready, the browser's scroll offset equals the engine's",
      arguments: [true, false])
    func scrolled(isEarly: Bool) async throws {
      try await Stage.list(count: 0) { stage in
        let wait = isEarly ? "" : "while (!list.presentation) await new Promise(requestAnimationFrame);"
        try await stage.page.evaluate(
          "(async () => { lists.show({}, 5000, 'tile'); \(wait) list.scrollToItem(3000) })()")
        try await stage.page.wait(until: "list.presentation")
        try await stage.waitForList()
        let scrolled = try await stage.number("list.shadowRoot.querySelector('.viewport').scrollTop")
        #expect(abs(scrolled - (try await stage.listShown.scrollOffset)) <= Stage.pixelPart)
        #expect(abs(try await stage.position(ofItem: 3000)) <= Stage.pixelPart)
      }
    }

    @Test("`scrollToItem` replaces an index out of range by the nearest index, and a count is at most 2^30")
    func beyond() async throws {
      try await Stage.list(count: 1000) { stage in
        for item in ["Infinity", "5e9", "2 ** 32", "2 ** 31", "Number.MAX_VALUE"] {
          try await stage.page.evaluate("list.scrollToItem(0)")
          try await stage.page.evaluate("list.scrollToItem(\(item), { align: 'end' })")
          try await stage.waitForList()
          let bottom = "list.elementOf(999).getBoundingClientRect().bottom"
          #expect(abs(try await stage.number(bottom) - 600) <= Stage.pixelPart, "\(item)")
        }
        for item in ["-Infinity", "NaN", "-5e9", "undefined"] {
          try await stage.page.evaluate("list.scrollToItem(500)")
          try await stage.page.evaluate("list.scrollToItem(\(item))")
          try await stage.waitForList()
          #expect(try await stage.position(ofItem: 0) == 0, "\(item)")
        }
        try await stage.page.evaluate("list.removeItems(990, Infinity), list.moveItems(980, 5e9, -1)")
        try await stage.waitForList()
        #expect(try await stage.listShown.count == 990)
        for count in ["list.count = 5e9", "list.prependItems(5e9)"] {
          try await stage.page.evaluate("list.reset(5), void (\(count))")
          #expect(try await stage.number("list.count") == 1_073_741_824, "\(count)")
          #expect(try await stage.listShown.count == 1_073_741_824, "\(count)")
        }
        try await stage.page.evaluate("list.reset(Infinity), list.insertItems(3, 2)")
        #expect(try await stage.listShown.count == 1_073_741_824)
        try await stage.page.evaluate(
          "list.setAttribute('count', '5'), list.setAttribute('count', '5000000000')")
        #expect(try await stage.number("list.count") == 1_073_741_824)
        #expect(try await stage.listShown.count == 1_073_741_824)
        try await stage.page.evaluate("list.scrollToItem(Infinity, { align: 'end' })")
        try await stage.waitForList()
        #expect(try await stage.number("lists.blanks()") == 0)
        #expect(try await stage.page.evaluate("list.elementOf(1073741823) !== null") == true)
        try await stage.page.evaluate("void (list.count = NaN)")
        #expect(try await stage.listShown.count == 1_073_741_824)
      }
    }

    @Test("End and Home reach both ends of 10 million items", arguments: ["driven", "native"])
    func keys(_ scrolling: String) async throws {
      try await Stage.list(["scrolling": .string(scrolling)], count: 10_000_000) { stage in
        try await stage.page.press(.tab)
        try await stage.page.press(.end)
        try await stage.page.wait(until: "list.visibleItems.from + list.visibleItems.count === 10000000")
        try await stage.waitForList()
        #expect(
          abs(try await stage.number("list.elementOf(9999999).getBoundingClientRect().bottom - 600"))
            <= Stage.pixelPart)
        try await stage.page.press(.pageUp)
        try await stage.waitForList()
        #expect(try await stage.number("lists.blanks()") == 0)
        try await stage.page.press(.home)
        try await stage.page.wait(until: "list.visibleItems.from === 0")
        try await stage.waitForList()
        #expect(try await stage.number("list.elementOf(0).getBoundingClientRect().top") == 0)
        #expect(try await stage.shown.contentOffset == 0)
      }
    }

    @Test("A horizontal list begins at the right if text runs from right to left", arguments: ["ltr", "rtl"])
    func horizontal(_ direction: String) async throws {
      try await Stage.list(["axis": "horizontal", "dir": .string(direction)], count: 10_000) { stage in
        try await stage.page.evaluate("list.scrollToItem(5000)")
        try await stage.waitForList()
        let gap =
          direction == "rtl"
          ? "list.getBoundingClientRect().right - list.elementOf(5000).getBoundingClientRect().right"
          : "list.elementOf(5000).getBoundingClientRect().left"
        #expect(abs(try await stage.number(gap)) <= Stage.pixelPart)
        #expect(try await stage.number("lists.blanks()") == 0)
        #expect(try await stage.number("list.elementOf(5000).getBoundingClientRect().height") == 300)
        try await stage.page.fling(
          from: Point(direction == "rtl" ? 60 : 330, 200), to: Point(direction == "rtl" ? 330 : 60, 200),
          duration: .milliseconds(100))
        try await stage.page.waitForFrames(10)
        #expect(try await stage.listShown.item > 5000)
        #expect(try await stage.number("lists.blanks()") == 0)
        try await stage.page.evaluate("list.focus(), list.shadowRoot.querySelector('.viewport').focus()")
        try await stage.page.press(.end)
        try await stage.waitForList()
        try await stage.page.press(direction == "rtl" ? .arrowRight : .arrowLeft)
        try await stage.waitForList()
        #expect(try await stage.number("list.visibleItems.from + list.visibleItems.count") >= 9999)
      }
    }
  }
}
