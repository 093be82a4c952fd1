import FlyingFox
import Foundation

extension RowBook {
  /// Answers a request for rows, after the delay it asks for; at once when cancelled.
  ///
  /// - Parameter query: The part of the target behind its question mark.
  func answer(query: String) async -> Answer {
    do {
      let query = try RowsQuery(query)
      try await Task.sleep(for: .milliseconds(query.delay))
      guard query.fail == 0 else {
        return try Self.json(.serviceUnavailable, ["error": "This failure was asked for."])
      }
      return try Self.json(.ok, page(edition: query.edition, offset: query.offset, count: query.count))
    } catch let mistake as RowsQuery.Mistake {
      return (try? Self.json(.badRequest, ["error": mistake.message])) ?? .text(.badRequest)
    } catch is CancellationError {
      return .text(.serviceUnavailable)
    } catch {
      return .text(.internalServerError)
    }
  }

  private static func json(_ status: HTTPStatusCode, _ value: some Encodable) throws -> Answer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Answer(
      status, contentType: "application/json; charset=utf-8", body: try encoder.encode(value))
  }
}
