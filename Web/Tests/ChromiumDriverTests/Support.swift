import ChromiumDriver
import Foundation
import TestTurns
import Testing

/// Everything that needs a browser: each test has one of its own; skipped, with the reason, where there is none.
@Suite(.turns, .enabled(if: Chromium.isFoundOrRequired, "No Chromium found on this machine"))
enum BrowserTests {}

/// Lends a page of a browser of its own: of one without windows, as the gallery's tests have, where there is one.
func withPage(_ options: BrowserOptions = BrowserOptions(), _ body: (Page) async throws -> Void) async throws
{
  var options = options
  options.hasWindows = false
  try await Browser.withPage(options) { page in try await body(page) }
}

extension Page {
  /// Shows a document with this body, which fills a phone's screen.
  func show(_ body: String) async throws {
    let html = """
      <!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width">
      <style>html, body { margin: 0; height: 100% }</style><body>\(body)
      """
    try await navigate(to: "data:text/html;base64,\(Data(html.utf8).base64EncodedString())")
  }
}
