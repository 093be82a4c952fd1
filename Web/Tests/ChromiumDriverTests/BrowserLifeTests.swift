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

    @Test("Launching a program that is not a browser throws the program's output and leaves no files")
    func noBrowser() async throws {
      try await withProgram(#"echo "I am no browser: $3" >&2; exit 1"#) { program in
        do {
          let browser = try await Browser.launch(BrowserOptions(executable: program))
          await browser.close()
          Issue.record("a browser was launched")
        } catch BrowserError.disconnected(let words) {
          let start = "I am no browser: --user-data-dir="
          #expect(words.hasPrefix(start))
          let profile = URL(fileURLWithPath: String(words.dropFirst(start.count)))
          #expect(!exists(profile.deletingLastPathComponent()))
        }
      }
    }
  }
}

/// Writes a script with these commands and passes the script's path to `body`.
private func withProgram(_ commands: String, _ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  let program = folder.appendingPathComponent("program")
  try write(commands, to: program)
  try await body(program)
}

/// Writes a program from a child process.
///
/// A file that is open for writing cannot be executed. If this process wrote the file, a process that a
/// second test forks meanwhile would inherit the descriptor and keep the file open.
private func write(_ commands: String, to program: URL) throws {
  let writer = Process()
  writer.executableURL = URL(fileURLWithPath: "/bin/sh")
  writer.arguments = [
    "-c", #"printf '#!/bin/sh\n%s\n' "$1" >"$0" && chmod 700 "$0""#, program.path, commands,
  ]
  try writer.run()
  writer.waitUntilExit()
}

/// Whether a process with this identifier exists.
private func isAlive(_ identifier: Int32) -> Bool { kill(identifier, 0) == 0 }

/// Whether a file or folder exists at `url`.
private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
