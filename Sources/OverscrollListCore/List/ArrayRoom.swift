extension Array {
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
    // What goes towards the end goes from the last on, so that nothing is written over before it has moved.
    let isGrowing = end > places.upperBound
    for step in 0..<rest {
      let place = isGrowing ? rest - 1 - step : step
      self[end + place] = self[places.upperBound + place]
    }
    while self.count > end + rest { removeLast() }
  }

  /// Removes all elements, and keeps the memory.
  ///
  /// - Complexity: O(n).
  mutating func clear() { for _ in indices { removeLast() } }
}
