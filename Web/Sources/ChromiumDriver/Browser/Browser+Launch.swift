import ChildProcesses
import Foundation

extension Browser {
  /// Starts a browser and waits until it answers.
  ///
  /// Throws `notFound` where there is none; `launchFailed` or `disconnected`, with the browser's last words, if it
  /// does not start; and `timedOut` if it does not answer within the launch limit. Nothing is left behind then.
  /// Whoever launches must `close()`.
  public static func launch(_ options: BrowserOptions = BrowserOptions()) async throws -> Browser {
    guard let executable = options.executable ?? Chromium.locate(hasWindows: options.hasWindows) else {
      throw BrowserError.notFound
    }
    let folder = try PrivateFolder.make()
    let browser: Browser
    do {
      let (ours, theirs) = try DebuggingPipe.open()
      let child = try ChildProcess(
        executable: executable, arguments: options.arguments(profile: folder.profile), line: theirs,
        folder: folder)
      let connection = Connection(pipe: ours, complaints: folder.complaints)
      browser = Browser(options: options, child: child, connection: connection, folder: folder)
      await connection.listen()
    } catch {
      folder.remove()
      throw error
    }
    return try await browser.closingOnFailure { _ = try await browser.version(within: options.launchLimit) }
  }

  private func closingOnFailure(_ body: () async throws -> Void) async throws -> Browser {
    do {
      try await body()
      return self
    } catch {
      await close()
      throw error
    }
  }

  /// Lends a fresh browser to `body`, and closes it whether `body` returns, throws or is cancelled.
  public static func withBrowser<Result: Sendable>(
    _ options: BrowserOptions = BrowserOptions(), isolation: isolated (any Actor)? = #isolation,
    _ body: (Browser) async throws -> Result
  ) async throws -> Result {
    let browser = try await launch(options)
    do {
      let result = try await body(browser)
      await browser.close()
      return result
    } catch {
      await browser.close()
      throw error
    }
  }

  /// Lends a blank page of a fresh browser to `body`, and closes the browser in every case.
  public static func withPage<Result: Sendable>(
    _ options: BrowserOptions = BrowserOptions(), isolation: isolated (any Actor)? = #isolation,
    _ body: (Page) async throws -> Result
  ) async throws -> Result {
    try await withBrowser(options) { browser in try await body(browser.newPage()) }
  }
}
