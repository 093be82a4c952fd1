import FlyingFox
import Foundation

extension RowBook {
  /// Answers a request for rows, after the delay it asks for; at once when cancelled.
  ///
  /// - Parameter query: The part of the target behind its question mark.
  func answer(query: String) async -> HTTPResponse {
    do {
      let query = try RowsQuery(query)
      try await Task.sleep(for: .milliseconds(query.delay))
      guard query.fail == 0 else {
        return try .json(.serviceUnavailable, ["error": "This failure was asked for."])
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
