import ChromiumDriver
import Foundation
import OverscrollFixtures

extension Stage {
  /// The file of a fixture.
  static func trace(_ name: String) -> URL { Fixture.folder.appending(path: "\(name).trace") }

  /// Where files are dropped.
  static let drop = Point(120, 300)

  /// What an element says.
  func text(_ selector: String) async throws -> String {
    try await page.evaluate("document.querySelector('\(selector)').textContent", as: String.self)
  }

  /// Waits until the page says that something cannot be done with a trace, and gives its words.
  func mistake() async throws -> String {
    try await page.wait(until: "document.querySelector('#trace-mistake').checkVisibility()")
    return try await text("#trace-mistake p")
  }

  /// Opens a fixture, and waits until it is shown.
  func play(_ name: String) async throws {
    try await page.choose([Self.trace(name)], in: "#trace-file")
    try await page.wait(
      until: "gallery.theater && document.querySelector('.trace-name')?.textContent === '\(name).trace'")
  }

  /// Moves the scrubber to a place, without waiting until it is shown.
  func scrub(to place: Int) async throws {
    try await page.evaluate(
      """
      void ((scrubber) => {
        scrubber.value = \(place)
        scrubber.dispatchEvent(new Event('input', { bubbles: true }))
      })(document.querySelector('#trace-scrubber'))
      """)
  }

  /// Waits until the player says how many events have happened.
  func wait(forPlace place: Int) async throws {
    try await page.wait(
      until: "document.querySelector('.trace-count').textContent.startsWith('\(place) of ')")
  }
}
