import FlyingFox
import Foundation

extension RowBook {
  /// Returns the response to a request for rows, after the requested delay.
  ///
  /// If the task is cancelled during the delay, the response comes at once.
  ///
  /// - Parameter query: The part of the request's address after the question mark.
  func answer(query: String) async -> HTTPResponse {
    do {
      let query = try RowsQuery(query)
      try await Task.sleep(for: .milliseconds(query.delay))
      guard query.fail == 0 else {
        return try .json(.serviceUnavailable, ["error": "This failure was requested."])
      }
      return try .json(.ok, page(edition: query.edition, offset: query.offset, count: query.count))
    } catch let mistake as QueryMistake {
      return (try? .json(.badRequest, ["error": mistake.message])) ?? .text(.badRequest)
    } catch is CancellationError {
      return .text(.serviceUnavailable)
    } catch {
      return .text(.internalServerError)
    }
  }
}
