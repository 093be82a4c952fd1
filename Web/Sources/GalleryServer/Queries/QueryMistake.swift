/// An invalid query, with a message for its author.
struct QueryMistake: Error {
  let message: String
}

/// A number in a query: one to nine digits and nothing else.
enum QueryNumber {
  /// Returns the number, or nil for any other text.
  static func parse(_ text: Substring) -> Int? {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
