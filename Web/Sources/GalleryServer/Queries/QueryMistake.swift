/// An invalid query, with a message for the developer who wrote it.
struct QueryMistake: Error {
  let message: String
}

/// The numbers in a query, which have one to nine digits.
enum QueryNumber {
  /// Returns the number, or nil if the text is not one to nine digits.
  static func parse(_ text: Substring) -> Int? {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
