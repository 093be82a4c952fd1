import ChromiumDriver
import Foundation
import OverscrollFixtures

extension Stage {
  /// Returns the trace file of a fixture.
  static func trace(_ name: String) -> URL { Fixture.folder.appending(path: "\(name).trace") }

  /// The position of drops.
  static let drop = Point(120, 300)

  /// Returns the text of an element.
  func text(_ selector: String) async throws -> String {
    try await page.evaluate("document.querySelector('\(selector)').textContent", as: String.self)
  }

  /// Waits for a message about a trace and returns its text.
  func mistake() async throws -> String {
    try await page.wait(until: "document.querySelector('#trace-mistake').checkVisibility()")
    return try await text("#trace-mistake p")
  }

  /// Opens a fixture and waits until it is shown.
  func play(_ name: String) async throws {
    try await page.choose([Self.trace(name)], in: "#trace-file")
    try await page.wait(
      until: "gallery.theater && document.querySelector('.trace-name')?.textContent === '\(name).trace'")
  }

  /// Moves the scrubber to an event, without waiting until it is shown.
  func scrub(to place: Int) async throws {
    try await page.evaluate(
      """
      void ((scrubber) => {
        scrubber.value = \(place)
        scrubber.dispatchEvent(new Event('input', { bubbles: true }))
      })(document.querySelector('#trace-scrubber'))
      """)
  }

  /// Waits until the player shows this number of events.
  func wait(forPlace place: Int) async throws {
    try await page.wait(
      until: "document.querySelector('.trace-count').textContent.startsWith('\(place) of ')")
  }
}
