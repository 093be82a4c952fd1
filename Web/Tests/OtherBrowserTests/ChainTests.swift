import ChromiumDriver
import OtherBrowsers
import Testing

extension OtherBrowserTests {
  /// A drag past an edge that cannot be pulled scrolls the page.
  ///
  /// These tests run only in Firefox. In WebKit a script dispatches the touches, and a browser does not
  /// scroll for such touches.
  @Suite(.enabled(if: Kind.firefox.isHere, "No Firefox on this machine: Debian has it as firefox-esr"))
  struct ChainTests {
    /// Runs `body` with a view in a page that is longer than the window.
    ///
    /// The page is scrolled by 300 px. The view's first row contains a box of 200 px that scrolls 600 px of
    /// content.
    private func paged(_ attributes: JSONValue, _ body: (Stage) async throws -> Void) async throws {
      try await Stage.bare(in: .firefox) { first in
        let browser = first.browser
        try await browser.run(
          """
          (document.documentElement.style.overflow = document.body.style.overflow = 'visible',
            document.documentElement.style.blockSize = 'auto', document.body.style.cssText += 'block-size: 3000px',
            bare.show(\(attributes)), view.style.marginBlockStart = '300px', window.box = document.createElement('div'),
            box.style.cssText = 'block-size: 200px; overflow: auto', box.append(document.createElement('div')),
            box.firstChild.style.blockSize = '600px', view.querySelector('ol').prepend(box), window.scrollTo(0, 300))
          """)
        try await browser.wait(until: "view.presentation && scrollY === 300")
        try await body(Stage(browser, view: "view"))
      }
    }

    /// Waits until the page and the view are at rest.
    private func rest(_ stage: Stage) async throws {
      try await stage.waitForRest()
      try await stage.browser.wait(
        until: "((before) => new Promise((then) => setTimeout(() => then(scrollY === before), 150)))(scrollY)"
      )
    }

    @Test(
      "A drag down at a start edge without an action scrolls the page, even if it begins in a box",
      arguments: [60.0, 350])
    func start(from position: Double) async throws {
      try await paged(["start": "none"]) { stage in
        try await stage.pull(by: 220, from: position)
        try await rest(stage)
        #expect(try await stage.number("scrollY") < 200)
        #expect(try await stage.shown.contentOffset == 0)
      }
    }

    @Test("A drag up at an end edge without load-more scrolls the page")
    func end() async throws {
      try await paged(["start": "standard"]) { stage in
        try await stage.browser.run("view.scrollToOffset(1e6)")
        try await rest(stage)
        let offset = try await stage.shown.contentOffset
        try await stage.pull(by: -250, from: 500)
        try await rest(stage)
        #expect(try await stage.number("scrollY") > 400)
        #expect(try await stage.shown.contentOffset == offset)
      }
    }

    @Test(
      "A pull at an edge with an action starts it, even from a box, and the page stays still",
      arguments: [60.0, 350])
    func pulled(from position: Double) async throws {
      try await paged(["start": "standard"]) { stage in
        try await stage.pull(by: 400, from: position)
        try await stage.waitForResults(1)
        try await stage.expectHome()
        #expect(try await stage.number("scrollY") == 300)
        #expect(try await stage.number("box.scrollTop") == 0)
      }
    }

    @Test("A slow or fast drag into the content scrolls the view, not the page", arguments: [300, 2_000])
    func inside(milliseconds: Int) async throws {
      try await paged(["start": "none"]) { stage in
        let (start, end) = (stage.window.point(500), stage.window.point(380))
        try await stage.browser.touch(Swipe(from: start, to: end, duration: .milliseconds(milliseconds)))
        try await rest(stage)
        #expect(try await stage.shown.contentOffset > 100)
        #expect(try await stage.number("scrollY") == 300)
      }
    }

    @Test(
      "A drag in a box within the view scrolls only the box, in both directions",
      arguments: ["standard", "none"])
    func box(start: String) async throws {
      try await paged(["start": .string(start)]) { stage in
        for distance in [120.0, -120] {
          try await stage.browser.run("(box.scrollTop = 200)")
          try await stage.pull(by: distance, from: 100 - distance / 3)
          try await rest(stage)
          let top = try await stage.number("box.scrollTop")
          #expect(distance > 0 ? top < 150 : top > 250, "\(top)")
          #expect(try await stage.shown.contentOffset == 0)
          #expect(try await stage.number("scrollY") == 300)
        }
        #expect(try await stage.starts == [])
      }
    }
  }
}
