/// What is wrong with a query, in words for whoever wrote it.
struct QueryMistake: Error {
  let message: String
}

/// A number as a query may give it: one to nine digits and nothing else.
enum QueryNumber {
  /// The number, or nil where the text is none.
  static func parse(_ text: Substring) -> Int? {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
