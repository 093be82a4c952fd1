import FlyingFox
import Foundation

extension RowBook {
  /// Returns the response to a request for rows, after the requested delay.
  ///
  /// If the task is cancelled during the delay, the response comes at once.
  ///
  /// - Parameter query: The parameters `offset`, `count`, `edition`, `delay` in ms and `fail`, all optional.
  func answer(query: [String: Int]) async throws -> HTTPResponse {
    let count = query["count"] ?? 20
    guard (1...100).contains(count) else { return .text(.badRequest) }
    do {
      try await Task.sleep(for: .milliseconds(min(query["delay"] ?? 0, 10_000)))
    } catch {
      return .text(.serviceUnavailable)
    }
    guard query["fail"] != 1 else {
      return try .json(.serviceUnavailable, ["error": "This failure was requested."])
    }
    return try .json(.ok, page(edition: query["edition"] ?? 0, offset: query["offset"] ?? 0, count: count))
  }
}
