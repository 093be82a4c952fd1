extension Array {
  /// Makes a range of elements longer or shorter, and moves the elements after the range.
  ///
  /// The standard library's `replaceSubrange` would compile to several times as much code for each element
  /// type.
  ///
  /// - Parameters:
  ///   - range: The indices of the elements to replace.
  ///   - count: The number of elements that the range has afterward.
  ///   - filler: A value for appended elements. The caller overwrites all elements of the resized range.
  /// - Complexity: O(elements from the range on). Allocates only if the array exceeds its capacity.
  mutating func makeRoom(_ range: Range<Int>, for count: Int, filler: Element) {
    let rest = self.count - range.upperBound
    let end = range.lowerBound + count
    while self.count < end + rest { append(filler) }
    // If the range grows, move the last element first, so that no element is overwritten before it has
    // moved.
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
