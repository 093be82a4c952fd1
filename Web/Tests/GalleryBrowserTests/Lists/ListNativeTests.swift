import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Views and lists that the browser scrolls.
  @Suite struct ListNativeTests {
    @Test(
      "A view that the browser scrolls reports its offset, and a refresh from code opens the gap of its edge")
    func view() async throws {
      try await Stage.bare(["scrolling": "native", "end": "standard"]) { stage in
        try await stage.page.evaluate(
          "void view.addEventListener('overscroll-refresh', (event) => event.waitUntil(new Promise((done) => setTimeout(done, 900))))"
        )
        try await stage.pull(by: -300, from: 400)
        try await stage.waitForRest()
        let scrolled = try await stage.number("view.shadowRoot.querySelector('.viewport').scrollTop")
        let offset = try await stage.shown.contentOffset
        #expect(scrolled > 250 && abs(offset - scrolled) < 0.51)
        try await stage.scroll(to: "0")
        try await stage.waitForRest()
        #expect(try await stage.shown.contentOffset == 0)
        try await stage.page.evaluate("void view.refresh()")
        try await stage.wait(for: "refreshing")
        let first = "view.querySelector('li').getBoundingClientRect().top"
        try await stage.page.wait(until: "Math.abs(\(first) - 60) < 0.51")
        let shown = try await stage.shown
        #expect(abs(shown.start.gap - 60) < 1, "\(shown)")
        try await stage.expectHome()
        #expect(try await stage.number(first) == 0)
        #expect(try await stage.results == ["success"])
        // The gap of the end makes the content longer, so that the browser can scroll to it.
        let length = "view.shadowRoot.querySelector('.viewport').scrollHeight"
        #expect(try await stage.number(length) == 2400)
        try await stage.page.evaluate("void view.refresh('end')")
        try await stage.page.wait(until: "\(length) === 2460")
        try await stage.expectHome()
        #expect(try await stage.number(length) == 2400)
      }
    }

    @Test("A change between driven and native scrolling keeps the item at the top in place")
    func change() async throws {
      try await Stage.list(count: 10_000) { stage in
        try await stage.page.evaluate("list.scrollToItem(4000, { inside: 12 })")
        try await stage.waitForList()
        let before = try await stage.position(ofItem: 4000)
        for scrolling in ["native", "driven"] {
          try await stage.page.evaluate("list.setAttribute('scrolling', '\(scrolling)')")
          try await stage.page.wait(until: "list.presentation && list.listPresentation.mounted > 0")
          try await stage.waitForList()
          let after = try await stage.position(ofItem: 4000)
          #expect(abs(after - before) <= Stage.pixelPart, "\(after), not \(before)")
          #expect(try await stage.number("lists.blanks()") == 0)
        }
      }
    }

    enum Takeover: String, CaseIterable, Sendable { case wheel, key, none }

    @Test("A wheel or a key interrupts an animated scroll to an item", arguments: Takeover.allCases)
    func takeover(_ way: Takeover) async throws {
      try await Stage.list(["scrolling": "native", "estimate": "60"], count: 10_000, render: "tile") {
        stage in
        try await stage.page.press(.tab)
        try await stage.page.evaluate("list.scrollToItem(5000)")
        try await stage.waitForList()
        try await stage.page.evaluate("list.scrollToItem(5100, { animated: true })")
        try await stage.page.wait(until: "list.listPresentation.item > 5002")
        switch way {
        case .wheel: try await stage.page.wheel(at: stage.window.point(300), deltaY: -100)
        case .key: try await stage.page.press(.arrowUp)
        case .none: break
        }
        try await stage.waitForList()
        let item = try await stage.listShown.item
        #expect(way == .none ? item == 5100 : item < 5100 && item > 4990, "\(item)")
        #expect(try await stage.number("lists.blanks()") == 0)
      }
    }

    @Test(
      "After a fling by the browser, no part is blank, and the engine's offset equals the browser's scroll offset"
    )
    func fling() async throws {
      try await Stage.list(["scrolling": "native", "estimate": "300"], count: 100_000) { stage in
        try await stage.page.evaluate("list.scrollToItem(50000)")
        try await stage.waitForList()
        for isBack in [false, false, true, true, true] {
          try await stage.page.fling(
            from: stage.window.point(isBack ? 100 : 500), to: stage.window.point(isBack ? 500 : 100),
            duration: .milliseconds(80))
          try await stage.waitForList()
          #expect(try await stage.number("lists.blanks()") == 0)
          // The two offsets become equal at rest.
          try await stage.page.wait(
            until: """
              Math.abs(list.listPresentation.scrollOffset
                - list.shadowRoot.querySelector('.viewport').scrollTop) < 1
              """)
        }
      }
    }
  }
}
