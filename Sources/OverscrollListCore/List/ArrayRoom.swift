extension Array {
  /// Resizes a range of elements, and moves the elements after it.
  ///
  /// The standard library's `replaceSubrange` compiles to several times the code for each element type.
  ///
  /// - Parameters:
  ///   - places: The indices of the elements to replace.
  ///   - count: The number of places afterwards.
  ///   - filler: The value of places that the array appends; the caller overwrites all new places.
  /// - Complexity: O(elements from the range on). Allocates only if the array exceeds its capacity.
  mutating func makeRoom(_ places: Range<Int>, for count: Int, filler: Element) {
    let rest = self.count - places.upperBound
    let end = places.lowerBound + count
    while self.count < end + rest { append(filler) }
    // Move toward the end from the last element on, so that no element is overwritten before it has moved.
    let isGrowing = end > places.upperBound
    for step in 0..<rest {
      let place = isGrowing ? rest - 1 - step : step
      self[end + place] = self[places.upperBound + place]
    }
    while self.count > end + rest { removeLast() }
  }

  /// Removes all elements, and keeps the capacity.
  ///
  /// - Complexity: O(n).
  mutating func clear() { for _ in indices { removeLast() } }
}
