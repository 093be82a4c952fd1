/// The query of a request for characters: empty for the index, or `block=12`.
enum CharactersQuery: Equatable {
  /// The index of the assigned characters.
  case index
  /// The names of one block.
  case block(Int)

  /// Parses the query, the part of a request's address after the question mark.
  ///
  /// - Parameter blockCount: The number of blocks.
  init(_ query: String, blockCount: Int) throws(QueryMistake) {
    guard !query.isEmpty else {
      self = .index
      return
    }
    let parts = query.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "block" else {
      throw QueryMistake(message: "The only parameter is block, and it may appear once.")
    }
    guard let block = QueryNumber.parse(parts[1]), block < blockCount else {
      throw QueryMistake(message: "block is a number from 0 to \(blockCount - 1).")
    }
    self = .block(block)
  }
}
