import ChromiumDriver
import Foundation
import Testing

extension BrowserTests {
  @Suite struct PageTests {
    @Test(
      "If a script throws, times out or never becomes true, the error says why, and the page stays usable")
    func failures() async throws {
      try await withPage { page in
        for (script, text) in [
          ("(() => { throw new TypeError('bad wolf') })()", "TypeError: bad wolf"),
          ("Promise.reject('a string')", "a string"), ("][", "SyntaxError"),
        ] {
          do {
            try await page.evaluate(script)
            Issue.record("the script returned")
          } catch BrowserError.script(let thrown) {
            #expect(thrown.contains(text))
          }
        }
        for script in ["new Promise(() => {})", "(() => { while (true) {} })()"] {
          let start = ContinuousClock.now
          do {
            try await page.evaluate(script, limit: .milliseconds(300))
            Issue.record("the script returned")
          } catch BrowserError.timedOut(_, let limit) {
            #expect(limit == .milliseconds(300))
          }
          // The default limit is 60 s.
          #expect(ContinuousClock.now - start < .seconds(30))
        }
        do {
          try await page.wait(until: "document.title.length", timeout: .milliseconds(100))
          Issue.record("the wait ended")
        } catch BrowserError.timedOut(let what, _) {
          #expect(what.contains("document.title.length") && what.hasSuffix("0"))
        }
        await #expect(throws: BrowserError.self) { try await page.evaluate("'x'", as: Int.self) }
        #expect(try await page.evaluate("'alive'") == "alive")
      }
    }

    @Test("Console messages and uncaught exceptions are collected in separate lists")
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
      }
    }
  }
}
