import ChromiumDriver
import Foundation
import GalleryServer

/// A page that is loaded anew.
struct Visited: Sendable {
  let name: String
  private let path: String
  /// When its first row stood, in ms since it was asked for, as an expression in the page.
  private let firstRow: String

  static let all = [
    Visited(name: "a list of 1,000 rows", path: "benchmark/first.html", firstRow: "globalThis.firstRow"),
    Visited(
      name: "the gallery", path: "",
      firstRow: """
        globalThis.firstRow ??= (globalThis.gallery?.view.presentation && gallery.demo.rows.length > 0)
          ? performance.now() : undefined
        """),
  ]

  /// Loads it five times, with nothing kept from the time before.
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

/// What a page asks for until its first row stands, and when that does.
struct Load: Sendable {
  /// What the page has been sent, as the browser counts it, heads of answers included.
  struct Sent: Decodable, Sendable {
    let requests: Int
    let bytes: Double
  }

  let sent: Sent
  /// From the shortest.
  let times: [Double]

  static let script = """
    (() => {
      const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(({ name, transferSize }) => name.startsWith('http') && transferSize > 0)
      return { requests: entries.length, bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0) }
    })()
    """

  /// The lines above the table's lines.
  static let heading = """
    | | processor and line | requests | kB | first row, median of 5 | best |
    |---|---|---|---|---|---|
    """

  /// A line of the table.
  func row(_ name: String, _ line: Line) -> String {
    let cells = [
      name, line.rawValue, String(sent.requests), String(format: "%.1f", sent.bytes / 1000),
      "\(Int(times[times.count / 2].rounded())) ms", "\(Int((times.first ?? .nan).rounded())) ms",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}
