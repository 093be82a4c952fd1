import Foundation

/// Cuts a stream of bytes into the messages that NULs end; O(1) per byte, whatever the chunks.
struct MessageSplitter {
  private var partial = Data()

  /// The messages that `chunk` completes, without their NULs; an empty message is dropped.
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
