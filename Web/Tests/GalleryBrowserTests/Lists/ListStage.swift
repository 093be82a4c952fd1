@testable import ChromiumDriver
import GalleryServer
import Testing

extension Stage {
  /// Runs `body` with a page that contains only a list of items with unknown extents.
  ///
  /// - Parameter render: The function in `Page/list.js` that fills an item, such as `card`, `button` or
  ///   `tile`.
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

  /// Replaces the list in the page of `list` with a list of cards.
  func showList(_ attributes: JSONValue = [:], count: Int) async throws {
    try await page.evaluate("recorder.log.splice(0), lists.show(\(attributes), \(count))")
    try await page.wait(until: "list.presentation")
  }

  /// A quarter of a device pixel of the tests' screen, in px.
  ///
  /// Rounding to device pixels removes a smaller difference.
  static let pixelPart = 0.125

  /// The values of the list's presentation that tests read.
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

  /// The list's current presentation.
  var listShown: ListShown {
    get async throws { try await page.evaluate("list.listPresentation", as: ListShown.self) }
  }

  /// Waits until nothing moves and every visible item is in its place.
  func waitForList() async throws {
    try await page.waitForFrames()
    try await page.wait(
      until: """
        !list.presentation.wantsFrames && !list.listPresentation.wantsFrames && !list.presentation.isDragging
        """)
    try await page.waitForFrames(3)
  }

  /// Returns the position of an item, in px from the viewport's start edge.
  func position(ofItem index: Int) async throws -> Double {
    try await page.evaluate(
      "list.elementOf(\(index)).getBoundingClientRect().top - list.getBoundingClientRect().top",
      as: Double.self)
  }

  /// Evaluates a script that returns a number.
  func number(_ expression: String) async throws -> Double {
    try await page.evaluate(expression, as: Double.self)
  }
}
