public import Foundation

extension Page {
  /// A picture of the viewport as PNG, in device pixels.
  public func screenshot() async throws -> Data {
    struct Picture: Decodable, Sendable { let data: Data }
    return try await call("Page.captureScreenshot", ["format": "png"], as: Picture.self).data
  }

  /// Everything the console has shown since the page was opened, oldest first.
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

  /// The memory that live JavaScript objects take after all garbage is collected, in bytes.
  public func heapUsed() async throws -> Double {
    struct Usage: Decodable, Sendable { let usedSize: Double }
    for _ in 0..<2 { try await call("HeapProfiler.collectGarbage") }
    return try await call("Runtime.getHeapUsage", as: Usage.self).usedSize
  }
}
