/// The sums of all chunks before a chunk, and the chunk that a sum falls into, both in logarithmic time.
///
/// A binary indexed tree (Fenwick, "A New Data Structure for Cumulative Frequency Tables", 1994) over pairs: items and
/// units. A node depends on no later place, so an edit leaves all nodes before it right, and only the others are
/// made anew, when they are next needed.
struct PrefixTree: Sendable {
  /// How many items, and how many units of extent with the gaps after them.
  typealias Pair = SIMD2<Int64>

  /// The nodes, and room for places that there have been.
  private var nodes: [Pair] = []
  /// How many places there are.
  private var count = 0
  /// The places before which all nodes are right.
  private(set) var settled = 0

  /// How many bytes the tree takes.
  var byteCount: Int { nodes.capacity * MemoryLayout<Pair>.stride }

  /// Takes note that the places from one on have changed.
  mutating func invalidate(from place: Int) { settled = min(settled, place) }

  /// Whether all nodes of a tree of n places are right.
  @inline(__always)
  func isSettled(_ count: Int) -> Bool { settled == count && self.count == count }

  /// Updates the nodes that are out of date.
  ///
  /// - Parameter count: How many places there are.
  /// - Parameter value: What stands at a place.
  /// - Complexity: O(places changed).
  mutating func settle(count: Int, value: (Int) -> Pair) {
    if nodes.isEmpty { nodes.reserveCapacity(count) }
    while nodes.count < count { nodes.append(.zero) }
    for place in min(settled, count)..<count {
      var sum = value(place)
      var step = 1
      while (place + 1) & step == 0 {
        sum &+= nodes[place - step]
        step <<= 1
      }
      nodes[place] = sum
    }
    self.count = count
    settled = count
  }

  /// Changes what stands at a place.
  ///
  /// - Complexity: O(log n).
  mutating func add(_ change: Pair, at place: Int) {
    var node = place + 1
    while node <= settled {
      nodes[node - 1] &+= change
      node += node & -node
    }
  }

  /// The sums of all places before one.
  ///
  /// - Complexity: O(log n).
  func sums(before place: Int) -> Pair {
    nodes.withUnsafeBufferPointer { nodes in
      guard let nodes = nodes.baseAddress else { return .zero }
      var sum = Pair.zero
      var node = place
      while node > 0 {
        sum &+= nodes[node &- 1]
        node &= node &- 1
      }
      return sum
    }
  }

  /// The last place with at most n items before it, and the sums before it.
  ///
  /// - Complexity: O(log n).
  func place(ofItem item: Int64) -> (place: Int, before: Pair) { place(at: item, lane: 0) }

  /// The last place with at most n units before it, and the sums before it.
  ///
  /// - Complexity: O(log n).
  func place(at position: Int64) -> (place: Int, before: Pair) { place(at: position, lane: 1) }

  /// The last place before which one of the two sums is at most so much.
  ///
  /// It counts in bytes, and what depends on a sum is a choice between values and no branch: sums are hard to foretell.
  private func place(at limit: Int64, lane: Int) -> (place: Int, before: Pair) {
    let size = MemoryLayout<Pair>.stride
    let bytes = count &* size
    return nodes.withUnsafeBytes { nodes in
      guard let first = nodes.baseAddress else { return (0, .zero) }
      let leading = first + (lane &* 8 &- size)
      let other = first + ((1 &- lane) &* 8 &- size)
      var place = 0
      var sum: Int64 = 0
      var otherSum: Int64 = 0
      var step = 1 << (Int.bitWidth &- 1 &- bytes.leadingZeroBitCount)
      while step >= size {
        let end = place &+ step
        if end <= bytes {
          let next = sum &+ leading.load(fromByteOffset: end, as: Int64.self)
          let otherNext = otherSum &+ other.load(fromByteOffset: end, as: Int64.self)
          let isBefore = next <= limit
          sum = isBefore ? next : sum
          otherSum = isBefore ? otherNext : otherSum
          place = isBefore ? end : place
        }
        step >>= 1
      }
      return (place / size, lane == 0 ? Pair(sum, otherSum) : Pair(otherSum, sum))
    }
  }
}
