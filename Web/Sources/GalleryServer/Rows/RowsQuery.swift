/// What a request for rows asks for: `offset=0&count=20&edition=3&delay=800&fail=0`.
///
/// Every parameter may be missing. One that is unknown, repeated or not a plain number is an error.
struct RowsQuery {
  /// The first row wanted, from 0.
  var offset = 0
  /// How many rows are wanted, 1 to 100.
  var count = 20
  /// Which order of the notes.
  var edition = 0
  /// How long the answer waits, in milliseconds; more than 10 000 counts as 10 000.
  var delay = 0
  /// 1 to get an error after the delay, to see what the page makes of it.
  var fail = 0

  /// Reads the part of a target behind its question mark.
  init(_ query: String) throws(QueryMistake) {
    var seen: Set<Substring> = []
    for item in query.split(separator: "&", omittingEmptySubsequences: false) where !query.isEmpty {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first, let parameter = Self.parameters[String(name)] else {
        throw QueryMistake(message: "The parameters are offset, count, edition, delay and fail.")
      }
      guard seen.insert(name).inserted else { throw QueryMistake(message: "\(name) is given twice.") }
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
