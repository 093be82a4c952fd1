import ChildProcesses
import Foundation

extension Browser {
  /// Starts a browser and waits until it responds.
  ///
  /// The caller must `close()` the browser. If this method throws, it has removed the process and its
  /// files.
  ///
  /// - Throws: `notFound` if there is no browser; `launchFailed` or `disconnected`, with the browser's last
  ///   output, if it does not start; `timedOut` if it does not respond within the launch limit.
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

  /// Calls `body` with a new browser, and always closes the browser.
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

  /// Calls `body` with a blank page of a new browser, and always closes the browser.
  public static func withPage<Result: Sendable>(
    _ options: BrowserOptions = BrowserOptions(), isolation: isolated (any Actor)? = #isolation,
    _ body: (Page) async throws -> Result
  ) async throws -> Result {
    try await withBrowser(options) { browser in try await body(browser.newPage()) }
  }
}
