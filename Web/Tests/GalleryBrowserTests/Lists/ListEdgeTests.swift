import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Refresh at a list's start, load-more at its end, and chats.
  @Suite struct ListEdgeTests {
    /// A listener that inserts 20 items for a refresh and 30 for load-more, each after 0.3 s.
    private static let loading = """
      void (lists.name(), list.addEventListener('overscroll-refresh', (event) => event.waitUntil(
        new Promise((done) => setTimeout(done, 300)).then(() => {
          lists.insert(event.edge === 'start' ? 0 : list.count, event.edge === 'start' ? 20 : 30)
        }))))
      """

    @Test("After `contentChanged()` the end loads again, although no items were added")
    func contentChanged() async throws {
      try await Stage.list(["end": "standard", "end-policy": "approach 300"], count: 5) { stage in
        try await stage.waitForStarts(1)
        try await stage.waitForList()
        try await stage.waitForRest()
        let starts = try await stage.starts.count
        // A layout alone does not make the end load again.
        try await stage.page.evaluate("void (list.style.blockSize = '580px')")
        try await stage.page.waitForFrames(30)
        #expect(try await stage.starts.count == starts)
        try await stage.page.evaluate("list.contentChanged()")
        try await stage.waitForStarts(starts + 1)
        try await stage.page.waitForFrames(30)
        #expect(try await stage.starts.count == starts + 1)
      }
    }

    @Test("A pull refreshes a list, and the visible items keep their positions when new items arrive")
    func refresh() async throws {
      try await Stage.list(["start": "standard"], count: 100) { stage in
        try await stage.page.evaluate(Self.loading)
        let moments = try await stage.moments(row: "[data-id=\"0\"]") {
          try await stage.pull(by: 400)
          try await stage.waitForStarts(1)
          try await stage.wait(for: "idle")
        }
        moments.expectNoJump()
        #expect(try await stage.starts == ["start"])
        #expect(try await stage.results == ["success"])
        #expect(try await stage.listShown.count == 120)
      }
    }

    @Test(
      "Each time the end comes near the viewport, it loads more once", arguments: ["vertical", "horizontal"])
    func more(_ axis: String) async throws {
      let attributes: JSONValue = [
        "axis": .string(axis), "start": "standard", "end": "standard", "end-policy": "approach 300",
        "estimate": "100",
      ]
      try await Stage.list(attributes, count: 20) { stage in
        try await stage.page.evaluate(Self.loading)
        #expect(
          try await stage.page.evaluate(
            "[list.shadowRoot.querySelector('.content').getAttribute('role'), list.elementOf(0).getAttribute('role')]"
          )
            == ["feed", "article"])
        let isHorizontal = axis == "horizontal"
        for round in 1...3 {
          try await stage.page.evaluate("list.scrollToItem(list.count - 1, { align: 'end', animated: true })")
          try await stage.page.wait(until: "list.count === \(20 + 30 * round)")
          try await stage.waitForRest()
        }
        let starts = try await stage.starts
        #expect(starts == ["end", "end", "end"])
        #expect(try await stage.number("lists.blanks()") == 0)
        try await stage.page.evaluate("list.scrollToItem(0)")
        try await stage.waitForList()
        if isHorizontal {
          try await stage.page.touch([
            .down(30, 200), .move(to: Point(380, 200), duration: .milliseconds(300)),
            .hold(.milliseconds(100)), .up,
          ])
        } else {
          try await stage.pull(by: 400)
        }
        try await stage.page.wait(until: "list.count === 130")
        try await stage.waitForRest()
        #expect(try await stage.starts == ["end", "end", "end", "start"])
      }
    }

    @Test("With native scrolling, the end loads more when it comes near the viewport")
    func nativeMore() async throws {
      let attributes: JSONValue = [
        "scrolling": "native", "end": "standard", "end-policy": "approach 300", "estimate": "100",
      ]
      try await Stage.list(attributes, count: 20) { stage in
        try await stage.page.evaluate(Self.loading)
        for _ in 0..<8 {
          try await stage.page.fling(
            from: stage.window.point(500), to: stage.window.point(100), duration: .milliseconds(80))
          try await stage.page.waitForFrames(20)
        }
        try await stage.page.wait(until: "list.count >= 50")
        try await stage.waitForList()
        #expect(try await stage.starts.allSatisfy { $0 == "end" })
        #expect(try await stage.number("lists.blanks()") == 0)
        #expect(
          try await stage.page.evaluate(
            "void list.refresh('end').then((result) => { window.result = result })") == nil)
        try await stage.page.wait(until: "window.result === 'success'")
      }
    }

    @Test(
      "A chat starts at its end and stays there when items arrive; after a scroll up, it keeps its position",
      arguments: [[:], ["scrolling": "native"]] as [JSONValue])
    func chat(_ attributes: JSONValue) async throws {
      guard case .object(var object) = attributes else { return }
      object["chat"] = ""
      try await Stage.list(.object(object), count: 500) { stage in
        try await stage.waitForList()
        let bottom = "list.elementOf(list.count - 1).getBoundingClientRect().bottom"
        #expect(abs(try await stage.number(bottom) - 600) <= Stage.pixelPart)
        for _ in 0..<3 {
          try await stage.page.evaluate("void (list.count += 1)")
          try await stage.waitForList()
          #expect(abs(try await stage.number(bottom) - 600) <= Stage.pixelPart)
        }
        try await stage.page.evaluate("lists.name(), list.scrollToItem(300)")
        try await stage.waitForList()
        let before = try await stage.position(ofItem: 301)
        try await stage.page.evaluate("lists.insert(list.count, 5), lists.insert(0, 50)")
        try await stage.waitForList()
        #expect(abs(try await stage.position(ofItem: 351) - before) <= Stage.pixelPart)
      }
    }
  }
}
