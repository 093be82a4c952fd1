import ChromiumDriver
import Foundation
import Testing

extension BrowserTests {
  @Suite struct LifeTests {
    @Test("A browser starts and answers; closing the browser ends its process and removes its profile")
    func startAndStop() async throws {
      let browser = try await Browser.launch()
      #expect(try await browser.version().contains("Chrom"))
      #expect(exists(browser.profile) && isAlive(browser.processIdentifier))
      async let first: Void = browser.close()
      async let second: Void = browser.close()
      _ = await (first, second)
      #expect(!exists(browser.profile.deletingLastPathComponent()))
      #expect(!isAlive(browser.processIdentifier))
      await #expect(throws: BrowserError.self) { try await browser.version() }
    }

    @Test("When a task is cancelled, its pending call throws and its browser closes")
    func cancelled() async throws {
      let (identifiers, continuation) = AsyncStream.makeStream(of: Int32.self)
      let task = Task {
        defer { continuation.finish() }
        try await Browser.withBrowser { browser in
          let page = try await browser.newPage()
          continuation.yield(browser.processIdentifier)
          try await page.evaluate("new Promise(() => {})")
        }
      }
      let identifier = try #require(await identifiers.first { _ in true })
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(!isAlive(identifier))
    }

    @Test("Killing the browser makes a pending call throw")
    func killed() async throws {
      try await Browser.withBrowser { browser in
        let page = try await browser.newPage()
        async let pending = page.evaluate("new Promise(() => {})")
        try await Task.sleep(for: .milliseconds(100))
        kill(browser.processIdentifier, SIGKILL)
        // A call that only reaches its limit throws `timedOut`.
        do {
          _ = try await pending
          Issue.record("the call returned")
        } catch BrowserError.disconnected {}
        await #expect(throws: BrowserError.self) { try await page.evaluate("1") }
        await #expect(throws: BrowserError.self) { try await page.touch(.tap(at: Point(1, 1))) }
      }
    }
  }
}

/// Whether a process with this identifier exists.
private func isAlive(_ identifier: Int32) -> Bool { kill(identifier, 0) == 0 }

/// Whether a file or folder exists at `url`.
private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
