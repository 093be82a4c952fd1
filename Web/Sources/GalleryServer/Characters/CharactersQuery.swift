/// What a request for characters asks for: nothing, which is the index, or `block=12`.
enum CharactersQuery: Equatable {
  /// Which characters there are.
  case index
  /// The names of one block.
  case block(Int)

  /// Reads the part of a target behind its question mark.
  ///
  /// - Parameter blockCount: How many blocks there are.
  init(_ query: String, blockCount: Int) throws(QueryMistake) {
    guard !query.isEmpty else {
      self = .index
      return
    }
    let parts = query.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "block" else {
      throw QueryMistake(message: "The only parameter is block, once.")
    }
    guard let block = QueryNumber.parse(parts[1]), block < blockCount else {
      throw QueryMistake(message: "block is a number from 0 to \(blockCount - 1).")
    }
    self = .block(block)
  }
}
