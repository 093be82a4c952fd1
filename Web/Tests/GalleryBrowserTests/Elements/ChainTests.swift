import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// A drag or a wheel past an edge that cannot be pulled scrolls the page.
  @Suite struct ChainTests {
    /// Runs `body` with a view in a long page that is scrolled by 300 px.
    private func paged(_ attributes: JSONValue, _ body: (Stage) async throws -> Void) async throws {
      try await Stage.bare { first in
        try await first.page.evaluate(
          """
          void (document.documentElement.style.overflow = document.body.style.overflow = 'visible',
            document.documentElement.style.blockSize = 'auto', document.body.style.cssText += 'block-size: 3000px',
            bare.show(\(attributes)), view.style.marginBlockStart = '300px', scrollTo(0, 300))
          """)
        try await first.page.wait(until: "view.presentation && scrollY === 300")
        try await body(Stage(first.page, view: "view"))
      }
    }

    private func scrolled(_ stage: Stage) async throws -> Double { try await stage.number("scrollY") }

    /// Waits until the page and the view are at rest.
    private func rest(_ stage: Stage) async throws {
      try await stage.waitForRest()
      try await stage.page.wait(
        until: """
          (async () => {
            const before = scrollY
            for (let frame = 0; frame < 9; frame += 1) await new Promise(requestAnimationFrame)
            return scrollY === before
          })()
          """)
    }

    @Test(
      "A fling past an end edge without load-more scrolls the page and not the view",
      arguments: ["driven", "native"])
    func end(scrolling: String) async throws {
      try await paged(["start": "standard", "scrolling": .string(scrolling)]) { stage in
        try await stage.scroll(to: "1e6")
        try await rest(stage)
        try await stage.page.fling(
          from: stage.window.point(500), to: stage.window.point(250), duration: .milliseconds(120))
        try await rest(stage)
        #expect(try await scrolled(stage) > 500)
        #expect(try await stage.shown.contentOffset == 1800)
        #expect(try await stage.starts == [])
        // In the opposite direction the view scrolls.
        try await stage.page.evaluate("scrollTo(0, 500)")
        try await stage.page.waitForFrames()
        let page = try await scrolled(stage)
        try await Stage.again(stage) { stage in
          let y = 50.0
          try await stage.page.touch([
            .down(200, y), .move(to: Point(200, y + 100), duration: .milliseconds(200)),
            .hold(.milliseconds(100)),
            .up,
          ])
          try await rest(stage)
          #expect(try await stage.shown.contentOffset < 1750)
          #expect(try await scrolled(stage) == page)
        }
      }
    }

    @Test(
      "A drag past a start without an action scrolls the page, or overscrolls the view at the page's start")
    func start() async throws {
      try await paged(["start": "none"]) { stage in
        try await stage.pull(by: 250)
        try await rest(stage)
        #expect(try await scrolled(stage) < 150)
        #expect(try await stage.shown.contentOffset == 0)
        try await stage.page.evaluate("scrollTo(0, 0)")
        try await stage.page.waitForFrames()
        try await Stage.again(stage) { stage in
          try await stage.pull(by: 200, lifts: false)
          #expect(try await stage.shown.contentOffset < -40)
          try await stage.lift()
        }
      }
    }

    @Test("A pull at an edge with an action starts it, and the page stays still")
    func pulled() async throws {
      try await paged(["start": "standard", "end": "standard"]) { stage in
        try await stage.pull(by: 400)
        try await stage.waitForStarts(1)
        try await stage.expectHome()
        try await stage.scroll(to: "1e6")
        try await stage.pullUp()
        try await stage.waitForStarts(2)
        try await rest(stage)
        #expect(try await scrolled(stage) == 300)
        #expect(try await stage.starts == ["start", "end"])
      }
    }

    @Test(
      "A drag past an end that has no more content, or loads automatically, scrolls the page",
      arguments: [["end-no-more-content": ""], ["end-policy": "approach 100"]] as [[String: String]],
      [false, true])
    func nothingToPull(end: [String: String], isInBox: Bool) async throws {
      let attributes = ["start": "standard", "end": "standard"].merging(end) { $1 }
      try await paged(.object(attributes.mapValues(JSONValue.string))) { stage in
        if isInBox {
          try await stage.page.evaluate(
            """
            void (globalThis.box = document.createElement('div'),
              box.style.cssText = 'block-size: 200px; overflow: auto',
              box.append(document.createElement('div')), box.firstChild.style.blockSize = '600px',
              view.querySelector('ol').append(box), box.scrollTop = 400)
            """)
          try await stage.page.waitForFrames(3)
        }
        try await stage.scroll(to: "1e6")
        try await rest(stage)
        let offset = try await stage.shown.contentOffset
        let starts = try await stage.starts
        try await stage.pull(by: -150, from: 550)
        try await rest(stage)
        #expect(try await scrolled(stage) > 400)
        #expect(try await stage.shown.contentOffset == offset)
        #expect(try await stage.starts == starts)
      }
    }

    @Test("A fling inside the content stops at the edge without scrolling the page")
    func inside() async throws {
      try await paged(["start": "standard"]) { stage in
        try await stage.scroll(to: "1700")
        try await stage.page.fling(
          from: stage.window.point(500), to: stage.window.point(200), duration: .milliseconds(120))
        try await rest(stage)
        #expect(try await stage.shown.contentOffset == 1800)
        #expect(try await scrolled(stage) == 300)
      }
    }

    @Test("A wheel scrolls the page only if the view is at an edge that cannot be pulled")
    func wheel() async throws {
      func turn(_ stage: Stage, by distance: Double) async throws -> (page: Double, view: Double) {
        try await stage.page.waitForFrames(40)
        let position = try await stage.number("view.getBoundingClientRect().top")
        try await stage.page.wheel(at: Point(200, position + 200), deltaY: distance)
        try await stage.page.waitForFrames(8)
        try await rest(stage)
        return (try await scrolled(stage), try await stage.shown.contentOffset)
      }
      try await paged(["start": "standard"]) { stage in
        try await stage.scroll(to: "1700")
        #expect(try await turn(stage, by: 300) == (300, 1800))
        #expect(try await turn(stage, by: 100) == (400, 1800))
        #expect(try await turn(stage, by: -100) == (400, 1700))
        try await stage.scroll(to: "0")
        #expect(try await turn(stage, by: -100) == (400, 0))
      }
    }

    @Test("A horizontal view leaves vertical drags to the page")
    func sideways() async throws {
      try await paged(["axis": "horizontal", "start": "none"]) { stage in
        try await stage.pull(by: -200, from: 300)
        try await rest(stage)
        #expect(try await scrolled(stage) > 400)
      }
    }
  }
}
