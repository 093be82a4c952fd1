@testable import ChromiumDriver
import GalleryServer
import Testing

extension Stage {
  /// Lends a page with a list and nothing else, with some attributes and n cards of unknown extents.
  ///
  /// - Parameter render: How an item is filled, a name in `Page/list.js`: `card`, `button` or `tile`.
  static func list(
    _ attributes: JSONValue = [:], count: Int, render: String = "card", complaints: Bool = false,
    _ body: (Stage) async throws -> Void
  ) async throws {
    try await lend(complaints: complaints) { page, address in
      try await page.navigate(to: "\(address)testing/list.html")
      try await page.wait(until: "globalThis.lists")
      try await page.evaluate("lists.show(\(attributes), \(count), '\(render)')")
      try await page.wait(until: "list.presentation")
      try await body(Stage(page, view: "list"))
      if !complaints { #expect(try await page.evaluate("lists.errors") == []) }
    }
  }

  /// Puts another list of cards into the page that `list` lends.
  func showList(_ attributes: JSONValue = [:], count: Int) async throws {
    try await page.evaluate("recorder.log.splice(0), lists.show(\(attributes), \(count))")
    try await page.wait(until: "list.presentation")
  }

  /// A quarter of a device pixel, in px, as the tests' screen has them: less than that is no difference by any way to round.
  static let pixelPart = 0.125

  /// What the engine says of the list.
  struct ListShown: Decodable, Sendable {
    let scrollOffset: Double
    let origin: Double
    let contentExtent: Double
    let count: Int
    let item: Int
    let inside: Double
    let bytes: Int
    let slotCount: Int
    let elements: Int
    let mounted: Int
  }

  /// What the engine says of the list now.
  var listShown: ListShown {
    get async throws { try await page.evaluate("list.listPresentation", as: ListShown.self) }
  }

  /// Waits until nothing moves and every item in sight is in its place.
  func waitForList(timeout: Duration = .seconds(8)) async throws {
    try await page.waitForFrames()
    try await page.wait(
      until: """
        !list.presentation.wantsFrames && !list.listPresentation.wantsFrames && !list.presentation.isDragging
        """, timeout: timeout)
    try await page.waitForFrames(3)
  }

  /// Where an item is drawn, in px from the viewport's start edge.
  func place(ofItem index: Int) async throws -> Double {
    try await page.evaluate(
      "list.elementOf(\(index)).getBoundingClientRect().top - list.getBoundingClientRect().top",
      as: Double.self)
  }

  /// A number that the page's script gives.
  func number(_ expression: String) async throws -> Double {
    try await page.evaluate(expression, as: Double.self)
  }
}
