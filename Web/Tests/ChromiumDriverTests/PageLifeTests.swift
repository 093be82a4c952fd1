import ChromiumDriver
import Foundation
import TestTurns
import Testing

extension BrowserTests {
  /// What befalls a page from outside, and what it holds.
  @Suite struct PageLifeTests {
    @Test("A page behind another is hidden, draws no frames and may be frozen, and is seen again in front")
    func hidden() async throws {
      try await Browser.withBrowser { browser in
        let (page, other) = (try await browser.newPage(), try await browser.newPage())
        try await page.show("text" + eventLog("freeze", "resume"))
        try await page.evaluate(
          "void ['freeze', 'resume'].forEach((type) => document.addEventListener(type, () => log.push({ type })))"
        )
        // It believes that it is seen, whatever stands in front.
        #expect(try await page.evaluate("document.hidden") == false)
        try await page.hide(behind: other)
        let frame = """
          Promise.race([new Promise((then) => requestAnimationFrame(() => then(true))),
            new Promise((then) => setTimeout(() => then(false), 300))])
          """
        #expect(try await page.evaluate(frame) == false)
        try await page.setFrozen(true)
        try await page.setFrozen(false)
        try await page.show()
        #expect(try await page.evaluate("[document.hidden, document.hasFocus()]") == [false, true])
        #expect(try await page.evaluate(frame) == true)
        #expect(try await page.evaluate("log.map(({ type }) => type)") == ["freeze", "resume"])
      }
    }

    @Test("A page holds what its scripts keep, and no garbage")
    func holdings() async throws {
      try await withPage { page in
        try await page.show("text")
        let first = try await page.holdings()
        try await page.evaluate(
          """
          void (globalThis.kept = Array.from({ length: 100 }, () => document.createElement('p')),
            kept.forEach((element) => element.addEventListener('click', () => {})),
            kept.push(new Array(1e5).fill(0.5), new Float64Array(1e5)),
            Array.from({ length: 1000 }, () => document.createElement('b').append(new Array(1000).join('x'))))
          """)
        let second = try await page.holdings()
        #expect(100..<120 ~= second.nodes - first.nodes && second.listeners - first.listeners == 100)
        #expect(800_000..<1_000_000 ~= second.heap - first.heap, "\(first) \(second)")
        #expect(800_000..<801_000 ~= second.buffers - first.buffers)
        try await page.evaluate("void (kept = null)")
        let last = try await page.holdings()
        #expect(last.nodes - first.nodes < 20 && last.listeners == first.listeners)
        #expect(last.buffers - first.buffers < 1000)
        #expect(last.heap - first.heap < 100_000)
      }
    }

    @Test("A script runs before a document's own, in each that is loaded")
    func first() async throws {
      try await withPage { page in
        try await page.runFirst("globalThis.count = (globalThis.count ?? 0) + 1")
        for _ in 0..<2 {
          try await page.show("<script>globalThis.saw = count</script>")
          #expect(try await page.evaluate("saw") == 1)
        }
      }
    }
  }
}
