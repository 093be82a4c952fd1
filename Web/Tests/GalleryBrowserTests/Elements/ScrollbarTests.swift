import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The scroll bar of the elements.
  @Suite struct ScrollbarTests {
    /// The bounding box of the bar, in px, and its visibility.
    struct Bar: Decodable, Sendable {
      let isShown: Bool
      let opacity: Double
      let x: Double
      let y: Double
      let width: Double
      let height: Double

      var middle: Point { Point(x + width / 2, y + height / 2) }
    }

    private func bar(_ stage: Stage) async throws -> Bar {
      try await stage.page.evaluate(
        """
        ((bar) => {
          const { x, y, width, height } = bar.getBoundingClientRect(), style = getComputedStyle(bar)
          return { x, y, width, height, opacity: +style.opacity,
            isShown: style.display !== 'none' && bar.classList.contains('shown') }
        })(\(stage.view).shadowRoot.querySelector('[part=scrollbar]'))
        """, as: Bar.self)
    }

    /// Stops the page's clock, so that the bar stays visible until a slow machine has read it.
    private func keepBar(_ stage: Stage) async throws {
      try await stage.advanceByFrames()
      try await stage.page.evaluate("void (frameClock.start(), frameClock.stop())")
    }

    private func waitForBar(_ isShown: Bool, _ stage: Stage) async throws {
      try await stage.page.wait(
        until: """
          \(stage.view).shadowRoot.querySelector('[part=scrollbar]').classList.contains('shown') === \(isShown)
          """)
    }

    @Test(
      "The bar appears during a scroll, shows the viewport's position and length, and disappears after a second"
    )
    func shows() async throws {
      try await Stage.bare { stage in
        #expect(try await !bar(stage).isShown)
        try await keepBar(stage)
        try await stage.scroll(to: "900")
        try await waitForBar(true, stage)
        // The viewport shows 600 of 2400 px at offset 900 of 1800. The bar has a quarter of the length, is
        // in the middle, and is 3 px from the edges.
        let middle = try await bar(stage)
        #expect(
          abs(middle.height - 594.0 / 4) < 0.6 && abs(middle.y + middle.height / 2 - 300) < 0.6, "\(middle)")
        #expect(abs(middle.x + middle.width - (stage.window.x + stage.window.width - 3)) < 0.6, "\(middle)")
        try await stage.scroll(to: "1e6")
        let end = try await bar(stage)
        #expect(abs(end.y + end.height - 597) < 0.6, "\(end)")
        try await stage.page.evaluate("frameClock.resume()")
        try await stage.page.wait(
          until: "getComputedStyle(view.shadowRoot.querySelector('[part=scrollbar]')).visibility === 'hidden'"
        )
        #expect(try await bar(stage).opacity == 0)
        #expect(
          try await stage.page.evaluate(
            "view.shadowRoot.querySelector('[part=scrollbar]').getAttribute('aria-hidden')") == "true")
      }
    }

    @Test("The bar shrinks during overscroll, and an open gap does not change it")
    func pulled() async throws {
      try await Stage.bare(["start": "standard"]) { stage in
        try await stage.page.evaluate(
          "void view.addEventListener('overscroll-refresh', (event) => event.waitUntil(new Promise((done) => (globalThis.settle = done))))"
        )
        try await keepBar(stage)
        try await stage.scroll(to: "1")
        try await waitForBar(true, stage)
        let full = try await bar(stage).height
        try await stage.page.evaluate("frameClock.resume()")
        try await stage.pull(by: 300, lifts: false)
        let pulled = try await bar(stage)
        let overscroll = try await stage.shown.start.overscroll
        #expect(
          overscroll > 50 && abs(full - overscroll - pulled.height) < 1,
          "\(pulled) of \(full) by \(overscroll)")
        #expect(abs(pulled.y - 3) < 0.6)
        try await stage.lift()
        try await stage.page.wait(until: "view.presentation.contentOffset === -view.presentation.start.gap")
        let held = try await bar(stage)
        #expect(try await stage.shown.start.gap == 60)
        #expect(abs(held.y - 3) < 0.6 && held.height > full - 6, "\(held)")
        try await stage.page.evaluate("settle()")
        try await stage.expectHome()
      }
    }

    @Test("A finger that does not move keeps the bar visible without drawing frames")
    func held() async throws {
      try await Stage.bare { stage in
        let y = stage.window.y + 400
        try await stage.page.touch([
          .down(200, y), .move(to: Point(200, y - 200), duration: .milliseconds(200)),
          .hold(.milliseconds(100)),
        ])
        try await stage.page.waitForFrames(4)
        let frames = try await stage.number("recorder.frames.elements")
        try await stage.page.evaluate("new Promise((done) => setTimeout(done, 1500))")
        #expect(try await bar(stage).isShown)
        #expect(try await stage.number("recorder.frames.elements") == frames)
        try await stage.lift()
        try await waitForBar(false, stage)
      }
    }

    @Test(
      "The bar is hidden if the content fits, if `scrollbar` is `none`, and with native scrolling"
    )
    func hidden() async throws {
      for (attributes, count): (JSONValue, Int) in [
        (["start": "standard"], 3), (["scrollbar": "none"], 40), (["scrolling": "native"], 40),
      ] {
        try await Stage.bare { stage in
          try await stage.page.evaluate("bare.show(\(attributes), \(count))")
          try await stage.page.wait(until: "view.presentation")
          try await stage.pull(by: -200, from: 400)
          #expect(try await !bar(stage).isShown)
          try await stage.pull(by: 300, lifts: false)
          #expect(try await !bar(stage).isShown)
          try await stage.lift()
        }
      }
    }

    @Test(
      "Dragging the bar with a mouse scrolls at every scale, and selects and pulls nothing",
      arguments: [1, 0.5])
    func drag(scale: Double) async throws {
      try await Stage.bare(["mouse-drag": "", "start": "standard"]) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.clicks = 0, view.addEventListener('click', () => (clicks += 1)),
            view.style.transformOrigin = '0 0', view.style.scale = \(scale))
          """)
        try await keepBar(stage)
        try await stage.scroll(to: "600")
        try await waitForBar(true, stage)
        let start = try await bar(stage).middle
        try await stage.page.mouse(.move(to: start), .press)
        try await stage.page.evaluate("frameClock.resume()")
        try await stage.page.mouse(
          .move(to: Point(start.x, start.y + 100 * scale), duration: .milliseconds(200)),
          .hold(.milliseconds(1200)))
        // 1800 px of content correspond to the 445.5 px that the bar can move.
        #expect(abs(try await stage.shown.contentOffset - (600 + 100 * 1800 / 445.5)) < 4)
        #expect(try await !stage.shown.isDragging)
        #expect(try await bar(stage).isShown)
        try await stage.page.mouse(.move(to: Point(start.x, -500), duration: .milliseconds(100)))
        #expect(try await stage.shown.contentOffset == 0)
        try await stage.page.mouse(.release)
        #expect(try await stage.page.evaluate("String(getSelection())") == "")
        #expect(try await stage.starts == [])
        #expect(try await stage.number("clicks") == 0)
      }
    }

    @Test("The bar scrolls a horizontal list of ten million items, also in RTL", arguments: ["ltr", "rtl"])
    func many(direction: String) async throws {
      let attributes: JSONValue = ["axis": "horizontal", "dir": .string(direction), "estimate": "60"]
      try await Stage.list(attributes, count: 10_000_000) { stage in
        try await stage.page.evaluate("list.scrollToItem(5000000)")
        try await stage.waitForList()
        try await keepBar(stage)
        try await stage.page.evaluate("list.scrollToItem(5000002)")
        try await waitForBar(true, stage)
        let middle = try await bar(stage)
        let half = stage.window.x + stage.window.width / 2
        #expect(abs(middle.middle.x - half) < 2 && abs(middle.width - 36) < 0.6, "\(middle)")
        #expect(abs(middle.y + middle.height - (stage.window.y + stage.window.height - 3)) < 0.6, "\(middle)")
        let sign = direction == "ltr" ? 1.0 : -1
        func drag(by distance: Double) async throws {
          try await stage.page.evaluate("frameClock.stop()")
          let from = try await bar(stage).middle
          try await stage.page.mouse(.move(to: from), .press)
          try await stage.page.evaluate("frameClock.resume()")
          try await stage.page.mouse(
            .move(to: Point(from.x + distance, from.y), duration: .milliseconds(300)),
            .hold(.milliseconds(300)))
          try await stage.waitForList()
          try await stage.page.mouse(
            .move(to: Point(from.x + distance * 1.01, from.y)), .hold(.milliseconds(100)))
          try await stage.waitForList()
          try await stage.page.mouse(.release)
        }
        try await drag(by: sign * 1000)
        let box = "list.elementOf(9999999)?.getBoundingClientRect()"
        let edge = direction == "ltr" ? "\(box).right" : "\(box).left"
        let wanted = direction == "ltr" ? stage.window.x + stage.window.width : stage.window.x
        #expect(abs(try await stage.number(edge) - wanted) < 1)
        #expect(try await stage.number("lists.blanks()") == 0)
        try await drag(by: sign * -1000)
        #expect(try await stage.listShown.item == 0)
        #expect(try await stage.shown.contentOffset == 0)
      }
    }
  }
}
