import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Several views and lists in one page.
  @Suite struct SharedFrameTests {
    /// Adds two views and a second list to the page of a list.
    ///
    /// `all` contains these elements and the first list.
    private static let crowd = """
      (async () => {
        globalThis.all = [list]
        for (const name of ['overscroll-view', 'overscroll-view', 'overscroll-list']) {
          const element = document.createElement(name)
          element.style.cssText = 'block-size: 200px'
          if (name === 'overscroll-list') Object.assign(element, { renderItem: lists.button, count: 1000 })
          else element.append(Object.assign(document.createElement('div'), { style: 'block-size: 3000px' }))
          document.body.append(element)
          all.push(element)
        }
        while (!all.every((element) => element.presentation)) await new Promise((then) => setTimeout(then, 10))
        await new Promise((then) => setTimeout(then, 300))
      })()
      """

    @Test("All moving elements of a page share one frame callback and one instance of the engine")
    func crowd() async throws {
      try await Stage.list(count: 1000) { stage in
        try await stage.page.evaluate(Self.crowd)
        let asked = try await stage.page.evaluate(
          """
          (async () => {
            let moving = 0
            for (const element of all) element.scrollToOffset(900, { animated: true })
            await new Promise(requestAnimationFrame)
            const before = recorder.frames.elements
            for (let count = 0; count < 8; count += 1) {
              await new Promise(requestAnimationFrame)
              moving = Math.max(moving, all.filter(({ presentation }) => presentation.wantsFrames).length)
            }
            return [recorder.frames.elements - before, moving]
          })()
          """, as: [Int].self)
        // Expect at most one request for each of the eight frames, and one more if the order of callbacks
        // changes.
        #expect(asked[0] <= 9 && asked[1] == 4, "\(asked)")
        try await stage.page.wait(
          until: "all.every(({ presentation }) => presentation.contentOffset === 900)")
        #expect(
          try await stage.page.evaluate(
            "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length")
            == 1)
      }
    }

    @Test("If the page draws no frames, for example because it is hidden, a timeout still ends the action")
    func noFrames() async throws {
      try await Stage.list(count: 0) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.requestAnimationFrame = () => 1, lists.show({ 'start-timeout': '1.2', start: 'standard' }, 1000),
            globalThis.phases = [], list.addEventListener('overscroll-phase', ({ phase }) => phases.push(phase)),
            list.addEventListener('overscroll-refresh', (event) => event.waitUntil(new Promise(() => {}))),
            list.refresh().then((result) => (globalThis.result = result)))
          """)
        try await stage.page.wait(until: "phases.at(-1) === 'idle'")
        #expect(
          try await stage.page.evaluate("[result, phases[0], !!list.elementOf(3)]") == [
            "timedOut", "refreshing", true,
          ])
      }
    }

    @Test("An element that throws or is removed during a frame does not stop the remaining elements")
    func mishaps() async throws {
      try await Stage.list(count: 1000, complaints: true) { stage in
        try await stage.page.evaluate(Self.crowd)
        try await stage.page.evaluate(
          """
          void (all[0].addFrameListener(() => all[1].remove()),
            Object.defineProperty(all[2].shadowRoot.querySelector('.viewport'), 'scrollTop',
              { get: () => 0, set() { throw new Error('on purpose') } }),
            all.forEach((element) => element.scrollToOffset(900, { animated: true })))
          """)
        try await stage.page.wait(
          until: "[all[0], all[3]].every(({ presentation }) => presentation.contentOffset === 900)")
        #expect(try await stage.page.evaluate("all[1].presentation") == .null)
        #expect(await stage.page.uncaughtExceptions.contains { "\($0)".contains("on purpose") })
      }
    }
  }
}
