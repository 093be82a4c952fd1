import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The page of the elements in windows of different sizes.
  @Suite struct PageLayoutTests {
    private static let sizes = [(320, 640), (390, 844), (820, 1180), (844, 390), (1440, 900)]

    @Test(
      "In every window the page fits, a finger can scroll beside the stage, a link leads to the lists, and cards are whole"
    )
    func sizes() async throws {
      try await Stage.demo("icon") { stage in
        for (width, height) in Self.sizes {
          try await stage.page.setViewport(
            Viewport(width: width, height: height, scaleFactor: 2, isMobile: true))
          try await stage.page.waitForFrames(4)
          try await expectFit(stage, width: width, height: height)
          try await followLink(stage, width: width)
          try await expectWholeCards(stage, width: width)
        }
      }
    }

    private func expectFit(_ stage: Stage, width: Int, height: Int) async throws {
      #expect(try await stage.number("innerWidth") == Double(width))
      for demo in ["arrow", "brand", "both", "icon"] {
        try await stage.page.evaluate("void document.querySelector('#tab-\(demo)').click()")
        try await stage.page.waitForFrames()
        #expect(
          try await stage.number("document.documentElement.scrollWidth") <= Double(width), "\(width): \(demo)"
        )
      }
      // The page scrolls if a finger moves beside the stage, so 12 px on each side must stay free.
      let box = try await stage.page.evaluate(
        "document.querySelector('.page .device').getBoundingClientRect().toJSON()", as: Box.self)
      #expect(box.x >= 12 && Double(width) - box.x - box.width >= 12, "\(width): \(box)")
      #expect(box.height <= Double(height) - 16, "\(width): \(box)")
    }

    private func followLink(_ stage: Stage, width: Int) async throws {
      let link = "document.querySelector('.page a[href=\"#lists\"]')"
      try await stage.page.evaluate("void \(link).scrollIntoView({ block: 'center' })")
      try await stage.page.waitForFrames()
      let box = try await stage.page.evaluate(
        "\(link).getBoundingClientRect().toJSON()", as: Box.self)
      #expect(box.width >= 40 && box.height >= 32, "\(width): \(box)")
      try await stage.page.click(at: box.point(box.height / 2))
      // If everything after the link's target fits the window, the page scrolls to its end instead of the
      // target.
      try await stage.page.wait(
        until: """
          Math.abs(document.querySelector('#lists').getBoundingClientRect().top) < 2
            || scrollY >= document.documentElement.scrollHeight - innerHeight - 1
          """)
      #expect(try await stage.page.evaluate("gallery.demo.name") == "icon")
    }

    private func expectWholeCards(_ stage: Stage, width: Int) async throws {
      try await stage.page.evaluate("void document.querySelector('#lists').scrollIntoView()")
      let faces =
        "[...document.querySelectorAll('#panel-cards .face')].filter((face) => face.checkVisibility())"
      try await stage.page.wait(until: "\(faces).length > 1")
      try await stage.page.waitForFrames(4)
      let cut = """
        \(faces).flatMap((face) => [face, face.querySelector('.glyph')])
          .filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight)
          .map(({ className, clientHeight, scrollHeight }) => `${className}: ${clientHeight} of ${scrollHeight}`)
        """
      #expect(try await stage.page.evaluate(cut, as: [String].self) == [], "\(width)")
    }
  }
}
