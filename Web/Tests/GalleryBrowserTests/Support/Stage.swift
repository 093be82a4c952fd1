import ChromiumDriver
import Foundation
import GalleryServer
import Testing

/// A page with a view, fingers that pull it, and a record of events.
struct Stage: Sendable {
  let page: Page
  /// The view, as an expression in the page.
  let view: String
  /// The bounding box of the view's viewport, without the view's header.
  let window: Box

  /// Runs `body` with one of the gallery's demos, and expects no errors.
  ///
  /// - Parameters:
  ///   - latency: The delay of the server's answers, in ms: 0, 300, 800 or 2000.
  ///   - complaints: Whether the browser may report errors, such as a failed request.
  static func demo(
    _ name: String, latency: Int = 300, complaints: Bool = false, address: GalleryAddress? = nil,
    _ body: (Stage) async throws -> Void
  ) async throws {
    try await lend(complaints: complaints) { page, running in
      try await page.navigate(to: "\(address ?? running)elements.html#\(name)")
      try await page.wait(until: "gallery.view.presentation && gallery.demo.rows.length === 20")
      // The lists of the page load by themselves, at any time.
      try await page.evaluate(
        "import('/testing/recorder.js').then(() => { recorder.elements = '.panel > overscroll-view' })")
      try await page.evaluate("void (document.querySelector('#latency').value = '\(latency)')")
      try await body(Stage(page, view: "gallery.view"))
    }
  }

  /// Runs `body` with a page that contains only a view with 40 rows of 60 px.
  static func bare(
    _ attributes: JSONValue = [:], complaints: Bool = false, _ body: (Stage) async throws -> Void
  ) async throws {
    try await lend(complaints: complaints) { page, address in
      try await page.navigate(to: "\(address)testing/bare.html")
      try await page.wait(until: "globalThis.bare")
      try await page.evaluate("bare.show(\(attributes))")
      try await page.wait(until: "view.presentation")
      try await body(Stage(page, view: "view"))
    }
  }

  /// Replaces the page's clock from each lift of a finger until the next touch, with `frame-clock.js`.
  ///
  /// The clock advances by a sixtieth of a second with each frame. So the motion after a lift has the same
  /// frames on a slow machine.
  func advanceByFrames() async throws {
    try await page.evaluate("import('/testing/frame-clock.js').then(() => {})")
  }

  /// Replaces the page's view, and empties the recorder's log.
  func show(_ attributes: JSONValue) async throws {
    try await page.evaluate("recorder.log.splice(0), bare.show(\(attributes))")
    try await page.wait(until: "view.presentation")
    try await page.waitForFrames()
  }

  /// Runs `body` with a new page, and expects no errors.
  ///
  /// - Parameters:
  ///   - complaints: Whether the browser may report errors.
  ///   - records: Whether the page loads the recorder. Then the page must not violate its security policy.
  static func lend(
    complaints: Bool, records: Bool = true, _ body: (Page, GalleryAddress) async throws -> Void
  ) async throws {
    let running = try #require(GalleryScope.running)
    let page = try await running.browser.newPage()
    do {
      try await body(page, running.address)
      if !complaints { await page.expectNoComplaints() }
      if records {
        #expect(try await page.evaluate("recorder.log.filter(({ type }) => type === 'violation')") == [])
      }
      try await page.close()
    } catch {
      try? await page.close()
      throw error
    }
  }

  /// Runs `body` with the same page and its current view, which may have moved.
  static func again(_ stage: Stage, _ body: (Stage) async throws -> Void) async throws {
    try await body(Stage(stage.page, view: stage.view))
  }

  init(_ page: Page, view: String) async throws {
    self.page = page
    self.view = view
    try await page.waitForFrames()
    window = try await page.evaluate(
      "\(view).shadowRoot.querySelector('.viewport').getBoundingClientRect().toJSON()", as: Box.self)
  }
}

extension Page {
  /// Expects no uncaught exceptions and no warnings or errors in the console.
  func expectNoComplaints() async {
    // Use separate values, so that a failure prints them.
    let warnings = await consoleMessages.filter { $0.level == "error" || $0.level == "warning" }
    let exceptions = await uncaughtExceptions
    #expect(warnings == [])
    #expect(exceptions == [])
  }
}
