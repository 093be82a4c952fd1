import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The page can prevent a key, a wheel or a press before the view handles the event.
  @Suite struct PreventedTests {
    private func listen(_ stage: Stage, _ target: String, _ action: String) async throws {
      try await stage.page.evaluate(
        """
        globalThis.listening?.abort(), globalThis.listening = new AbortController()
        for (const type of ['keydown', 'wheel'])
          \(target).addEventListener(type, (event) => event.\(action)(), { passive: false, signal: listening.signal })
        """)
    }

    private func turn(_ stage: Stage) async throws {
      try await stage.page.evaluate("view.focus()")
      try await stage.page.press(.pageDown)
      try await stage.page.wheel(at: stage.window.point(200), deltaY: 200)
      try await stage.page.waitForFrames(30)
      try await stage.waitForRest()
    }

    @Test("If the page prevents a key or wheel event, nothing scrolls, even right after a scroll")
    func prevented() async throws {
      try await Stage.bare { stage in
        for (target, isLate) in [
          ("view", false), ("document.body", false), ("document", false), ("window", false), ("view", true),
          ("window", true),
        ] {
          try await stage.page.evaluate("globalThis.listening?.abort()")
          try await stage.show([:])
          if isLate {
            try await turn(stage)
            try await stage.scroll(to: "0")
          }
          try await listen(stage, target, "preventDefault")
          try await turn(stage)
          #expect(try await stage.shown.contentOffset == 0, "\(target), \(isLate)")
        }
      }
    }

    @Test("If the page stops the propagation of a key or wheel event, the view still scrolls")
    func stopped() async throws {
      try await Stage.bare { stage in
        for target in ["view", "document.body", "document"] {
          try await stage.show([:])
          try await listen(stage, target, "stopPropagation")
          try await turn(stage)
          #expect(try await stage.shown.contentOffset > 600, "\(target)")
        }
      }
    }

    @Test("A key event that a listener dispatches and prevents does not affect the user's key event")
    func nested() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          """
          document.addEventListener('keydown', (event) => {
            if (!event.isTrusted) return event.preventDefault()
            view.querySelector('li').dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }))
          })
          """)
        try await stage.page.press(.tab)
        try await stage.page.press(.arrowDown)
        try await stage.waitForRest()
        let offset = try await stage.shown.contentOffset
        #expect(offset > 20 && offset < 100)
      }
    }

    @Test("The view removes its temporary listeners from the page, even if the page stops the event")
    func leaves() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          """
          globalThis.added = 0
          for (const prototype of [EventTarget.prototype]) {
            const add = prototype.addEventListener
            prototype.addEventListener = function (type, listener, options) {
              if (type === 'wheel' || type === 'keydown') {
                added += 1
                options?.signal?.addEventListener('abort', () => { added -= 1 })
              }
              return add.call(this, type, listener, options)
            }
          }
          document.body.addEventListener('keydown', (event) => event.stopImmediatePropagation())
          added = 0
          """)
        try await turn(stage)
        try await stage.page.wait(until: "added === 0")
      }
    }

    @Test(
      "A list that the browser scrolls does not scroll for a key that the page prevents",
      arguments: [true, false])
    func native(prevents: Bool) async throws {
      try await Stage.list(["scrolling": "native", "estimate": "60"], count: 400) { stage in
        if prevents {
          try await stage.page.evaluate(
            "document.addEventListener('keydown', (event) => event.preventDefault())")
        }
        try await stage.page.evaluate("list.focus()")
        try await stage.page.press(.end)
        try await stage.waitForList()
        #expect(try await (stage.listShown.item > 300) == !prevents)
      }
    }

    @Test(
      "If the page prevents `pointerdown` or `mousedown`, the mouse drags nothing",
      arguments: ["row", "window"])
    func mouse(_ target: String) async throws {
      try await Stage.bare(["mouse-drag": ""]) { stage in
        for (type, drags) in [("pointermove", true), ("pointerdown", false), ("mousedown", false)] {
          try await stage.show(["mouse-drag": ""])
          try await stage.page.evaluate(
            """
            void (globalThis.row = view.querySelector('li:nth-child(3)'), globalThis.prevent?.abort(),
              globalThis.prevent = new AbortController(),
              \(target).addEventListener('\(type)', (event) => event.preventDefault(), { signal: prevent.signal }))
            """)
          try await stage.page.mouse(
            .move(to: stage.window.point(150)), .press,
            .move(to: stage.window.point(300), duration: .milliseconds(100)), .hold(.milliseconds(50)))
          #expect(try await stage.shown.isDragging == drags, "\(type)")
          try await stage.page.mouse(.release)
          try await stage.waitForRest()
        }
      }
    }
  }
}
