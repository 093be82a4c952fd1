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

/// A list of every event of some types that reaches the page, as `log`.
func eventLog(_ types: String...) -> String {
  """
  <script>
    const log = []
    for (const type of '\(types.joined(separator: " "))'.split(' ')) {
      addEventListener(type, event => log.push({
        type, trusted: event.isTrusted, time: event.timeStamp, x: event.clientX ?? 0, y: event.clientY ?? 0,
        touches: event.touches?.length ?? 0, key: event.key ?? '', code: event.code ?? '',
        dx: event.deltaX ?? 0, dy: event.deltaY ?? 0, again: event.repeat ?? false,
      }), { passive: false })
    }
    addEventListener('touchmove', event => event.preventDefault(), { passive: false })
  </script>
  """
}

/// One event as the page saw it.
struct SeenEvent: Decodable, Sendable {
  let type: String
  let trusted: Bool
  let time: Double
  let x: Double
  let y: Double
  let touches: Int
  let key: String
  let code: String
  let dx: Double
  let dy: Double
  let again: Bool
}

extension Page {
  /// The events that the page saw, each at its own time stamp.
  func seenEvents() async throws -> [SeenEvent] { try await evaluate("log", as: [SeenEvent].self) }
}
