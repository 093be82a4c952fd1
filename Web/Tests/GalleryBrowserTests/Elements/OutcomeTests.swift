import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The result display of an action, and the retry after a failure.
  @Suite struct OutcomeTests {
    private static let indicator = "view.shadowRoot.querySelector('.indicator.start')"

    @Test("The default indicator shows the result in words until the gap has closed")
    func words() async throws {
      try await Stage.bare { stage in
        for (end, result, words, sign) in [
          ("resolve('x')", "success", "Updated", ".well"),
          ("reject('x')", "failure", "Could not refresh", ".ill"),
        ] {
          try await stage.show([:])
          try await stage.page.evaluate(
            "void view.addEventListener('overscroll-refresh', (event) => event.waitUntil(Promise.\(end)))")
          try await stage.pull(by: 400)
          try await stage.wait(for: "showingResult")
          try await stage.page.waitForFrames(2)
          let shown = """
            (({ dataset }, words, sign) => [dataset.result, words.textContent, getComputedStyle(words).visibility,
              getComputedStyle(sign).display])(
              \(Self.indicator), \(Self.indicator).querySelector('.words'), \(Self.indicator).querySelector('\(sign)'))
            """
          #expect(
            try await stage.page.evaluate(shown) == [.string(result), .string(words), "visible", "inline"],
            "\(end)")
          try await stage.expectHome()
          try await stage.page.waitForFrames(2)
          #expect(try await stage.page.evaluate("'result' in \(Self.indicator).dataset") == false)
        }
      }
    }

    @Test("At a start edge, the result \"noMoreContent\" disables further loads only with an approach policy")
    func noMoreContent() async throws {
      try await Stage.bare { stage in
        for (policy, canExhaust) in [("release", false), ("tap", false), ("approach 300", true)] {
          try await stage.page.evaluate(
            """
            recorder.log.splice(0), bare.show(), view.addEventListener('overscroll-refresh', (event) => event.waitUntil(Promise.resolve('noMoreContent'))),
            void Object.assign(view, { startPolicy: '\(policy)', startPlacement: 'pinned', startFadeIn: 0 })
            """)
          try await stage.page.wait(until: "view.presentation")
          for round in 1...2 {
            switch policy {
            case "release": try await stage.pull(by: 400)
            case "tap": try await stage.page.click(at: stage.window.point(20))
            default: break
            }
            try await stage.waitForStarts(canExhaust ? 1 : round)
            try await stage.waitForRest()
          }
          #expect(
            try await stage.results == (canExhaust ? ["noMoreContent"] : ["success", "success"]), "\(policy)")
          #expect(
            try await stage.page.evaluate("[view.phaseOf('start'), view.startNoMoreContent]")
              == (canExhaust ? ["noMoreContent", true] : ["idle", false]), "\(policy)")
          #expect(
            try await stage.page.evaluate("view.refresh()") == (canExhaust ? "declined" : "success"),
            "\(policy)")
        }
      }
    }

    @Test("A failed load-more in an endless list stays visible with a message, and a tap retries it")
    func endless() async throws {
      try await Stage.list(["end": "standard", "end-policy": "approach 300"], count: 30) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.asked = 0, list.addEventListener('overscroll-refresh', (event) => {
            asked += 1
            event.waitUntil(asked === 1 ? Promise.reject('x') : Promise.resolve(list.insertItems(list.count, 30)))
          }))
          """)
        try await stage.page.evaluate("list.scrollToItem(29, { align: 'end' })")
        try await stage.wait(for: "failed", at: "end")
        try await stage.waitForList()
        #expect(try await stage.number("asked") == 1)
        let end = "list.shadowRoot.querySelector('.indicator.end')"
        #expect(
          try await stage.page.evaluate("\(end).querySelector('.words').textContent")
            == "Could not refresh. Tap to try again")
        try await stage.page.evaluate("void list.scrollToOffset(1e9)")
        try await stage.waitForList()
        let box = try await stage.page.evaluate("\(end).getBoundingClientRect().toJSON()", as: Box.self)
        try await stage.page.touch(.tap(at: box.point(box.height / 2)))
        try await stage.page.wait(until: "list.count === 60")
        #expect(try await stage.number("asked") == 2)
      }
    }

    @Test(
      "In a list shorter than its viewport, the indicator of loading or a failure is right after the items",
      arguments: ["driven", "native"], [0, 2])
    func unfilled(_ scrolling: String, _ count: Int) async throws {
      let attributes: JSONValue = [
        "end": "standard", "end-policy": "approach 300", "scrolling": .string(scrolling),
      ]
      try await Stage.list(attributes, count: 30) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.asked = 0, list.addEventListener('overscroll-refresh', (event) => {
            asked += 1
            event.waitUntil(new Promise((done, failed) => asked === 1 ? globalThis.fail = failed : done()))
          }), list.count = \(count))
          """)
        try await stage.wait(for: "refreshing", at: "end")
        let isBehind = """
          (() => {
            const last = \(count) > 0
              ? list.elementOf(\(count - 1))?.getBoundingClientRect().bottom : list.getBoundingClientRect().top
            return Math.abs(list.shadowRoot.querySelector('.indicator.end').getBoundingClientRect().top - last) < 1
          })()
          """
        try await stage.page.wait(until: isBehind)
        try await stage.page.evaluate("void fail('x')")
        try await stage.wait(for: "failed", at: "end")
        try await stage.page.wait(until: isBehind)
        let end = "list.shadowRoot.querySelector('.indicator.end')"
        let box = try await stage.page.evaluate("\(end).getBoundingClientRect().toJSON()", as: Box.self)
        try await stage.page.touch(.tap(at: box.point(box.height / 2)))
        try await stage.page.wait(until: "asked === 2")
      }
    }
  }
}
