public import Foundation

extension Page {
  /// A picture of the viewport as PNG, in device pixels.
  public func screenshot() async throws -> Data {
    struct Picture: Decodable, Sendable { let data: Data }
    return try await call("Page.captureScreenshot", ["format": "png"], as: Picture.self).data
  }

  /// Everything the console has shown since the page was opened or `clearLog()`, oldest first.
  ///
  /// The browser's own complaints are there too, such as a resource that is missing.
  public var consoleMessages: [ConsoleMessage] {
    get async { await connection.log(session: session)?.console ?? [] }
  }

  /// Every exception and rejected promise that nobody caught, with its stack, oldest first.
  ///
  /// What a script passed to `evaluate` throws is thrown there and is not among them.
  public var uncaughtExceptions: [String] {
    get async { await connection.log(session: session)?.exceptions ?? [] }
  }

  /// Forgets the console messages and the exceptions so far.
  public func clearLog() async { await connection.clearLog(session: session) }

  /// The browser's running totals for this page: script time, memory and so on.
  public func metrics() async throws -> PageMetrics {
    struct Result: Decodable, Sendable { let metrics: [Metric] }
    struct Metric: Decodable, Sendable {
      let name: String
      let value: Double
    }
    let metrics = try await call("Performance.getMetrics", as: Result.self).metrics
    return PageMetrics(Dictionary(metrics.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
  }
}
