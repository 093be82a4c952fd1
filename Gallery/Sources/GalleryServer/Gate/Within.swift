/// Runs `body` for at most `time`, then cancels it.
///
/// - Returns: What `body` returned, or nil once time was up.
/// - Throws: What `body` threw, also after the caller was cancelled.
func within<Success: Sendable>(
  _ time: Duration, _ body: @escaping @Sendable () async throws -> Success
) async throws -> Success? {
  try await withThrowingTaskGroup(of: Success?.self) { group in
    group.addTask { try await body() }
    group.addTask {
      await Timekeeper.shared.sleep(for: time)
      try Task.checkCancellation()
      return nil
    }
    defer { group.cancelAll() }
    return try await group.next() ?? nil
  }
}
