@testable import ChromiumDriver
import Testing

extension Stage {
  /// Runs `body` with a list of cards whose engine loads only in `engineComes()`.
  ///
  /// The page's array `filled` contains the indices of the items that were filled.
  static func early(
    _ attributes: JSONValue = [:], count: Int, complaints: Bool = false, _ body: (Stage) async throws -> Void
  ) async throws {
    try await list(count: 0, complaints: complaints) { stage in
      try await stage.showEarly(attributes, count: count)
      try await body(stage)
    }
  }

  /// Replaces the page's list with a list whose engine loads only in `engineComes()`.
  func showEarly(_ attributes: JSONValue = [:], count: Int) async throws {
    try await page.evaluate(
      """
      void (globalThis.Class ??= customElements.get('overscroll-list'), globalThis.load ??= Class.load,
        Class.load = () => new Promise((then) => globalThis.go = () => then(load.call(Class))),
        globalThis.filled = [],
        lists.noted = (element, index, about) => (filled.push(index), lists.card(element, index, about)),
        lists.show(\(attributes), \(count), 'noted'))
      """)
    try await page.waitForFrames()
    try await page.waitForFrames()
    #expect(try await page.evaluate("list.presentation") == .null)
  }

  /// Runs `body` with a list of cards whose engine has failed to load.
  ///
  /// The engine loads in `engineComes()`.
  static func failed(
    _ attributes: JSONValue = [:], count: Int, _ body: (Stage) async throws -> Void
  ) async throws {
    try await list(count: 0, complaints: true) { stage in
      try await stage.showFailed(attributes, count: count)
      try await body(stage)
    }
  }

  /// Replaces the page's list with a list whose engine has failed to load.
  func showFailed(_ attributes: JSONValue = [:], count: Int) async throws {
    try await page.evaluate(
      """
      void (globalThis.Class ??= customElements.get('overscroll-list'), globalThis.load ??= Class.load,
        Class.load = async () => ({}), lists.show(\(attributes), \(count)),
        globalThis.go = () => (Class.load = load, dispatchEvent(new Event('online'))))
      """)
    try await page.wait(
      until:
        "list.shadowRoot.querySelector('.notice').textContent && list.children.length >= \(min(count, 1))")
  }

  /// Scrolls the browser's viewport of a list without an engine.
  func browserScrolls(to offset: Int) async throws {
    try await page.evaluate("void (\(Stage.listViewport).scrollTop = \(offset))")
    try await page.waitForFrames()
  }

  /// Makes the page, which otherwise shows only its list, longer than the window.
  func makePageScroll() async throws {
    try await page.evaluate(
      """
      void (document.documentElement.style.overflow = 'auto', document.documentElement.style.blockSize = 'auto',
        document.body.style.overflow = 'visible', document.body.style.blockSize = '3000px')
      """)
    try await page.waitForFrames()
  }

  /// Loads the engine and waits until the list is at rest.
  func engineComes() async throws {
    try await page.evaluate("void go()")
    try await page.wait(until: "list.presentation")
    try await waitForList()
  }

  /// The list's viewport, as an expression in the page.
  static let listViewport = "list.shadowRoot.querySelector('.viewport')"

  /// A visible item and its position in the window, in px.
  struct ItemSeen: Decodable, Sendable {
    let id: String
    let top: Double
    let height: Double
    let width: Double
  }

  /// Returns the numbers of items as a JavaScript array.
  static func numbers(of items: [ItemSeen]) -> String { "[\(items.map(\.id).joined(separator: ", "))]" }

  /// The visible items, from top to bottom.
  var itemsSeen: [ItemSeen] {
    get async throws {
      try await page.evaluate(
        """
        [...list.querySelectorAll('.item')].map((element) => [element.dataset.id, element.getBoundingClientRect()])
          .filter(([, box]) => box.bottom > 0 && box.top < 600).sort(([, a], [, b]) => a.top - b.top)
          .map(([id, { top, height, width }]) => ({ id, top, height, width }))
        """, as: [ItemSeen].self)
    }
  }
}
