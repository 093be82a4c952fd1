import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// A drag suppresses the click at its end, but no later click.
  @Suite struct ClickTests {
    /// Drags a row with a finger or a mouse, which lifts over a different row.
    private func drag(_ stage: Stage, with kind: String) async throws {
      if kind == "touch" {
        try await stage.pull(by: -60, from: 400)
      } else {
        try await stage.page.mouse(
          .move(to: stage.window.point(400)), .press,
          .move(to: stage.window.point(340), duration: .milliseconds(200)), .hold(.milliseconds(150)),
          .release)
      }
      try await stage.waitForRest()
    }

    @Test(
      "The first click after a drag arrives, even on a button that stops its `pointerdown` events",
      arguments: ["touch", "mouse"])
    func keeps(kind: String) async throws {
      try await Stage.bare(["mouse-drag": ""]) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.clicks = 0, globalThis.button = document.createElement('button'),
            button.textContent = 'Press', button.style.cssText = 'position: sticky; inset-block-start: 0',
            button.addEventListener('pointerdown', (event) => event.stopPropagation()),
            view.addEventListener('click', () => (clicks += 1)), view.querySelector('li:nth-child(3)').append(button))
          """)
        try await drag(stage, with: kind)
        #expect(try await stage.number("clicks") == 0)
        let box = try await stage.page.evaluate("button.getBoundingClientRect().toJSON()", as: Box.self)
        if kind == "touch" {
          try await stage.page.touch(.tap(at: box.point(box.height / 2)))
        } else {
          try await stage.page.click(at: box.point(box.height / 2))
        }
        try await stage.page.wait(until: "clicks === 1")
      }
    }

    @Test("Right after a drag, a click on a label outside the view toggles its checkbox inside the view")
    func label() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.box = document.createElement('input'), box.type = 'checkbox', box.id = 'box',
            view.querySelector('li').append(box), globalThis.label = document.createElement('label'),
            label.textContent = 'Choose', label.htmlFor = 'box', document.body.append(label))
          """)
        try await drag(stage, with: "touch")
        let position = try await stage.page.evaluate("label.getBoundingClientRect().toJSON()", as: Box.self)
        try await stage.page.click(at: Point(position.x + 5, position.y + 5))
        #expect(try await stage.page.evaluate("box.checked") == true)
      }
    }

    @Test("A click that a script dispatches some time after a drag reaches the view")
    func later() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          "void (globalThis.clicks = 0, view.addEventListener('click', () => (clicks += 1)))")
        try await drag(stage, with: "touch")
        try await stage.page.waitForFrames(40)
        try await stage.page.evaluate(
          "void view.querySelector('li').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))"
        )
        #expect(try await stage.number("clicks") == 1)
      }
    }

    @Test("An indicator receives clicks only if a tap can start its action")
    func unused() async throws {
      try await Stage.bare { stage in
        for (attribute, isInWay) in [
          ("mouse-drag", true), ("start-no-more-content", false), ("start-disabled", false),
        ] {
          try await stage.show([
            "start-policy": "tap", "start-placement": "pinned", "start-fade-in": "0", "\(attribute)": "",
          ])
          let position = stage.window.point(20)
          let hit = "document.elementFromPoint(\(position.x), \(position.y)) === view"
          #expect(try await stage.page.evaluate(hit) == .bool(isInWay), "\(attribute)")
        }
      }
    }

    /// Slotted markup, and whether a click on its element of class `target` starts the action.
    private static let headers = [
      ("<div slot='header' class='target'>Try again</div>", true),
      ("<button slot='header' class='target'>Try again</button>", true),
      ("<div slot='header'><span class='target'>Try again</span></div>", true),
      ("<div slot='header'><button class='target'>Menu</button></div>", false),
      ("<div slot='header'><a href='#x'><b class='target'>Home</b></a></div>", false),
      ("<div slot='header'><label class='target'>Only mine <input type='checkbox'></label></div>", false),
      ("<div slot='header'><input class='target'></div>", false),
      ("<div slot='header' class='target'>Title</div><div slot='start-indicator'>Pull</div>", false),
      ("<div slot='start-indicator' class='target'>Pull</div>", true),
      ("<div slot='start-indicator'><button class='target'>Again</button></div>", true),
      ("<div slot='start-indicator'><button class='target prevents'>Not now</button></div>", false),
      ("<div slot='start-indicator'><a href='#x' class='target'>Help</a></div>", false),
      (
        "<div slot='start-indicator'><label class='target'>Always <input type='checkbox'></label></div>",
        false
      ),
    ]

    @Test(
      "A click on an indicator, or on a header that replaces it, starts the action unless a control handles the click"
    )
    func header() async throws {
      try await Stage.bare { stage in
        for (markup, isIndicator) in Self.headers {
          try await stage.show(["start-policy": "tap", "start-placement": "pinned", "start-fade-in": "0"])
          try await stage.page.evaluate(
            """
            view.insertAdjacentHTML('afterbegin', `\(markup)`),
            view.querySelector('.prevents')?.addEventListener('click', (event) => event.preventDefault())
            """)
          try await stage.page.waitForFrames(3)
          let box = try await stage.page.evaluate(
            "view.querySelector('.target').getBoundingClientRect().toJSON()", as: Box.self)
          try await stage.page.click(at: Point(box.x + 3, box.y + box.height / 2))
          if isIndicator { try await stage.waitForStarts(1) }
          try await stage.page.waitForFrames(4)
          #expect(try await stage.starts.count == (isIndicator ? 1 : 0), "\(markup)")
        }
      }
    }
  }
}
