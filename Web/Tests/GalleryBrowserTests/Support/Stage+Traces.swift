import ChromiumDriver
import Foundation
import OverscrollFixtures

extension Stage {
  /// Returns the trace file of a fixture.
  static func trace(_ name: String) -> URL { Fixture.folder.appending(path: "\(name).trace") }

  /// The point where tests drop files, in px in the window.
  static let drop = Point(120, 300)

  /// Returns the text of an element.
  func text(_ selector: String) async throws -> String {
    try await page.evaluate("document.querySelector('\(selector)').textContent", as: String.self)
  }

  /// Waits for an error message about a trace and returns the message.
  func mistake() async throws -> String {
    try await page.wait(until: "document.querySelector('#trace-mistake').checkVisibility()")
    return try await text("#trace-mistake p")
  }

  /// Opens the trace file of a fixture and waits until the trace is shown.
  func play(_ name: String) async throws {
    try await page.choose([Self.trace(name)], in: "#trace-file")
    try await page.wait(
      until: "gallery.player && document.querySelector('.trace-name')?.textContent === '\(name).trace'")
  }

  /// Moves the scrubber to an event, without waiting until the event is shown.
  func scrub(to position: Int) async throws {
    try await page.evaluate(
      """
      void ((scrubber) => {
        scrubber.value = \(position)
        scrubber.dispatchEvent(new Event('input', { bubbles: true }))
      })(document.querySelector('#trace-scrubber'))
      """)
  }

  /// Waits until the player shows this number of events.
  func wait(forPosition position: Int) async throws {
    try await page.wait(
      until: "document.querySelector('.trace-count').textContent.startsWith('\(position) of ')")
  }
}
