import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// A box that scrolls within a view.
  ///
  /// A finger scrolls the box first. At an edge of the box, the finger scrolls the view, as in a browser.
  @Suite struct NestedTests {
    /// Runs `body` with a view whose first row is a box that scrolls.
    ///
    /// The box is 200 px high and has 600 px of content.
    private func boxed(
      _ style: String = "", _ body: (Stage) async throws -> Void
    ) async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.box = document.createElement('div'),
            box.style.cssText = 'block-size: 200px; overflow: auto; \(style)',
            box.append(document.createElement('div')), box.firstChild.style.blockSize = '600px',
            view.querySelector('ol').prepend(box))
          """)
        try await stage.page.waitForFrames(3)
        try await body(stage)
      }
    }

    @Test("A box between its edges scrolls in both directions, and the view does not")
    func middle() async throws {
      try await boxed { stage in
        for distance in [120.0, -120] {
          try await stage.page.evaluate("void (box.scrollTop = 200)")
          try await stage.pull(by: distance, from: 100 - distance / 3)
          let top = try await stage.number("box.scrollTop")
          #expect(distance > 0 ? top < 150 : top > 250, "\(top)")
          #expect(try await stage.shown.contentOffset == 0)
        }
        #expect(try await stage.starts == [])
      }
    }

    @Test("A drag down at the box's start pulls the view and refreshes")
    func start() async throws {
      try await boxed { stage in
        try await stage.pull(by: 400, from: 40)
        try await stage.waitForStarts(1)
        #expect(try await stage.number("box.scrollTop") == 0)
        try await stage.expectHome()
      }
    }

    @Test("A drag up at the box's end scrolls the view")
    func end() async throws {
      try await boxed { stage in
        try await stage.page.evaluate("void (box.scrollTop = 400)")
        try await stage.pull(by: -150, from: 190)
        #expect(try await stage.shown.contentOffset > 100)
        #expect(try await stage.number("box.scrollTop") == 400)
      }
    }

    @Test("A drag in a box with `overscroll-behavior: contain` does not move the view")
    func contained() async throws {
      try await boxed("overscroll-behavior: contain") { stage in
        try await stage.pull(by: 400, from: 40)
        try await stage.waitForRest()
        #expect(try await stage.starts == [])
        #expect(try await stage.shown.contentOffset == 0)
      }
    }
  }
}
