import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The elements' interface for pages: properties, events and states, and a view without the engine.
  @Suite struct ElementTests {
    @Test("Every attribute has a property that reads and writes it, and null removes the attribute")
    func properties() async throws {
      try await Stage.list(count: 3) { stage in
        let wrong = try await stage.page.evaluate(
          """
          list.constructor.observedAttributes.filter((name) => !['count', 'aria-label'].includes(name)).filter((name) => {
            const property = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
            const outcomes = [true, 7, 'approach 40'].some((value) => {
              list[property] = value
              return list.getAttribute(name) !== null && list[property] === value
            })
            list[property] = null
            return !outcomes || list.hasAttribute(name) || (list[property] ?? false) !== false
          })
          """)
        #expect(wrong == [])
        #expect(
          try await stage.page.evaluate(
            "list.setAttribute('spacing', 'wide'), list.startThreshold = undefined, [list.spacing, list.startThreshold]"
          )
            == [nil, nil])
      }
    }

    @Test("The attribute `snap` accepts a number with or without the unit px", arguments: ["80", "80px"])
    func snap(_ length: String) async throws {
      try await Stage.bare(["snap": .string(length)]) { stage in
        try await stage.pull(by: -130, from: 400)
        try await stage.waitForRest()
        let offset = try await stage.shown.contentOffset
        #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 80) == 0, "\(offset)")
      }
    }

    @Test("Properties that were set before the element was defined take effect")
    func earlier() async throws {
      try await Stage.list(count: 0) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.late = document.createElement('late-list'), late.renderItem = lists.card, late.count = 40,
            late.start = 'standard', late.style.blockSize = '300px', document.body.append(late),
            customElements.define('late-list', class extends customElements.get('overscroll-list') {}))
          """)
        try await stage.page.wait(until: "late.elementOf(0)?.textContent")
        #expect(
          try await stage.page.evaluate(
            "[late.count, late.getAttribute('start'), Object.hasOwn(late, 'count')]")
            == [40, "standard", false])
      }
    }

    @Test("The refresh event of a nested view does not reach the enclosing view")
    func nested() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.outer = [], view.addEventListener('overscroll-refresh', () => outer.push(1)),
            globalThis.inner = document.createElement('overscroll-view'),
            view.querySelector('li').append(inner))
          """)
        try await stage.page.wait(until: "inner.presentation")
        #expect(try await stage.page.evaluate("inner.refresh()") == "success")
        #expect(try await stage.page.evaluate("outer") == [])
      }
    }

    @Test("Style sheets can select a phase as a state, and a refreshing feed is busy for screen readers")
    func states() async throws {
      try await Stage.list(["start": "standard", "end": "standard", "end-policy": "manual"], count: 50) {
        stage in
        try await stage.page.evaluate(
          """
          void list.addEventListener('overscroll-refresh', (event) =>
            event.waitUntil(new Promise((done) => globalThis.finish = done)))
          """)
        try await stage.page.evaluate("void list.refresh()")
        try await stage.wait(for: "refreshing")
        try await stage.page.waitForFrames(2)
        let busy = "list.shadowRoot.querySelector('.content').getAttribute('aria-busy')"
        #expect(
          try await stage.page.evaluate("[list.matches(':state(start-refreshing)'), \(busy)]") == [
            true, "true",
          ])
        try await stage.page.evaluate("void finish()")
        try await stage.expectHome()
        #expect(
          try await stage.page.evaluate(
            "[list.matches(':state(start-refreshing)'), list.matches(':state(start-idle)'), \(busy)]")
            == [false, true, "false"])
      }
    }

    @Test("An event with a time in the future does not affect later events")
    func future() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          """
          void ['pointerdown', 'pointermove', 'pointerup'].forEach((type, step) => {
            const event = new PointerEvent(type, { pointerId: 9, pointerType: 'touch', clientX: 100,
              clientY: 100 + 90 * step, bubbles: true, composed: true })
            Object.defineProperty(event, 'timeStamp', { value: performance.now() + 1e7 })
            view.shadowRoot.querySelector('.viewport').dispatchEvent(event)
          })
          """)
        try await stage.expectHome()
        try await stage.pull(by: 400)
        try await stage.waitForStarts(1)
        try await stage.expectHome()
      }
    }

    @Test(
      "Without the engine the browser scrolls the view and a notice appears, and a retry makes the view work")
    func unavailable() async throws {
      try await Stage.bare(complaints: true) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.Class = customElements.get('overscroll-view'), globalThis.load = Class.load,
            Class.load = () => Promise.reject(new Error('blocked')),
            // The engine is not loaded again by a timer, so only the event `online` can load it.
            globalThis.setTimeout = ((set) => (work, wait, ...rest) => wait >= 1000 ? 0 : set(work, wait, ...rest))(
              setTimeout),
            addEventListener('overscroll-error', ({ error }) => globalThis.failure = error.message, { capture: true }),
            bare.show({ start: 'standard' }))
          """)
        try await stage.page.wait(until: "globalThis.failure")
        #expect(try await stage.page.evaluate("view.refresh()") == "declined")
        #expect(try await stage.page.evaluate("view.querySelectorAll('li').length") == 40)
        let viewport = "view.shadowRoot.querySelector('.viewport')"
        #expect(
          try await stage.page.evaluate(
            "[getComputedStyle(\(viewport)).overflowY, \(viewport).scrollHeight > \(viewport).clientHeight]")
            == ["auto", true])
        let notice = "view.shadowRoot.querySelector('.notice').textContent"
        #expect(try await stage.page.evaluate(notice) == "This cannot be refreshed at the moment")
        try await stage.page.evaluate("void (view.labelUnavailable = 'Back soon')")
        #expect(try await stage.page.evaluate(notice) == "Back soon")
        try await stage.page.evaluate("void (Class.load = load, dispatchEvent(new Event('online')))")
        try await stage.page.wait(until: "view.presentation")
        #expect(try await stage.page.evaluate(notice) == "")
        #expect(try await stage.page.evaluate("view.refresh()") == "success")
      }
    }
  }
}
