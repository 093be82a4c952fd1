import Foundation

/// Splits a stream of bytes into messages that end with NUL.
///
/// - Complexity: O(1) per byte, for any chunk size.
struct MessageSplitter {
  private var partial = Data()

  /// Returns the messages that `chunk` completes, without their NULs; empty messages are dropped.
  mutating func split(_ chunk: ArraySlice<UInt8>) -> [Data] {
    var complete: [Data] = []
    var rest = chunk
    while let end = rest.firstIndex(of: 0) {
      partial.append(contentsOf: rest[..<end])
      if !partial.isEmpty { complete.append(partial) }
      partial = Data()
      rest = rest[(end + 1)...]
    }
    partial.append(contentsOf: rest)
    return complete
  }
}
