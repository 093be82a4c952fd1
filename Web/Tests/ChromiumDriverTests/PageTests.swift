import ChromiumDriver
import Foundation
import TestTurns
import Testing

extension BrowserTests {
  @Suite struct PageTests {
    @Test("A script's value comes back, whatever its type, and promises are awaited")
    func values() async throws {
      try await withPage { page in
        let mixed = try await page.evaluate("[1, 'two', true, null, {x: 2.5}]")
        #expect(mixed == [1, "two", true, nil, ["x": 2.5]])
        #expect(try await page.evaluate("undefined") == .null)
        #expect(try await page.evaluate("0 / 0").number?.isNaN == true)
        #expect(try await page.evaluate("new Promise(done => setTimeout(() => done('late'), 20))") == "late")
        #expect(try await page.evaluate("({ a: [1, 2] })", as: [String: [Int]].self) == ["a": [1, 2]])
        #expect(try await page.evaluate("-1 / 0", as: Double.self) == -.infinity)
        #expect(try await page.evaluate("null", as: Int?.self) == nil)
        #expect(try await page.evaluate("7", as: Int?.self) == 7)
        await #expect(throws: BrowserError.self) { try await page.evaluate("'x'", as: Int.self) }
        await #expect(throws: BrowserError.self) { try await page.evaluate("null", as: Int.self) }
      }
    }

    @Test(
      "What a script throws is thrown with its text",
      arguments: [
        ("(() => { throw new TypeError('bad wolf') })()", "TypeError: bad wolf"),
        ("Promise.reject(new Error('no'))", "Error: no"), ("Promise.reject('a string')", "a string"),
        ("][", "SyntaxError"),
      ])
    func exceptions(script: String, text: String) async throws {
      try await withPage { page in
        do {
          try await page.evaluate(script)
          Issue.record("the script returned")
        } catch BrowserError.script(let thrown) {
          #expect(thrown.contains(text))
        }
      }
    }

    @Test("A call that takes too long throws at its limit, and the page can be used again")
    func timeLimit() async throws {
      try await withPage { page in
        for script in ["new Promise(() => {})", "(() => { while (true) {} })()"] {
          let start = ContinuousClock.now
          do {
            try await page.evaluate(script, limit: .milliseconds(300))
            Issue.record("the script returned")
          } catch BrowserError.timedOut(_, let limit) {
            #expect(limit == .milliseconds(300))
          }
          #expect(ContinuousClock.now - start < .seconds(5))
          #expect(try await page.evaluate("'alive'") == "alive")
        }
      }
    }

    @Test("Waiting ends when the expression is true, and says what it last gave when it never is")
    func waiting() async throws {
      try await withPage { page in
        try await page.evaluate("void setTimeout(() => { window.ready = { now: true } }, 100)")
        try await page.wait(until: "ready.now")
        do {
          try await page.wait(until: "document.title.length", timeout: .milliseconds(100))
          Issue.record("the wait ended")
        } catch BrowserError.timedOut(let what, _) {
          #expect(what.contains("document.title.length") && what.hasSuffix("0"))
        }
      }
    }

    @Test("Navigation awaits the load, reloading starts anew, and a bad address throws")
    func navigation() async throws {
      try await withPage { page in
        try await page.show(
          "<p id=here>text</p><script>addEventListener('load', () => window.loaded = 1)</script>")
        #expect(try await page.evaluate("[loaded, here.textContent]") == [1, "text"])
        try await page.evaluate("window.mark = 1")
        try await page.reload()
        #expect(try await page.evaluate("[typeof mark, loaded]") == ["undefined", 1])
        await #expect(throws: BrowserError.self) { try await page.navigate(to: "http://127.0.0.1:9/") }
      }
    }

    @Test("Console messages and uncaught exceptions are collected, each in its own list")
    func log() async throws {
      try await withPage { page in
        try await page.show("<script>console.warn('careful', 7, { a: 1 }); undefinedFunction()</script>")
        try await page.evaluate("void Promise.reject(new Error('nobody caught me'))")
        try await page.wait(until: "new Promise(done => setTimeout(() => done(true), 50))")
        let console = await page.consoleMessages
        #expect(console.map(\.level) == ["warning"])
        #expect(console.first?.text == "careful 7 Object")
        let exceptions = await page.uncaughtExceptions
        #expect(exceptions.count == 2)
        #expect(exceptions.first?.contains("undefinedFunction is not defined") == true)
        #expect(exceptions.last?.contains("nobody caught me") == true)
        await page.clearLog()
        #expect(await page.consoleMessages.isEmpty)
        #expect(await page.uncaughtExceptions.isEmpty)
      }
    }

    @Test("A screenshot is a PNG of the viewport in device pixels")
    func screenshot() async throws {
      let options = BrowserOptions(viewport: Viewport(width: 200, height: 100, scaleFactor: 3))
      try await withPage(options) { page in
        let picture = try await page.screenshot()
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        let size = [16, 20].map { start in picture[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
        #expect(size == [600, 300])
      }
    }

    @Test("The page sees the reader's preferences, and keeps one while another changes")
    func preferences() async throws {
      try await withPage(BrowserOptions(colorScheme: .dark, hasTouch: false)) { page in
        let script = """
          [matchMedia('(prefers-color-scheme: dark)').matches,
            matchMedia('(prefers-reduced-motion: reduce)').matches, navigator.maxTouchPoints,
            innerWidth, innerHeight, devicePixelRatio]
          """
        #expect(try await page.evaluate(script) == [true, false, 0, 390, 844, 2])
        try await page.setReducedMotion(true)
        try await page.setTouch(true)
        try await page.setViewport(Viewport(width: 320, height: 500, scaleFactor: 1, isMobile: true))
        try await page.show("")
        #expect(try await page.evaluate(script) == [true, true, 5, 320, 500, 1])
        try await page.setColorScheme(.light)
        #expect(try await page.evaluate(script)[0] == false)
        #expect(try await page.evaluate(script)[1] == true)
      }
    }

    @Test("Script time grows by what the page's scripts take", .alone)
    func metrics() async throws {
      try await withPage { page in
        let busy = """
          new Promise(done => setTimeout(() => {
            for (const end = performance.now() + 200; performance.now() < end;) {}
            done(null)
          }))
          """
        let start = try await page.metrics()
        try await page.evaluate(busy)
        let spent = try await page.metrics() - start
        #expect(spent.scriptDuration > 0.1 && spent.scriptDuration < 5)
        #expect(spent.taskDuration >= spent.scriptDuration * 0.9)
        #expect(start.heapUsed > 0 && start.names.contains("ScriptDuration"))
      }
    }

    @Test("A throttled processor takes longer for the same script", .alone)
    func throttling() async throws {
      try await withPage { page in
        let work = """
          (() => {
            const start = performance.now()
            let sum = 0
            for (let i = 0; i < 2e7; i++) sum += i % 7
            return performance.now() - start
          })()
          """
        try await page.evaluate(work)
        let full = try await page.evaluate(work, as: Double.self)
        try await page.setCPUThrottling(rate: 8)
        #expect(try await page.evaluate(work, as: Double.self) > 2 * full)
        try await page.setCPUThrottling(rate: 1)
        await #expect(throws: BrowserError.self) { try await page.setCPUThrottling(rate: 0.5) }
      }
    }
  }
}
