extension Array {
  /// Resizes a range of elements, and moves the elements after it.
  ///
  /// The standard library's `replaceSubrange` compiles to several times the code for each element type.
  ///
  /// - Parameters:
  ///   - range: The indices of the elements to replace.
  ///   - count: The number of elements afterwards.
  ///   - filler: The value of elements that the array appends; the caller overwrites all new elements.
  /// - Complexity: O(elements from the range on). Allocates only if the array exceeds its capacity.
  mutating func makeRoom(_ range: Range<Int>, for count: Int, filler: Element) {
    let rest = self.count - range.upperBound
    let end = range.lowerBound + count
    while self.count < end + rest { append(filler) }
    // Move toward the end from the last element on, so that no element is overwritten before it has moved.
    let isGrowing = end > range.upperBound
    for step in 0..<rest {
      let index = isGrowing ? rest - 1 - step : step
      self[end + index] = self[range.upperBound + index]
    }
    while self.count > end + rest { removeLast() }
  }

  /// Removes all elements, and keeps the capacity.
  ///
  /// - Complexity: O(n).
  mutating func clear() { for _ in indices { removeLast() } }
}
