import ChromiumDriver
import OtherBrowsers
import Testing

/// A page with a view, a finger that pulls it, and a record of events.
struct Stage: Sendable {
  let browser: any OtherBrowser
  /// The view, as an expression in the page.
  let view: String
  /// The bounding box of the view's viewport in the browser window.
  let window: Box

  init(_ browser: any OtherBrowser, view: String) async throws {
    (self.browser, self.view) = (browser, view)
    try await browser.waitForFrames()
    window = try await browser.evaluate(
      "\(view).shadowRoot.querySelector('.viewport').getBoundingClientRect().toJSON()", as: Box.self)
  }

  /// Runs `body` with one of the gallery's demos and its first 20 rows.
  static func demo(_ name: String, in kind: Kind, _ body: (Stage) async throws -> Void) async throws {
    try await lend(
      kind, "elements.html#\(name)", until: "gallery.view.presentation && gallery.demo.rows.length === 20"
    ) {
      browser in
      try await browser.run(
        "document.head.append(Object.assign(document.createElement('script'), { src: '/testing/recorder.js' }))"
      )
      try await browser.wait(until: "window.recorder")
      // The finger must lift before the answer arrives, so the answer takes 0.8 s.
      try await browser.run("(document.querySelector('#latency').value = '800')")
      try await browser.run("gallery.view.scrollIntoView({ block: 'center' })")
      try await body(Stage(browser, view: "gallery.view"))
    }
  }

  /// Runs `body` with a page that contains only a view with 40 rows of 60 px.
  static func bare(
    _ attributes: JSONValue = [:], in kind: Kind, _ body: (Stage) async throws -> Void
  ) async throws {
    try await lend(kind, "testing/bare.html", until: "globalThis.bare") { browser in
      try await browser.run("bare.show(\(attributes))")
      try await browser.wait(until: "view.presentation")
      try await body(Stage(browser, view: "view"))
    }
  }

  /// Runs `body` with a page that contains only a list of cards with unknown extents.
  static func list(_ count: Int, in kind: Kind, _ body: (Stage) async throws -> Void) async throws {
    try await lend(kind, "testing/list.html", until: "globalThis.lists") { browser in
      try await browser.run("lists.show({}, \(count))")
      try await browser.wait(until: "list.presentation")
      try await body(Stage(browser, view: "list"))
    }
  }

  /// Opens a page, runs `body` and expects no uncaught error.
  private static func lend(
    _ kind: Kind, _ path: String, until condition: String, _ body: (any OtherBrowser) async throws -> Void
  ) async throws {
    let address = try #require(GalleryScope.address)
    try await #require(Browsers.ofSuite).lend(kind) { browser in
      try await browser.navigate(to: "\(address)\(path)")
      try await browser.run(
        """
        (window.mistakes = [], window.addEventListener('error', ({ message }) => mistakes.push(message)),
          window.addEventListener('unhandledrejection', ({ reason }) => mistakes.push(String(reason))))
        """)
      try await browser.wait(until: condition)
      try await body(browser)
      #expect(try await browser.evaluate("mistakes", as: [String].self) == [])
    }
  }
}
