import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Unusual calls, attributes and listeners.
  @Suite struct CallTests {
    @Test("A Boolean attribute with the text \"false\" is treated as absent")
    func flags() async throws {
      try await Stage.list(count: 3) { stage in
        let flags = try await stage.page.evaluate(
          """
          (globalThis.propertyOf = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
            list.constructor.observedAttributes.filter((name) => typeof list[propertyOf(name)] === 'boolean'))
          """, as: [String].self)
        #expect(flags.count == 8, "\(flags)")
        let wrong = try await stage.page.evaluate(
          """
          \(JSONValue.array(flags.map { .string($0) })).flatMap((name) => {
            const property = propertyOf(name), read = []
            for (const text of ['false', '', 'true', name]) list.setAttribute(name, text), read.push(list[property])
            for (const value of [false, 'false', null, true, '', 'true']) list[property] = value, read.push(list[property])
            list.removeAttribute(name)
            return read.join() === 'false,true,true,true,false,false,false,true,true,true' ? [] : [[name, ...read]]
          })
          """)
        #expect(wrong == [])
      }
      try await Stage.bare(["start-disabled": "false", "start-no-more-content": "false"]) { stage in
        #expect(try await stage.page.evaluate("view.phaseOf('start')") == "idle")
        #expect(try await stage.page.evaluate("view.refresh()") == "success")
        try await stage.page.evaluate("view.setAttribute('start-disabled', 'true')")
        #expect(try await stage.page.evaluate("view.refresh()") == "declined")
      }
      let flags: JSONValue = [
        "chat": "false", "starts-at-end": "false", "masonry": "false", "mouse-drag": "false",
      ]
      try await Stage.list(flags, count: 100) { stage in
        try await stage.waitForList()
        #expect(try await stage.page.evaluate("list.position.item") == 0)
      }
    }

    @Test("`removeItems` and `moveItems` ignore an index out of range")
    func outOfRange() async throws {
      try await Stage.list(count: 3) { stage in
        try await stage.page.evaluate("lists.name()")
        try await stage.waitForList()
        let texts = "[0, 1, 2].map((index) => list.elementOf(index)?.dataset.id)"
        for index in ["-1", "NaN", "undefined", "null", "3", "Infinity", "'x'", "-0.5"] {
          try await stage.page.evaluate("list.removeItems(\(index)), list.moveItems(\(index), 1, 0)")
          try await stage.waitForList()
          #expect(
            try await stage.page.evaluate("[list.count, ...\(texts)]") == [3, "0", "1", "2"], "\(index)")
        }
      }
    }

    @Test("An invalid count, set by the property or by the attribute, changes nothing")
    func noCount() async throws {
      try await Stage.list(count: 3) { stage async throws in
        for count in ["-1", "NaN", "undefined", "null", "''", "'many'", "true", "Infinity", "'Infinity'"] {
          let counted = """
            [list.count = 3, (list.count = \(count), list.count),
              (list.setAttribute('count', \(count)), list.removeAttribute('count'), list.count), (list.count = '7', list.count)]
            """
          #expect(try await stage.page.evaluate(counted) == [3, 3, 3, 7], "\(count)")
        }
      }
    }

    @Test("If a listener throws, its action fails, even if the listener has called `waitUntil`")
    func throwing() async throws {
      try await Stage.bare(complaints: true) { stage in
        for before in ["", "event.waitUntil(Promise.resolve());"] {
          try await stage.show([:])
          try await stage.page.evaluate(
            """
            void view.addEventListener('overscroll-refresh', (event) => { \(before) throw new Error('x') }, { once: true })
            """)
          #expect(try await stage.page.evaluate("view.refresh()") == "failure", "\(before)")
          #expect(await stage.page.uncaughtExceptions.contains { $0.contains("Error: x") })
          try await stage.expectHome()
          // A later error outside the listener does not fail the action.
          try await stage.page.evaluate("void setTimeout(() => { throw new Error('y') })")
          #expect(try await stage.page.evaluate("view.refresh()") == "success")
        }
      }
    }

    @Test("Calling `waitUntil` after an `await` throws InvalidStateError, as with the browser's own events")
    func late() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          """
          void view.addEventListener('overscroll-refresh', async (event) => {
            await 0
            try { event.waitUntil(Promise.resolve()) } catch ({ name }) { globalThis.thrown = name }
          })
          """)
        #expect(try await stage.page.evaluate("view.refresh()") == "success")
        #expect(try await stage.page.evaluate("thrown") == "InvalidStateError")
      }
    }

    @Test("`scrollToOffset` on a view outside the page sets the view's first offset")
    func early() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          """
          void (view.remove(), globalThis.view = bare.make(), view.scrollToOffset(300), document.body.append(view))
          """)
        try await stage.page.wait(until: "view.presentation?.contentOffset === 300")
        try await stage.page.evaluate(
          "void (view.remove(), view.scrollToOffset(450), document.body.append(view))")
        try await stage.page.wait(until: "view.presentation?.contentOffset === 450")
      }
    }

    @Test("Without the engine, `scrollToOffset` scrolls the browser's viewport")
    func viewWithoutEngine() async throws {
      try await Stage.bare(complaints: true) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.Class = customElements.get('overscroll-view'), globalThis.load = Class.load,
            Class.load = async () => ({}), bare.show({}),
            globalThis.go = () => (Class.load = load, dispatchEvent(new Event('online'))))
          """)
        try await stage.page.wait(until: "view.shadowRoot.querySelector('.notice').textContent")
        try await stage.page.evaluate("void view.scrollToOffset(300)")
        #expect(try await stage.number("view.shadowRoot.querySelector('.viewport').scrollTop") == 300)
        // The scroll is not animated, because the user prefers reduced motion.
        try await stage.page.setReducedMotion(true)
        try await stage.page.evaluate("void view.scrollToOffset(400, { animated: true })")
        #expect(try await stage.number("view.shadowRoot.querySelector('.viewport').scrollTop") == 400)
        try await stage.page.evaluate("void view.scrollToOffset(300)")
        try await stage.page.evaluate("void go()")
        try await stage.page.wait(until: "view.presentation?.contentOffset === 300")
      }
    }

    @Test("If the page has removed all elements of a list, `reset` makes new ones")
    func emptied() async throws {
      try await Stage.list(count: 100) { stage in
        try await stage.waitForList()
        try await stage.page.evaluate("void (list.innerHTML = '', list.reset(50))")
        try await stage.waitForList()
        #expect(try await stage.number("lists.blanks()") == 0)
        #expect(try await stage.page.evaluate("list.elementOf(0).isConnected") == true)
        try await stage.page.evaluate("void list.scrollToOffset(1e9)")
        try await stage.waitForList()
        #expect(try await stage.number("lists.blanks()") == 0)
      }
    }
  }
}
