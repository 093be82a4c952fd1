/// The query of a request for rows: `offset=0&count=20&edition=3&delay=800&fail=0`.
///
/// Every parameter is optional. An unknown or repeated parameter is an error. A value that is not a plain
/// number is an error as well.
struct RowsQuery {
  /// The index of the first row.
  var offset = 0
  /// The number of rows, 1 to 100.
  var count = 20
  /// The number of the edition, which selects an order of the notes.
  var edition = 0
  /// The delay of the response in milliseconds, limited to 10 000.
  var delay = 0
  /// Whether to respond with an error after the delay: 1 or 0.
  var fail = 0

  /// Parses the query, the part of a request's address after the question mark.
  init(_ query: String) throws(QueryMistake) {
    var seen: Set<Substring> = []
    for item in query.split(separator: "&", omittingEmptySubsequences: false) where !query.isEmpty {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first, let parameter = Self.parameters[String(name)] else {
        throw QueryMistake(message: "The parameters are offset, count, edition, delay and fail.")
      }
      guard seen.insert(name).inserted else { throw QueryMistake(message: "\(name) appears twice.") }
      guard parts.count == 2, let value = QueryNumber.parse(parts[1]), parameter.range.contains(value) else {
        let range = parameter.range
        throw QueryMistake(message: "\(name) is a number from \(range.lowerBound) to \(range.upperBound).")
      }
      self[keyPath: parameter.path] = value
    }
    delay = min(delay, 10_000)
  }

  private static var parameters: [String: (path: WritableKeyPath<RowsQuery, Int>, range: ClosedRange<Int>)] {
    [
      "offset": (\.offset, 0...999_999_999),
      "count": (\.count, 1...100),
      "edition": (\.edition, 0...999_999_999),
      "delay": (\.delay, 0...999_999_999),
      "fail": (\.fail, 0...1),
    ]
  }
}
