import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The first page, as a visitor meets it.
  @Suite(
    .enabled(if: SwiftUIStage.isBuiltOrRequired, "No stage is built: swift build --package-path Tools/Stage"))
  struct FrontPageTests {
    /// Runs `body` with the first page in a window.
    private func open(
      _ width: Int = 390, _ height: Int = 844, at hash: String = "", reducesMotion: Bool = false,
      _ body: (Page) async throws -> Void
    ) async throws {
      let address = try #require(GalleryScope.running?.screens)
      try await Stage.lend(complaints: false, records: false) { page, _ in
        try await page.setReducedMotion(reducesMotion)
        try await page.setViewport(
          Viewport(width: width, height: height, scaleFactor: 2, isMobile: width < 800))
        try await page.navigate(to: "\(address)\(hash)")
        try await page.wait(until: "globalThis.swiftUI?.words.texts.length > 3")
        try await body(page)
      }
    }

    private func box(_ selector: String, in page: Page) async throws -> Box {
      try await page.evaluate(
        "document.querySelector('\(selector)').getBoundingClientRect().toJSON()", as: Box.self)
    }

    private func isVisible(_ selector: String, in page: Page) async throws -> Bool {
      try await page.evaluate("document.querySelector('\(selector)').checkVisibility()", as: Bool.self)
    }

    @Test(
      "At every width the first view has the sentence, the line to install, the links and the phone, nothing is cut, and the phone covers no settings"
    )
    func sizes() async throws {
      try await open { page in
        for (width, height) in [(320, 640), (390, 844), (700, 768), (820, 1180), (1100, 800), (1440, 900)] {
          try await page.setViewport(
            Viewport(width: width, height: height, scaleFactor: 2, isMobile: width < 800))
          try await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
          try await page.waitForFrames(4)
          try await expectFirstView(page, width, height)
          #expect(try await isVisible(".screens", in: page) == (width > 1100))
          #expect(try await isVisible("#screen-menu", in: page) == (width <= 1100))
          if width >= 700 { try await expectUncovered(page, width) }
        }
      }
    }

    private func expectFirstView(_ page: Page, _ width: Int, _ height: Int) async throws {
      #expect(
        try await page.evaluate("document.documentElement.scrollWidth", as: Double.self) <= Double(width))
      #expect(try await page.evaluate("document.querySelectorAll('h1').length") == 1)
      for selector in ["h1", ".install", "#docs-link", ".links a[href=\"/README.md\"]"] {
        let box = try await box(selector, in: page)
        #expect(box.y >= 0 && box.y + box.height <= Double(height), "\(width), \(selector): \(box)")
      }
      // Without a site, the position of the link says how to make one.
      #expect(
        try await page.evaluate(
          "document.querySelector('#docs-link').textContent.includes('Scripts/docs --site')") == true)
      // At least a third of the phone is visible, with the hint.
      let phone = try await box("#phone", in: page)
      #expect(phone.y + phone.height / 3 <= Double(height), "\(width): \(phone)")
      let hint = try await box("#pull-hint p", in: page)
      #expect(hint.height > 20 && hint.y + hint.height <= Double(height), "\(width): \(hint)")
      let left = try await box(".brand", in: page).x
      for selector in ["h1", ".install", width > 1100 ? ".screens h3" : ".screen-menu"] {
        #expect(abs(try await box(selector, in: page).x - left) < 1, "\(width): \(selector)")
      }
      // A finger beside the phone scrolls the page.
      if width < 640 { #expect(phone.x >= 32 && Double(width) - phone.x - phone.width >= 32, "\(phone)") }
    }

    /// Expects that the phone does not cover the settings, wherever the page is scrolled.
    private func expectUncovered(_ page: Page, _ width: Int) async throws {
      let height = try await page.evaluate("document.documentElement.scrollHeight", as: Double.self)
      for step in 0..<8 {
        try await page.evaluate("scrollTo({ top: \(height * Double(step) / 8), behavior: 'instant' })")
        let (phone, card) = (try await box(".phone", in: page), try await box(".switches", in: page))
        let isAbove = phone.y + phone.height <= card.y + 1
        let isBeside = phone.x >= card.x + card.width - 1 || card.x >= phone.x + phone.width - 1
        #expect(isAbove || isBeside, "at \(width), step \(step): \(phone) over \(card)")
      }
    }

    @Test(
      "The page opens on the first screen and invites a pull, until the first pull", arguments: [false, true])
    func hint(reducesMotion: Bool) async throws {
      try await open(reducesMotion: reducesMotion) { page in
        #expect(try await page.evaluate("swiftUI.screen.id") == "list")
        #expect(
          try await page.evaluate(
            "document.querySelector('[aria-current]').textContent === swiftUI.screen.title") == true)
        let hint = "document.querySelector('#pull-hint')"
        try await page.wait(until: "!\(hint).hidden")
        let moving = try await page.evaluate("\(hint).getAnimations({ subtree: true }).length", as: Int.self)
        #expect((moving == 0) == reducesMotion, "\(moving)")
        try await page.evaluate("document.querySelector('#phone').scrollIntoView({ block: 'center' })")
        try await page.waitForFrames()
        // The finger is on the hint, which lets it through.
        let finger = try await box("#pull-hint p", in: page)
        let begin = Point(finger.x + finger.width / 2, finger.y + finger.height / 2)
        try await page.touch([.down(begin.x, begin.y)])
        // The stage draws a frame after each move. A slow machine would merge the moves into the first one,
        // which only begins the drag.
        for step in 1...8 {
          let frames = try await page.evaluate("swiftUI.frames", as: Int.self)
          try await page.touch([.move(to: Point(begin.x, begin.y + 25 * Double(step)), duration: .zero)])
          try await page.wait(until: "swiftUI.frames > \(frames)")
        }
        try await page.touch([.up])
        try await page.wait(until: "\(hint).hidden && swiftUI.info.offset === 0")
        let frames = try await page.evaluate("swiftUI.frames", as: Int.self)
        try await page.wait(until: "swiftUI.frames > \(frames + 10)")
        #expect(try await page.evaluate("\(hint).hidden") == true)
      }
    }

    @Test(
      "The menu of a small window and the list of a large one show all screens and open them",
      arguments: [390, 1440])
    func screens(width: Int) async throws {
      try await open(width, 900) { page in
        let screens = try await page.evaluate("document.querySelectorAll('.screens a').length", as: Int.self)
        #expect(screens > 20)
        #expect(
          try await page.evaluate("document.querySelectorAll('#screen-menu option').length", as: Int.self)
            == screens)
        let cut =
          "document.querySelector('.screens').scrollHeight > document.querySelector('.screens').clientHeight"
        #expect(try await page.evaluate(cut) == false)
        if width > 1100 {
          try await page.evaluate("document.querySelector('.screens a[href$=-chat]').click()")
        } else {
          try await page.evaluate(
            """
            ((menu) => (menu.value = 'chat', menu.dispatchEvent(new Event('change'))))(
              document.querySelector('#screen-menu'))
            """)
        }
        try await page.wait(until: "swiftUI.screen.id === 'chat' && location.hash === '#swiftui-chat'")
        #expect(try await page.evaluate("document.querySelector('#screen-menu').value") == "chat")
        #expect(try await page.evaluate("document.querySelector('#pull-hint').hidden") == true)
        #expect(try await page.evaluate("document.querySelector('#screen-line').textContent") != "")
      }
    }

    @Test(
      "A swipe or a wheel that the screen uses does not scroll the page, and an unused one does",
      arguments: [("list", true), ("horizontal", false)])
    func unused(screen: String, isUsed: Bool) async throws {
      try await SwiftUIStage.lend(screen) { stage in
        let (page, phone) = (stage.page, stage.phone)
        func scrolled() async throws -> Double { try await page.evaluate("scrollY", as: Double.self) }
        func frames(_ count: Int) async throws {
          let frames = try await page.evaluate("swiftUI.frames", as: Int.self)
          try await page.wait(until: "swiftUI.frames > \(frames + count)")
        }
        let before = try await scrolled()
        try await page.touch([
          .down(phone.point(400).x, phone.point(400).y),
          .move(to: phone.point(360), duration: .milliseconds(100)),
        ])
        try await frames(6)
        // Wait for a frame of the stage after each move, because a slow machine would merge the moves.
        for step in 1...8 {
          try await page.touch([.move(to: phone.point(360 - 20 * Double(step)), duration: .zero)])
          try await frames(0)
        }
        try await page.touch([.hold(.milliseconds(200)), .up])
        try await frames(2)
        let swiped = try await scrolled()
        #expect(isUsed ? swiped == before : swiped > before + 100, "\(before), \(swiped)")
        let offset = try await page.evaluate("swiftUI.info.offset", as: Double.self)
        #expect((offset > 50) == isUsed, "\(offset)")
        try await page.evaluate("scrollTo({ top: \(before), behavior: 'instant' })")
        // The wheel turns until the page moves, or the screen has moved for long enough.
        for _ in 0..<40 where try await scrolled() == before {
          try await page.wheel(at: phone.point(200), deltaY: 8, count: 8, duration: .milliseconds(160))
        }
        try await frames(2)
        #expect(try await (scrolled() == before) == isUsed)
      }
    }

    @Test(
      "A fade shows at each side where the source continues, and the copy buttons copy all of it",
      arguments: [390, 1440])
    func source(width: Int) async throws {
      try await open(width, 900, at: "#swiftui-chat") { page in
        let more = "document.querySelector('.scroll-signs').dataset.more"
        let pre = "document.querySelector('.source pre')"
        try await page.wait(until: "\(more).includes('below')")
        let isWide = try await page.evaluate("\(pre).scrollWidth > \(pre).clientWidth + 1", as: Bool.self)
        #expect(try await page.evaluate("\(more).includes('right')", as: Bool.self) == isWide)
        try await page.evaluate("\(pre).scrollTo(1e6, 1e6)")
        try await page.wait(until: "\(more) === ''")
        try await page.evaluate(
          "void (globalThis.copied = [], navigator.clipboard.writeText = async (text) => copied.push(text))")
        for id in ["install", "source-code"] {
          // One script, because the button shows the word only for a moment.
          try await page.evaluate(
            """
            (async (button) => {
              button.click()
              while (button.textContent !== 'Copied') await new Promise((then) => setTimeout(then, 1))
            })(document.querySelector('[data-copies=\(id)]'))
            """)
        }
        let copied = try await page.evaluate("copied", as: [String].self)
        #expect(copied.first?.hasPrefix(".package(url:") == true && copied.last?.contains("struct ") == true)
      }
    }

    @Test(
      "A swipe whose first movement only begins it scrolls the list",
      arguments: ["list", "archive", "sections"])
    func firstMovement(screen: String) async throws {
      try await open(at: "#swiftui-\(screen)") { page in
        try await page.evaluate("scrollTo({ top: 330, behavior: 'instant' })")
        let phone = try await box("#phone", in: page)
        // UIKit's pan begins with this movement, which does not scroll the list.
        try await page.touch([
          .down(phone.point(400).x, phone.point(400).y), .move(to: phone.point(364), duration: .zero),
        ])
        let frames = try await page.evaluate("swiftUI.frames", as: Int.self)
        try await page.wait(until: "swiftUI.frames > \(frames + 6)")
        try await page.touch([
          .move(to: phone.point(100), duration: .milliseconds(300)), .hold(.milliseconds(200)), .up,
        ])
        try await page.wait(until: "swiftUI.info.offset > 50 || scrollY !== 330")
        #expect(try await page.evaluate("scrollY", as: Double.self) == 330)
      }
    }
  }
}
