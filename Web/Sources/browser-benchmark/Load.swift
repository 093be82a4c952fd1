import ChromiumDriver
import Foundation
import GalleryServer

/// A page whose loading is measured.
struct Visited: Sendable {
  let name: String
  private let path: String
  /// A JavaScript expression for the time of the first row, in ms since navigation.
  private let firstRow: String

  static let all = [
    Visited(name: "a list of 1,000 rows", path: "benchmark/first.html", firstRow: "globalThis.firstRow"),
    Visited(
      name: "the gallery", path: "elements.html",
      firstRow: """
        globalThis.firstRow ??= (globalThis.gallery?.view.presentation && gallery.demo.rows.length > 0)
          ? performance.now() : undefined
        """),
  ]

  /// Loads the page five times without a cache, and measures each load.
  func measure(_ line: Line, _ browser: Browser, _ address: GalleryAddress) async throws -> Load {
    let page = try await browser.newPage()
    try await page.setCaching(false)
    try await line.apply(to: page)
    var times: [Double] = []
    var sent = Load.Sent(requests: 0, bytes: 0)
    for _ in 0..<5 {
      try await page.navigate(to: "\(address)\(path)")
      try await page.wait(until: firstRow)
      times.append(try await page.evaluate("firstRow", as: Double.self))
      sent = try await page.evaluate(Load.script, as: Load.Sent.self)
    }
    try await page.close()
    return Load(sent: sent, times: times.sorted())
  }
}

/// The requests of a page until its first row, and that row's time.
struct Load: Sendable {
  /// The number of requests, and of the received bytes with the response headers.
  struct Sent: Decodable, Sendable {
    let requests: Int
    let bytes: Double
  }

  let sent: Sent
  /// The times of the first row in ms, in ascending order.
  let times: [Double]

  static let script = """
    (() => {
      const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(({ name, transferSize }) => name.startsWith('http') && transferSize > 0)
      return { requests: entries.length, bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0) }
    })()
    """

  /// The head of the Markdown table.
  static let heading = """
    | | processor and line | requests | kB | first row, median of 5 | best |
    |---|---|---|---|---|---|
    """

  /// Returns a row of the table.
  func row(_ name: String, _ line: Line) -> String {
    let cells = [
      name, line.rawValue, String(sent.requests), String(format: "%.1f", sent.bytes / 1000),
      "\(Int(times[times.count / 2].rounded())) ms", "\(Int((times.first ?? .nan).rounded())) ms",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}
