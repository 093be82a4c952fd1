import ChromiumDriver
import GalleryServer

/// Browsers that tests lend from, each to one test at a time, so that the page of each is in front.
///
/// They have no windows, where there is such a browser: to draw one takes a quarter of the processor. There are as many as
/// were ever lent at the same time.
actor BrowserPool {
  private let home: GalleryAddress
  private var idle: [Browser] = []

  /// A pool of browsers for the pages of a server.
  init(home: GalleryAddress) { self.home = home }

  /// Lends a browser to `body`: one that is idle, or else a new one.
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

  /// Closes all browsers; none may be lent.
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

  /// The options of a browser: without windows if there is one.
  static func options(viewport: Viewport = Viewport()) -> BrowserOptions {
    BrowserOptions(
      viewport: viewport,
      flags: [
        // A swipe to the side is the browser's own way back to the page before, and no test of ours.
        "--disable-features=OverscrollHistoryNavigation",
        // All pages share a process: to start one takes a tenth of a test's processor time.
        "--renderer-process-limit=1", "--disable-site-isolation-trials",
      ], hasWindows: false)
  }

  private func putBack(_ browser: Browser) { idle.append(browser) }
}
