import ChromiumDriver
import Foundation
import GalleryServer
import Testing

/// The gallery's first page: a phone whose screen the stage draws.
///
/// The stage is the model of SwiftUI and UIKit on Linux.
struct SwiftUIStage: Sendable {
  let page: Page
  /// The bounding box of the phone's screen.
  let phone: Box
  /// The length of a pt of the phone in px of the page.
  let scale: Double

  /// The executable of the stage, which the tests of `Tools/Stage` build.
  static let executable = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Tools/Stage/.build/debug/gallery-stage").standardizedFileURL

  /// Whether the stage is built, or the environment requires it.
  ///
  /// The stage runs only on Linux.
  static var isBuiltOrRequired: Bool {
    #if os(Linux)
      FileManager.default.isExecutableFile(atPath: executable.path)
        || ProcessInfo.processInfo.environment["OVERSCROLL_REQUIRE_BROWSER"] == "1"
    #else
      false
    #endif
  }

  /// Runs `body` with a page that shows a screen, and expects no errors.
  static func lend(
    _ screen: String, at address: GalleryAddress? = nil, waits: Bool = true,
    _ body: (SwiftUIStage) async throws -> Void
  ) async throws {
    let running = try #require(GalleryScope.running)
    let address = try #require(address ?? running.screens)
    let page = try await running.browser.newPage()
    do {
      try await page.navigate(to: "\(address)#swiftui-\(screen)")
      try await page.wait(until: "globalThis.swiftUI?.screen.id === '\(screen)'")
      try await page.evaluate("document.querySelector('#phone').scrollIntoView({ block: 'center' })")
      if waits { try await page.wait(until: "swiftUI.words.texts.length > 3") }
      try await page.waitForFrames()
      let phone = try await page.evaluate(
        "document.querySelector('#phone').getBoundingClientRect().toJSON()", as: Box.self)
      let scale = try await page.evaluate("swiftUI.scale", as: Double.self)
      try await body(SwiftUIStage(page: page, phone: phone, scale: scale))
      await page.expectNoComplaints()
      try await page.close()
    } catch {
      try? await page.close()
      throw error
    }
  }

  /// Returns a point in the bar at the bottom of a screen.
  ///
  /// - Parameters:
  ///   - share: The distance from the left edge, as a share of the width.
  ///   - distance: The distance from the bar's lower edge, in pt.
  func position(inBar share: Double, above distance: Double) -> Point {
    let homeIndicator = 34.0
    return Point(
      phone.x + phone.width * share, phone.y + phone.height - (distance + homeIndicator) * scale)
  }

  /// Waits for a phase of the start edge.
  func wait(for phase: String) async throws {
    try await page.wait(until: "swiftUI.info.start.phase === '\(phase)'")
  }

  /// Sets a switch or a selection of the form beside the phone.
  func set(_ name: String, to value: String) async throws {
    try await page.evaluate(
      """
      (() => {
        const field = document.querySelector('.switches').elements['\(name)']
        if (field.type === 'checkbox') field.checked = \(value == "true")
        else field.value = '\(value)'
        field.dispatchEvent(new Event('change', { bubbles: true }))
      })()
      """)
  }

  /// Returns the color of a pixel of the phone: red, green and blue.
  func color(x: Double, y: Double) async throws -> [Double] {
    try await page.evaluate(
      """
      [...\(Self.picture).getImageData(\(x) * devicePixelRatio, \(y) * devicePixelRatio, 1, 1).data].slice(0, 3)
      """, as: [Double].self)
  }

  /// An expression for a copy of the phone's canvas, to read colors without slowing down the phone.
  static let picture = """
    (() => {
      const phone = document.querySelector('#phone')
      const picture = new OffscreenCanvas(phone.width, phone.height).getContext('2d', { willReadFrequently: true })
      picture.drawImage(phone, 0, 0)
      return picture
    })()
    """

  /// The message of a stage that has ended, or `nil`.
  var end: String? {
    get async throws {
      try await page.evaluate(
        "document.querySelector('#stage-over').hidden ? null : document.querySelector('#stage-end').textContent"
      ).string
    }
  }
}
