import ChromiumDriver
import Foundation
import GalleryServer
import Testing

/// A page with a view in it, fingers to pull it, and a record of what happens.
struct Stage: Sendable {
  /// The page.
  let page: Page
  /// The view, as an expression in the page.
  let view: String
  /// Where the view's window is: the part below a header.
  let window: Box

  /// Lends one of the gallery's demos with its first rows, then checks that nothing complained.
  ///
  /// - Parameters:
  ///   - latency: What the server is asked to wait, in ms: 0, 300, 800 or 2000.
  ///   - complaints: Whether the browser may complain, as of a failed request.
  static func demo(
    _ name: String, latency: Int = 300, complaints: Bool = false, address: GalleryAddress? = nil,
    _ body: (Stage) async throws -> Void
  ) async throws {
    try await lend(complaints: complaints) { page, running in
      try await page.navigate(to: "\(address ?? running)#\(name)")
      try await page.wait(until: "gallery.view.presentation && gallery.demo.rows.length === 20")
      try await page.evaluate("import('/testing/recorder.js').then(() => {})")
      try await page.evaluate("void (document.querySelector('#latency').value = '\(latency)')")
      try await body(Stage(page, view: "gallery.view"))
    }
  }

  /// Lends a page with a view and nothing else, with some attributes and 40 rows of 60 px.
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

  /// Puts another view into a page that `bare` lends, with other attributes.
  func show(_ attributes: JSONValue) async throws {
    try await page.evaluate("recorder.log.splice(0), bare.show(\(attributes))")
    try await page.wait(until: "view.presentation")
    try await page.waitForFrames()
  }

  /// Lends a page, then checks that nothing complained.
  ///
  /// - Parameter records: Whether the page has the recorder, which is asked then, too.
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

  /// Lends the same page with the view that is shown by now, which may stand elsewhere.
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
  /// Expects that the page has thrown nothing that nobody caught, and warns of nothing.
  func expectNoComplaints() async {
    // Values of their own, for a failure to show them.
    let warnings = await consoleMessages.filter { $0.level == "error" || $0.level == "warning" }
    let exceptions = await uncaughtExceptions
    #expect(warnings == [])
    #expect(exceptions == [])
  }
}
