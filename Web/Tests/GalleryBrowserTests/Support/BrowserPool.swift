import ChromiumDriver
import GalleryServer

/// A pool of browsers that each run one test at a time.
///
/// So the page of a test is always in front of its browser. The browsers have no windows if possible,
/// because drawing a window takes a quarter of the processor. The pool grows to the largest number of
/// browsers that were in use at the same time.
actor BrowserPool {
  private let home: GalleryAddress
  private var idle: [Browser] = []

  /// Creates a pool of browsers for the pages of a server.
  init(home: GalleryAddress) { self.home = home }

  /// Runs `body` with an idle browser, or with a new browser if none is idle.
  nonisolated func lend(_ body: @Sendable (Browser) async throws -> Void) async throws {
    let browser = try await next()
    do {
      try await body(browser)
      await putBack(browser)
    } catch {
      await putBack(browser)
      throw error
    }
  }

  /// Closes all browsers, which must be idle.
  func close() async {
    for browser in idle { await browser.close() }
    idle = []
  }

  private func next() async throws -> Browser {
    if let browser = idle.popLast() { return browser }
    let browser = try await Browser.launch(Self.options())
    // This page stays open, so that later pages of the same server share its process.
    try await browser.newPage().navigate(to: "\(home)testing/bare.css")
    return browser
  }

  /// Returns the options of a browser, without windows if possible.
  static func options(viewport: Viewport = Viewport()) -> BrowserOptions {
    BrowserOptions(
      viewport: viewport,
      flags: [
        // A swipe to the side would navigate to the previous page.
        "--disable-features=OverscrollHistoryNavigation",
        // All pages share a process, because starting a process takes a tenth of a test's processor time.
        "--renderer-process-limit=1", "--disable-site-isolation-trials",
      ], hasWindows: false)
  }

  private func putBack(_ browser: Browser) { idle.append(browser) }
}
