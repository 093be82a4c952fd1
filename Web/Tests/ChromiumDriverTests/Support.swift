import ChromiumDriver
import Foundation
import TestTurns
import Testing

/// Tests of the Chromium driver; each test launches a browser.
///
/// The tests are skipped if Chromium is not found, unless the environment requires a browser.
@Suite(.turns, .enabled(if: Chromium.isFoundOrRequired, "No Chromium found on this machine"))
enum BrowserTests {}

/// Runs `body` with a page of a new browser.
///
/// If a headless shell is installed, it is the browser, as in the gallery's tests.
func withPage(_ options: BrowserOptions = BrowserOptions(), _ body: (Page) async throws -> Void) async throws
{
  var options = options
  options.hasWindows = false
  try await Browser.withPage(options) { page in try await body(page) }
}

extension Page {
  /// Shows an HTML document whose body element has this content and fills the viewport.
  func show(_ body: String) async throws {
    let html = """
      <!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width">
      <style>html, body { margin: 0; height: 100% }</style><body>\(body)
      """
    try await navigate(to: "data:text/html;base64,\(Data(html.utf8).base64EncodedString())")
  }
}
