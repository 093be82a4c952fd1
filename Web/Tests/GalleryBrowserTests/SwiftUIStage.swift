import ChromiumDriver
import Foundation
import GalleryServer
import Testing

/// The gallery's first part in a page: a phone with a stage behind it.
struct SwiftUIStage: Sendable {
  /// The page.
  let page: Page
  /// Where the phone is.
  let phone: Box

  /// The command that is a stage, as the stage's own tests have built it.
  static let executable = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Tools/Stage/.build/debug/gallery-stage").standardizedFileURL

  /// Whether it is built, or has to be: there are stages on Linux, and the tests of everything build one.
  static var isBuiltOrRequired: Bool {
    #if os(Linux)
      FileManager.default.isExecutableFile(atPath: executable.path)
        || ProcessInfo.processInfo.environment["OVERSCROLL_REQUIRE_BROWSER"] == "1"
    #else
      false
    #endif
  }

  /// Runs a gallery with stages.
  static func gallery(
    most: Int = 16, idle: Duration = .seconds(300), _ body: (GalleryAddress) async throws -> Void
  ) async throws {
    let stages = GalleryServer.Stages(executable: executable, most: most, idle: idle)
    let server = try await TestServer.start(stages: stages)
    do {
      try await body(server.address)
    } catch {
      try? await server.stop()
      throw error
    }
    try await server.stop()
  }

  /// Lends a page that shows a screen, then checks that nothing complained.
  static func lend(
    _ screen: String, at address: GalleryAddress, waits: Bool = true,
    _ body: (SwiftUIStage) async throws -> Void
  ) async throws {
    let running = try #require(GalleryScope.running)
    let page = try await running.browser.newPage()
    do {
      try await page.navigate(to: "\(address)#swiftui-\(screen)")
      try await page.wait(until: "globalThis.swiftUI?.screen.id === '\(screen)'")
      try await page.evaluate("document.querySelector('#phone').scrollIntoView({ block: 'center' })")
      if waits { try await page.wait(until: "swiftUI.words.texts.length > 3") }
      try await page.waitForFrames()
      let phone = try await page.evaluate(
        "document.querySelector('#phone').getBoundingClientRect().toJSON()", as: Box.self)
      try await body(SwiftUIStage(page: page, phone: phone))
      await page.expectNoComplaints()
      try await page.close()
    } catch {
      try? await page.close()
      throw error
    }
  }

  /// Waits for a phase of the start edge's.
  func wait(for phase: String, timeout: Duration = .seconds(8)) async throws {
    try await page.wait(until: "swiftUI.info.start.phase === '\(phase)'", timeout: timeout)
  }

  /// Turns one of the switches, or chooses with it.
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

  /// What is drawn at a place on the phone: red, green and blue.
  func color(x: Double, y: Double) async throws -> [Double] {
    try await page.evaluate(
      """
      [...\(Self.picture).getImageData(\(x) * devicePixelRatio, \(y) * devicePixelRatio, 1, 1).data].slice(0, 3)
      """, as: [Double].self)
  }

  /// A picture of the phone whose colors can be read without slowing the phone down.
  static let picture = """
    (() => {
      const phone = document.querySelector('#phone')
      const picture = new OffscreenCanvas(phone.width, phone.height).getContext('2d', { willReadFrequently: true })
      picture.drawImage(phone, 0, 0)
      return picture
    })()
    """

  /// What the page says in place of a stage that is over.
  var end: String? {
    get async throws {
      try await page.evaluate(
        "document.querySelector('#stage-over').hidden ? null : document.querySelector('#stage-end').textContent"
      ).string
    }
  }
}
