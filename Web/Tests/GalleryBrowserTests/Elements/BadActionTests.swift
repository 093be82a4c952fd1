import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Actions that end badly, late, twice or never.
  @Suite struct BadActionTests {
    /// Adds a refresh listener that evaluates an expression with `event`.
    private func answer(_ expression: String, in stage: Stage) async throws {
      try await stage.page.evaluate(
        """
        void view.addEventListener('overscroll-refresh', (event) => {
          window.signal = event.signal
          \(expression)
        })
        """)
    }

    @Test("An action that never ends is timed out, and its signal is aborted")
    func never() async throws {
      try await Stage.bare(["start-timeout": "0.8"]) { stage in
        try await answer("event.waitUntil(new Promise(() => {}))", in: stage)
        #expect(try await stage.page.evaluate("view.refresh()") == "timedOut")
        #expect(try await stage.page.evaluate("signal.aborted") == true)
        try await stage.expectHome()
        #expect(try await stage.results == ["timedOut"])
      }
    }

    @Test("A second completion and a late `waitUntil` do not change the result")
    func twice() async throws {
      try await Stage.bare { stage in
        try await answer(
          """
          window.event = event
          event.waitUntil(new Promise((resolve, reject) => { resolve(1); resolve(2); reject(new Error('late')) }))
          event.waitUntil(new Promise((done) => setTimeout(done, 100)))
          """, in: stage)
        #expect(try await stage.page.evaluate("view.refresh()") == "success")
        await #expect(throws: BrowserError.self) {
          try await stage.page.evaluate("void event.waitUntil(Promise.resolve())")
        }
        try await stage.page.evaluate("void view.cancel()")
        try await stage.expectHome()
        #expect(try await stage.results == ["success"])
      }
    }

    @Test("The late completion of a cancelled action changes nothing")
    func olderToken() async throws {
      try await Stage.bare { stage in
        try await answer(
          "event.waitUntil(new Promise((done) => ((window.done ??= {})[event.token] = done)))", in: stage)
        try await stage.page.evaluate("void (window.first = view.refresh())")
        try await stage.wait(for: "refreshing")
        try await stage.page.evaluate("void view.cancel()")
        #expect(try await stage.page.evaluate("first") == "cancelled")
        try await stage.waitForRest()
        try await stage.page.evaluate("void (window.second = view.refresh())")
        try await stage.wait(for: "refreshing")
        // The promise of the first action is fulfilled during the second action, which continues.
        try await stage.page.evaluate("done[1]()")
        try await stage.page.waitForFrames(60)
        #expect(try await stage.shown.start.phase == "refreshing")
        try await stage.page.evaluate("done[2]()")
        #expect(try await stage.page.evaluate("second") == "success")
        try await stage.expectHome()
        let ended = try await stage.log.filter { $0.effect == "ended" }
        #expect(ended.map(\.result) == ["cancelled", "success"])
      }
    }
  }
}
