extension Page {
  /// All console messages since the page was opened, oldest first.
  ///
  /// They include messages of the browser itself, for example about a missing resource.
  public var consoleMessages: [ConsoleMessage] {
    get async { await connection.log(session: session)?.console ?? [] }
  }

  /// All uncaught exceptions and unhandled promise rejections, with stacks, oldest first.
  ///
  /// They do not include errors of scripts that `evaluate` runs, because `evaluate` throws those errors.
  public var uncaughtExceptions: [String] {
    get async { await connection.log(session: session)?.exceptions ?? [] }
  }

  /// Returns the memory of live JavaScript objects after garbage collection, in bytes.
  public func heapUsed() async throws -> Double {
    struct Usage: Decodable, Sendable { let usedSize: Double }
    for _ in 0..<2 { try await call("HeapProfiler.collectGarbage") }
    return try await call("Runtime.getHeapUsage", as: Usage.self).usedSize
  }
}
