import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Scrolls by the browser: to a focused element, by `scrollIntoView`, or because content grows.
  @Suite struct BrowserScrollTests {
    /// An expression for the scroll offsets of the view and of the boxes around its viewport.
    private static let scrolled = """
      [view, ...view.shadowRoot.querySelectorAll('.frame, .window')].flatMap((each) => [each.scrollTop, each.scrollLeft])
      """

    @Test(
      "Focusing or scrolling to a slotted indicator scrolls only the viewport, not the boxes around it",
      arguments: ["vertical", "horizontal"], ["focus()", "scrollIntoView()"])
    func indicator(_ axis: String, _ action: String) async throws {
      for edge in ["start", "end"] {
        try await Stage.bare(["axis": .string(axis), "end": "standard"]) { stage in
          try await stage.page.evaluate(
            """
            void (globalThis.button = document.createElement('button'), button.slot = '\(edge)-indicator',
              button.style.padding = '20px', button.textContent = 'Load', view.append(button))
            """)
          try await stage.page.waitForFrames()
          let position = "(({ top, left }) => [top, left])(view.querySelector('li').getBoundingClientRect())"
          let before = try await stage.page.evaluate(position)
          try await stage.page.evaluate("button.\(action)")
          // At the end edge the action scrolls the viewport to the end.
          try await stage.waitForRest()
          try await stage.scroll(to: "0")
          try await stage.waitForRest()
          #expect(try await stage.page.evaluate(Self.scrolled) == [0, 0, 0, 0, 0, 0], "\(edge)")
          #expect(try await stage.page.evaluate(position) == before, "\(edge)")
        }
      }
    }

    @Test(
      "Focusing a failure message outside the viewport scrolls to the message's edge",
      arguments: ["start", "end"])
    func failure(_ edge: String) async throws {
      try await Stage.bare(["start-keeps-failure": "true", "end": "standard", "end-keeps-failure": "true"]) {
        stage in
        try await stage.page.evaluate(
          "void view.addEventListener('overscroll-refresh', (event) => event.waitUntil(Promise.reject('x')))")
        try await stage.page.evaluate("void view.refresh('\(edge)')")
        try await stage.wait(for: "failed", at: edge)
        try await stage.scroll(to: edge == "start" ? "800" : "0")
        try await stage.waitForRest()
        let result = "view.shadowRoot.querySelector('.indicator.\(edge) .result')"
        try await stage.page.evaluate("\(result).focus()")
        try await stage.waitForRest()
        let box = try await stage.page.evaluate("\(result).getBoundingClientRect().toJSON()", as: Box.self)
        #expect(box.y >= 0 && box.y + box.height <= 600 && box.height > 0, "\(box)")
      }
    }

    @Test("A link to a row shows a view with `hidden=\"until-found\"` and scrolls to the row")
    func untilFound() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          "void (view.querySelectorAll('li')[25].id = 'found', view.hidden = 'until-found')")
        try await stage.page.waitForFrames()
        #expect(
          try await stage.page.evaluate(
            "(({ display, contentVisibility }) => [display, contentVisibility])(getComputedStyle(view))")
            == ["grid", "hidden"])
        try await stage.page.evaluate("void (location.hash = 'found')")
        try await stage.page.wait(until: "!view.hidden && view.presentation.contentOffset === 1500")
      }
    }

    @Test("A smooth scroll by the browser ends at its target", arguments: ["driven", "native"])
    func smooth(_ scrolling: String) async throws {
      try await Stage.bare(["scrolling": .string(scrolling)]) { stage in
        try await stage.page.evaluate(
          "view.querySelectorAll('li')[25].scrollIntoView({ behavior: 'smooth' })")
        try await stage.page.wait(until: "view.presentation.contentOffset === 1500")
        try await stage.waitForRest()
        #expect(try await stage.number("view.querySelectorAll('li')[25].getBoundingClientRect().top") == 0)
        // A later scroll replaces a smooth scroll.
        try await stage.page.evaluate("view.querySelector('li').scrollIntoView({ behavior: 'smooth' })")
        try await stage.page.wait(
          until: "view.presentation.contentOffset < 1490 && !void view.scrollToOffset(700)")
        try await stage.waitForOffset(700)
        try await Task.sleep(for: .milliseconds(400))
        try await stage.waitForOffset(700)
      }
      try await Stage.list(["scrolling": .string(scrolling), "overscan": "900"], count: 200) { stage in
        try await stage.waitForList()
        try await stage.page.evaluate("list.elementOf(8).scrollIntoView({ behavior: 'smooth' })")
        try await stage.page.wait(until: "list.position.item === 8")
        try await stage.waitForList()
        #expect(abs(try await stage.position(ofItem: 8)) <= Stage.pixelPart)
      }
    }

    @Test("With native scrolling the visible rows keep their position when content is added above")
    func anchored() async throws {
      try await Stage.bare(["scrolling": "native"]) { stage in
        try await stage.scroll(to: "500")
        try await stage.waitForRest()
        try await stage.page.evaluate("void (globalThis.read = view.querySelectorAll('li')[12])")
        let before = try await stage.number("read.getBoundingClientRect().top")
        try await stage.page.evaluate(
          """
          void (globalThis.row = document.createElement('li'), row.style.blockSize = '200px',
            view.querySelector('ol').prepend(row))
          """)
        try await stage.page.waitForFrames(4)
        #expect(try await stage.number("read.getBoundingClientRect().top") == before)
        #expect(try await stage.shown.contentOffset == 700)
      }
    }
  }
}
