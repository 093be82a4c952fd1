import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Content in the browser's top layer: a dialog, a popover or a fullscreen element.
  @Suite struct TopLayerTests {
    static let kinds = ["showModal", "showPopover", "requestFullscreen"]

    /// Runs `body` with a view whose content has an element in the top layer.
    private func above(
      _ kind: String, _ attributes: JSONValue = [:], _ body: (Stage) async throws -> Void
    ) async throws {
      try await Stage.bare(attributes) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.above = document.createElement('\(kind == "showModal" ? "dialog" : "div")'),
            above.style.cssText = 'inline-size: 300px; block-size: 400px; margin: 50px auto',
            above.innerHTML = '<p tabindex="0">Text that is read, and selected from here to there</p>',
            '\(kind)' === 'showPopover' && (above.popover = 'manual'),
            view.querySelector('ol').prepend(above), view.addEventListener('click', () => above.\(kind)(), { once: true }))
          """)
        try await stage.scroll(to: "60")
        try await stage.page.click(at: stage.window.point(560))
        try await stage.page.wait(until: "above.matches(':modal, :popover-open, :fullscreen')")
        try await stage.page.waitForFrames(10)
        try await stage.scroll(to: "60")
        try await body(stage)
      }
    }

    @Test("Fingers, wheels and keys in the top layer do not move the view behind it", arguments: kinds)
    func input(kind: String) async throws {
      try await above(kind) { stage in
        for distance in [400.0, -150] {
          try await stage.pull(by: distance, from: 200)
          try await stage.waitForRest()
        }
        try await stage.page.wheel(at: stage.window.point(200), deltaY: 200)
        try await stage.page.evaluate("above.firstChild.focus()")
        for key in [Key.pageDown, .arrowDown, .space, .end] { try await stage.page.press(key) }
        try await stage.page.waitForFrames(30)
        #expect(try await stage.shown.contentOffset == 60)
        #expect(try await stage.starts == [])
        // After the element has left the top layer, the view scrolls as before.
        try await stage.page.evaluate(
          "void (document.fullscreenElement ? document.exitFullscreen() : above.remove())")
        try await stage.page.wait(until: "!document.fullscreenElement")
        try await stage.page.waitForFrames(10)
        try await stage.page.wheel(at: stage.window.point(200), deltaY: 200)
        try await stage.waitForOffset(260)
      }
    }

    @Test(
      "A mouse selects text in the top layer and does not scroll the view, even with `mouse-drag`",
      arguments: kinds.map { ($0, true) } + [("showModal", false)])
    func selection(kind: String, drags: Bool) async throws {
      try await above(kind, drags ? ["mouse-drag": ""] : [:]) { stage in
        let box = try await stage.page.evaluate(
          "above.firstChild.getBoundingClientRect().toJSON()", as: Box.self)
        try await stage.page.mouse(
          .move(to: Point(box.x + 2, box.y + 8)), .press,
          .move(to: Point(box.x + 200, box.y + 30), duration: .milliseconds(200)))
        #expect(try await stage.page.evaluate("String(getSelection())").string?.contains("Text that") == true)
        try await stage.page.mouse(
          .move(to: Point(box.x + 200, 690), duration: .milliseconds(200)), .hold(.milliseconds(300)),
          .release)
        #expect(try await stage.shown.contentOffset == 60)
      }
    }
  }
}
