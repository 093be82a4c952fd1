extension Array where Element: BitwiseCopyable {
  /// Makes room for n elements in the place of some, and moves those after them.
  ///
  /// The standard library's `replaceSubrange` does the same with several times the code, for each type of element.
  ///
  /// - Parameters:
  ///   - places: The places of the elements that go.
  ///   - count: How many places there are to be instead.
  ///   - filler: What may stand there, until something else is written.
  /// - Complexity: O(elements from the first of them on); allocates only where the array outgrows its memory.
  mutating func makeRoom(_ places: Range<Int>, for count: Int, filler: Element) {
    let rest = self.count - places.upperBound
    let end = places.lowerBound + count
    while self.count < end + rest { append(filler) }
    let size = MemoryLayout<Element>.stride
    withUnsafeMutableBytes { move($0, rest &* size, from: places.upperBound &* size, to: end &* size) }
    while self.count > end + rest { removeLast() }
  }
}

extension Array {
  /// Removes all elements, and keeps the memory.
  ///
  /// - Complexity: O(n).
  mutating func clear() { for _ in indices { removeLast() } }
}

/// Moves n bytes from one place in memory to another, which may overlap.
private func move(_ bytes: UnsafeMutableRawBufferPointer, _ count: Int, from source: Int, to target: Int) {
  guard let start = bytes.baseAddress else { return }
  (start + target).copyMemory(from: start + source, byteCount: count)
}
