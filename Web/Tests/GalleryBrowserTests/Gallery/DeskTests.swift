@testable import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Input by mouse, wheel and keyboard.
  @Suite struct DeskTests {
    @Test("With `mouse-drag` the mouse pulls the view and starts the action")
    func drag() async throws {
      try await Stage.demo("both") { stage in
        try await stage.page.mouse(
          .move(to: stage.window.point(60)), .press,
          .move(to: stage.window.point(460), duration: .milliseconds(400)), .hold(.milliseconds(100)))
        #expect(try await stage.shown.start.phase == "armed")
        try await stage.page.mouse(.release)
        try await stage.waitForStarts(1)
        try await stage.expectHome()
        #expect(try await stage.starts == ["start"])
        #expect(try await stage.page.evaluate("String(getSelection())") == "")
      }
    }

    @Test("Without `mouse-drag` the mouse selects text and does not pull the view")
    func selection() async throws {
      try await Stage.bare { stage in
        try await stage.page.drag(
          from: Point(stage.window.x + 30, stage.window.y + 30),
          to: Point(stage.window.x + 200, stage.window.y + 160),
          duration: .milliseconds(300))
        let text = try await stage.page.evaluate("String(getSelection())").string ?? ""
        #expect(text.contains("Row 2 of a list"), "selected: \(text)")
        #expect(try await stage.shown.contentOffset == 0)
        #expect(try await stage.starts == [])
      }
    }

    @Test(
      "Dragging a selection past the viewport scrolls, faster at a larger distance, until the button is released"
    )
    func selectionPastEdge() async throws {
      try await Stage.bare { stage in
        try await stage.advanceByFrames()
        // The distance of 0.6 s on a clock that advances with the frames.
        func scrolled() async throws -> Double {
          try await stage.number(
            """
            (async () => {
              const before = view.presentation.contentOffset
              for (let frame = 0; frame < 36; frame += 1) await new Promise(requestAnimationFrame)
              return view.presentation.contentOffset - before
            })()
            """)
        }
        try await stage.page.mouse(
          .move(to: Point(stage.window.x + 30, stage.window.y + 500)), .press,
          .move(to: Point(stage.window.x + 60, stage.window.y + 610), duration: .milliseconds(200)))
        try await stage.page.evaluate("frameClock.start()")
        let near = try await scrolled()
        #expect(near > 20)
        try await stage.page.mouse(.move(to: Point(stage.window.x + 60, stage.window.y + 660)))
        let far = try await scrolled()
        #expect(far > 2 * near, "\(near), \(far)")
        // Read the text and the offset in one script, because the content still scrolls.
        let reached = try await stage.page.evaluate(
          "[view.presentation.contentOffset, String(getSelection())]")
        let seen = Int(((reached[0].number ?? .nan) + 600) / 60) - 1
        let text = reached[1].string ?? ""
        #expect(text.contains("Row \(seen) of"), "\(seen): \(text)")
        // Inside the viewport the mouse does not scroll, although its button is still down.
        try await stage.page.mouse(.move(to: Point(stage.window.x + 60, stage.window.y + 300)))
        try await stage.page.waitForFrames(4)
        let still = try await stage.shown.contentOffset
        try await stage.page.waitForFrames(12)
        #expect(try await stage.shown.contentOffset == still)
        try await stage.page.mouse(.move(to: Point(stage.window.x + 60, stage.window.y + 700)))
        try await stage.page.wait(until: "view.presentation.contentOffset > \(still)")
        try await stage.page.mouse(.release)
        try await stage.page.waitForFrames(4)
        let lifted = try await stage.shown.contentOffset
        #expect(lifted > still)
        try await stage.page.waitForFrames(10)
        #expect(try await stage.shown.contentOffset == lifted)
        #expect(try await stage.starts == [])
      }
    }

    @Test("Dragging a selection past the end of the content requests no frames and does not pull the view")
    func selectionAtEnd() async throws {
      try await Stage.bare(["end": "standard"]) { stage in
        try await stage.scroll(to: "1e6")
        try await stage.page.mouse(
          .move(to: Point(stage.window.x + 30, stage.window.y + 500)), .press,
          .move(to: Point(stage.window.x + 60, stage.window.y + 690), duration: .milliseconds(200)),
          .hold(.milliseconds(200)))
        try await stage.page.waitForFrames(4)
        let frames = try await stage.number("recorder.frames.elements + recorder.frames.others")
        try await stage.page.mouse(.hold(.milliseconds(400)))
        #expect(try await stage.number("recorder.frames.elements + recorder.frames.others") == frames)
        try await stage.page.mouse(.release)
        #expect(try await stage.shown.contentOffset == 1800)
        #expect(try await stage.starts == [])
      }
    }

    @Test("With `mouse-drag` a mouse still selects text in a field and drags draggable elements")
    func keepsItsOwn() async throws {
      try await Stage.bare(["mouse-drag": ""]) { stage in
        try await stage.page.evaluate(
          """
          void (view.querySelector('ol').innerHTML = '<li><input value="Words to select"><li draggable=true>Drag me',
            globalThis.prevented = [], addEventListener('dragstart', (event) => {
              prevented.push(event.defaultPrevented), event.preventDefault();
            }))
          """)
        try await stage.page.drag(
          from: stage.window.point(90), to: stage.window.point(300), duration: .milliseconds(200))
        #expect(try await stage.page.evaluate("prevented") == [false])
        let box = try await stage.page.evaluate(
          "view.querySelector('input').getBoundingClientRect().toJSON()", as: Box.self)
        try await stage.page.drag(
          from: Point(box.x + 4, box.y + 10), to: Point(box.x + 90, box.y + 10), duration: .milliseconds(200))
        #expect(
          try await stage.page.evaluate(
            "(({ selectionStart, selectionEnd }) => selectionEnd - selectionStart > 4)(view.querySelector('input'))"
          )
            == true)
        #expect(try await stage.shown.contentOffset == 0)
      }
    }

    @Test("If the mouse button was released outside the view, moving the mouse drags nothing")
    func unheard() async throws {
      try await Stage.bare(["mouse-drag": ""]) { stage in
        try await stage.scroll(to: "300")
        // Before a drag begins, the view does not capture the mouse. So it misses the release of the button
        // if, for example, a menu receives the release.
        try await stage.page.mouse(
          .move(to: stage.window.point(300)), .press, .move(to: stage.window.point(297)))
        for y in [200, 150] {
          try await stage.page.call(
            "Input.dispatchMouseEvent",
            ["type": "mouseMoved", "x": 200, "y": .number(Double(y)), "button": "none", "buttons": 0])
        }
        try await stage.page.waitForFrames(2)
        #expect(try await stage.shown.contentOffset == 300)
        try await stage.page.mouse(.release)
      }
    }

    @Test("The wheel scrolls, stops at the edges and never pulls")
    func wheel() async throws {
      try await Stage.demo("both") { stage in
        let middle = stage.window.point(200)
        let moments = try await stage.moments {
          try await stage.page.wheel(at: middle, deltaY: 300, count: 10, duration: .milliseconds(200))
          try await stage.waitForOffset(300)
          try await stage.page.wheel(at: middle, deltaY: -1500, count: 20, duration: .milliseconds(300))
          try await stage.page.wheel(at: middle, deltaY: -240, count: 2, duration: .milliseconds(100))
          try await stage.waitForOffset(0)
        }
        #expect(moments.allSatisfy { $0.offset >= 0 && $0.phase == "idle" })
        #expect(moments.last?.offset == 0)
        // Read the maximum offset from the browser, because the browser rounds these sizes.
        let most = try await stage.page.evaluate(
          "((window) => window.scrollHeight - window.clientHeight)(\(stage.view).shadowRoot.querySelector('.viewport'))"
        )
        try await stage.page.wheel(at: middle, deltaY: 5000, count: 5, duration: .milliseconds(100))
        try await stage.waitForOffset(try #require(most.number))
        #expect(try await stage.starts == [])
      }
    }

    @Test("Arrow keys, Page Up and Down, Home, End and the space bar scroll the focused view")
    func keys() async throws {
      try await Stage.bare { stage in
        try await stage.page.press(.tab)
        #expect(try await stage.page.evaluate("view.shadowRoot.activeElement?.className") == "viewport")
        func offset(after key: Key, _ modifiers: KeyModifiers = []) async throws -> Double {
          try await stage.page.press(key, modifiers)
          try await stage.waitForRest()
          return try await stage.shown.contentOffset
        }
        let line = try await offset(after: .arrowDown)
        #expect(line >= 20 && line <= 100)
        #expect(try await offset(after: .arrowUp) == 0)
        #expect(try await offset(after: .arrowUp) == 0)
        let page = try await offset(after: .pageDown)
        #expect(page > 400 && page <= 600)
        #expect(try await offset(after: .pageUp) == 0)
        #expect(try await offset(after: .space) == page)
        #expect(try await offset(after: .space, .shift) == 0)
        #expect(try await offset(after: .end) == 1800)
        #expect(try await offset(after: .arrowDown) == 1800)
        #expect(try await offset(after: .home) == 0)
        #expect(try await stage.starts == [])
        #expect(try await stage.log.allSatisfy { $0.type != "phase" })
      }
    }

    @Test("With Control, Home and End scroll to an edge, and arrow, page and space keys do nothing")
    func controlKeys() async throws {
      try await Stage.bare { stage in
        try await stage.page.press(.tab)
        for (key, offset) in [(Key.end, 1800.0), (.arrowUp, 1800), (.pageUp, 1800), (.home, 0), (.space, 0)] {
          try await stage.page.press(key, .control)
          try await stage.waitForRest()
          #expect(try await stage.shown.contentOffset == offset, "\(key.name)")
        }
      }
    }

    @Test("A focused control in a row handles only the keys that it uses; the view handles the rest")
    func inputKeys() async throws {
      let field = [" ", "ArrowDown", "PageDown", "End"]
      try await Stage.bare { stage in
        for (type, keeps) in [
          ("checkbox", [" "]), ("button", [" "]), ("submit", [" "]), ("file", [" "]), ("color", [" "]),
          ("radio", [" ", "ArrowDown"]), ("text", field), ("number", field), ("range", field),
          ("closed", field),
        ] {
          // Scripts outside a closed shadow tree cannot find the field in it.
          try await stage.page.evaluate(
            """
            customElements.get('x-closed') ?? customElements.define('x-closed', class extends HTMLElement {
              #field = this.attachShadow({ mode: 'closed' }).appendChild(document.createElement('input'))
              focus() { this.#field.focus() }
            }), void (globalThis.input?.remove(),
              globalThis.input = document.createElement('\(type)' === 'closed' ? 'x-closed' : 'input'), input.type = '\(type)',
              input.addEventListener('click', (event) => event.preventDefault()), view.querySelector('li').append(input))
            """)
          for key in [Key.space, .arrowDown, .pageDown, .end] {
            try await stage.scroll(to: "0")
            try await stage.page.evaluate("input.focus()")
            try await stage.page.press(key)
            try await stage.page.waitForFrames(2)
            try await stage.waitForRest()
            #expect(
              try await (stage.shown.contentOffset == 0) == keeps.contains(key.name), "\(type): \(key.name)")
          }
        }
      }
    }

    @Test("Shift with an arrow key extends a selection, or scrolls if nothing is selected")
    func selectionKeys() async throws {
      try await Stage.bare { stage in
        try await stage.page.drag(
          from: Point(stage.window.x + 30, stage.window.y + 30),
          to: Point(stage.window.x + 100, stage.window.y + 30), duration: .milliseconds(200))
        let before = try await stage.page.evaluate("String(getSelection())").string ?? ""
        try await stage.page.press(.arrowDown, .shift)
        try await stage.waitForRest()
        let after = try await stage.page.evaluate("String(getSelection())").string ?? ""
        #expect(after.count > before.count + 10)
        #expect(try await stage.shown.contentOffset == 0)
        try await stage.page.evaluate("getSelection().removeAllRanges()")
        try await stage.page.press(.arrowDown, .shift)
        try await stage.waitForRest()
        #expect(try await stage.shown.contentOffset > 20)
      }
    }
  }
}
