@testable import ChromiumDriver
import Foundation
import GalleryServer
import OverscrollFixtures
import Testing

/// The gallery in one page, another page of the same browser, and a server that may be gone.
struct SoakWorld {
  /// The page that is held for as long as all of it takes.
  let page: Page
  /// A page that may stand in front of it.
  let other: Page
  /// Where the server is, or was.
  let address: GalleryAddress
  private var server: TestServer?
  /// How much of the console has been read.
  private var read = 0

  /// The demos of pulls, and of lists.
  static let demos = ["icon", "arrow", "brand", "both", "cards", "masonry", "chat"]
  /// The demo that is held.
  private(set) var demo = "icon"
  /// The window of the page.
  private(set) var viewport = Viewport()

  /// Opens the gallery in a browser, and each of its demos once.
  init(_ browser: Browser) async throws {
    let server = try await TestServer.start()
    (self.server, address) = (server, server.address)
    (page, other) = (try await browser.newPage(), try await browser.newPage())
    let books = Bundle.module.url(forResource: "Page/soak", withExtension: "js")
    for page in [page, other] {
      try await page.runFirst(String(contentsOf: try #require(books), encoding: .utf8))
    }
    try await page.show()
    try await page.navigate(to: "\(address)")
    try await page.wait(until: "gallery.view.presentation && globalThis.lists")
    for name in Self.demos {
      try await choose(name)
      try await page.wait(
        until: name == "cards" || !isList ? "soak.shown(\(isList)).presentation" : "lists.list.count > 0")
    }
    _ = try await replay()
  }

  /// Closes the pages, and the server.
  func close() async {
    for page in [page, other] { try? await page.close() }
    try? await server?.stop()
  }

  /// Whether the demo that is held is one of the lists.
  var isList: Bool { ["cards", "masonry", "chat"].contains(demo) }
  /// The element that is held, as an expression.
  var element: String { "soak.shown(\(isList))" }
  /// Whether the server answers.
  var isServed: Bool { server != nil }

  /// Shows a demo, and holds it from now on.
  mutating func choose(_ name: String) async throws {
    demo = name
    try await page.evaluate("void document.querySelector('#tab-\(name)').click()")
    try await page.evaluate("void soak.box(\(element), true)")
    try await page.waitForFrames()
  }

  /// Gives a hand what is held: it is brought into sight, unless a finger holds it there.
  func give(_ hand: inout SoakHand) async throws {
    let isFree = await page.fingers.isEmpty
    hand.box = try await page.evaluate("soak.box(\(element), \(isFree))", as: Box.self)
    hand.screen = viewport
    hand.isHorizontal = demo == "cards"
  }

  /// Gives the page another window.
  mutating func resize(to viewport: Viewport) async throws {
    self.viewport = viewport
    try await page.setViewport(viewport)
  }

  /// The server goes, with all that it was asked for.
  mutating func stopServer() async throws {
    try await server?.stop()
    server = nil
  }

  /// The server is back where it was.
  mutating func startServer() async throws {
    guard server == nil else { return }
    let deadline = ContinuousClock.now + .seconds(5)
    while server == nil {
      do {
        server = try await TestServer.start(port: address.port)
      } catch GalleryError.portTaken where ContinuousClock.now < deadline {
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  /// What the console has shown since this was last asked that nobody need put up with.
  ///
  /// - Parameter mayFail: Whether loads may have failed: the browser itself says so of each.
  mutating func complaints(mayFail: Bool) async -> [String] {
    let messages = await page.consoleMessages
    defer { read = messages.count }
    let new = messages.dropFirst(read).filter { message in
      let isOfLoad = message.text.hasPrefix("Failed to load resource") && message.source.contains("/api/")
      return ["error", "warning"].contains(message.level) && !(mayFail && isOfLoad)
    }
    return await new.map { "\($0.level): \($0.text) (\($0.source))" } + page.uncaughtExceptions
  }

  /// What is not as the trace of the element that is held says: nothing, or where it replays to something else, in
  /// WebAssembly, and natively while it is short.
  func replay() async throws -> [String] {
    struct Told: Decodable, Sendable {
      let text: String
      let replayed: String
      let differences: [String]
    }
    let told = try await page.evaluate(
      """
      import('/testing/trace.js').then(({ exported }) => exported(\(element))).then(([text, replayed, ...differences]) =>
        ({ replayed, text: text.length < \(Self.short) ? text : '', differences }))
      """, as: Told.self, limit: .seconds(60))
    var mistakes = told.differences
    // Otherwise it says what is wrong.
    if told.replayed.wholeMatch(of: /[0-9a-f]{16}/) == nil { mistakes.append(told.replayed) }
    if !told.text.isEmpty {
      let trace = try ReplayedTrace(told.text)
      mistakes += trace.mistakes
      if trace.digest != told.replayed { mistakes.append("\(told.replayed), and natively \(trace.digest)") }
    }
    return mistakes.prefix(5).map { "trace of \(demo): \($0)" }
  }

  /// How long a trace is at most that is also replayed natively, without optimisation, in bytes.
  private static let short = 50_000
}
