/// A Fenwick tree of pairs, with prefix sums and searches in logarithmic time.
///
/// A pair has the number of items in a chunk, and their length. Source: P. Fenwick, "A New Data Structure
/// for Cumulative Frequency Tables", 1994. A node never depends on a later pair. So an edit leaves all
/// earlier nodes valid, and the next `update(count:value:)` rebuilds only the later nodes.
struct PrefixTree: Sendable {
  /// The number of items, and their length including the spacing after each item.
  ///
  /// The length is in units of 1/192 pt.
  typealias Pair = SIMD2<Int64>

  /// The nodes; after a removal, the array has additional unused nodes.
  private var nodes: [Pair] = []
  /// The number of pairs.
  private var count = 0
  /// The number of leading nodes that are up to date.
  private(set) var validCount = 0

  /// The memory use of the tree, in bytes.
  var byteCount: Int { nodes.capacity * MemoryLayout<Pair>.stride }

  /// Invalidates the nodes from an index on.
  mutating func invalidate(from index: Int) { validCount = min(validCount, index) }

  /// Returns whether all nodes are up to date for a number of pairs.
  @inline(__always)
  func isUpToDate(_ count: Int) -> Bool { validCount == count && self.count == count }

  /// Updates the invalid nodes.
  ///
  /// - Parameters:
  ///   - count: The number of pairs.
  ///   - value: Returns the pair at an index.
  /// - Complexity: O(invalid nodes).
  mutating func update(count: Int, value: (Int) -> Pair) {
    if nodes.isEmpty { nodes.reserveCapacity(count) }
    while nodes.count < count { nodes.append(.zero) }
    for index in min(validCount, count)..<count {
      var sum = value(index)
      var step = 1
      while (index + 1) & step == 0 {
        sum &+= nodes[index - step]
        step <<= 1
      }
      nodes[index] = sum
    }
    self.count = count
    validCount = count
  }

  /// Adds a change to the pair at an index.
  ///
  /// - Complexity: O(log n).
  mutating func add(_ change: Pair, at index: Int) {
    var node = index + 1
    while node <= validCount {
      nodes[node - 1] &+= change
      node += node & -node
    }
  }

  /// Returns the sums of all pairs before an index.
  ///
  /// - Complexity: O(log n).
  func sums(before index: Int) -> Pair {
    nodes.withUnsafeBufferPointer { nodes in
      guard let nodes = nodes.baseAddress else { return .zero }
      var sum = Pair.zero
      var node = index
      while node > 0 {
        sum &+= nodes[node &- 1]
        node &= node &- 1
      }
      return sum
    }
  }

  /// Returns the index of the pair that contains an item, and the sums before it.
  ///
  /// This is the last index with at most `item` items before it.
  ///
  /// - Complexity: O(log n).
  func index(ofItem item: Int64) -> (index: Int, before: Pair) { index(at: item, lane: 0) }

  /// Returns the index of the pair that contains a position, and the sums before it.
  ///
  /// This is the last index with a length of at most `position` before it.
  ///
  /// - Complexity: O(log n).
  func index(at position: Int64) -> (index: Int, before: Pair) { index(at: position, lane: 1) }

  /// Returns the last index whose preceding pairs have a sum of at most `limit`.
  ///
  /// `lane` is the component of the pairs to add: 0 for items, 1 for lengths. The search uses byte offsets
  /// and selects values without branches, because a branch that depends on sums is hard to predict.
  private func index(at limit: Int64, lane: Int) -> (index: Int, before: Pair) {
    let size = MemoryLayout<Pair>.stride
    let bytes = count &* size
    return nodes.withUnsafeBytes { nodes in
      guard let first = nodes.baseAddress else { return (0, .zero) }
      let leading = first + (lane &* 8 &- size)
      let other = first + ((1 &- lane) &* 8 &- size)
      var offset = 0
      var sum: Int64 = 0
      var otherSum: Int64 = 0
      var step = 1 << (Int.bitWidth &- 1 &- bytes.leadingZeroBitCount)
      while step >= size {
        let end = offset &+ step
        if end <= bytes {
          let next = sum &+ leading.load(fromByteOffset: end, as: Int64.self)
          let otherNext = otherSum &+ other.load(fromByteOffset: end, as: Int64.self)
          let isBefore = next <= limit
          sum = isBefore ? next : sum
          otherSum = isBefore ? otherNext : otherSum
          offset = isBefore ? end : offset
        }
        step >>= 1
      }
      return (offset / size, lane == 0 ? Pair(sum, otherSum) : Pair(otherSum, sum))
    }
  }
}
