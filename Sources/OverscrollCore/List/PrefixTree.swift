/// The sums of all chunks before a chunk, and the chunk that a sum falls into, both in logarithmic time.
///
/// A binary indexed tree (Fenwick, "A New Data Structure for Cumulative Frequency Tables", 1994) over pairs: items and
/// units. A node depends on no later place, so an edit leaves all nodes before it right, and only the others are
/// made anew, when they are next needed.
struct PrefixTree: Sendable {
  /// How many items, and how many units of extent.
  typealias Pair = SIMD2<Int64>

  private var nodes: [Pair] = []
  /// The places before which all nodes are right.
  private(set) var settled = 0

  /// How many bytes the tree takes.
  var byteCount: Int { nodes.capacity * MemoryLayout<Pair>.stride }

  /// Takes note that the places from one on have changed.
  mutating func invalidate(from place: Int) { settled = min(settled, place) }

  /// Makes the nodes right again that are not.
  ///
  /// - Parameter count: How many places there are.
  /// - Parameter value: What stands at a place. Complexity: O(places changed).
  @inline(__always)
  mutating func settle(count: Int, value: (Int) -> Pair) {
    guard settled < count || nodes.count != count else { return }
    if nodes.count > count { nodes.removeLast(nodes.count - count) }
    settled = min(settled, count)
    if nodes.isEmpty { nodes.reserveCapacity(count) }
    while nodes.count < count { nodes.append(.zero) }
    nodes.withUnsafeMutableBufferPointer { nodes in
      for place in settled..<count {
        var sum = value(place)
        var step = 1
        let node = place + 1
        while node & step == 0 {
          sum &+= nodes[place - step]
          step <<= 1
        }
        nodes[place] = sum
      }
    }
    settled = count
  }

  /// Changes what stands at a place. Complexity: O(log n).
  mutating func add(_ change: Pair, at place: Int) {
    let count = settled
    nodes.withUnsafeMutableBufferPointer { nodes in
      var node = place + 1
      while node <= count {
        nodes[node - 1] &+= change
        node += node & -node
      }
    }
  }

  /// The sums of all places before one. Complexity: O(log n).
  func sums(before place: Int) -> Pair {
    nodes.withUnsafeBufferPointer { nodes in
      var sum = Pair.zero
      var node = place
      while node > 0 {
        sum &+= nodes[node - 1]
        node &= node - 1
      }
      return sum
    }
  }

  /// The last place with at most so many items before it, and the sums before it. Complexity: O(log n).
  func place(ofItem item: Int64) -> (place: Int, before: Pair) {
    descend { $0.x <= item }
  }

  /// The last place with at most so many units before it, each item followed by a spacing. Complexity: O(log n).
  func place(at position: Int64, spacing: Int64) -> (place: Int, before: Pair) {
    spacing == 0 ? descend { $0.y <= position } : descend { $0.y &+ $0.x &* spacing <= position }
  }

  @inline(__always)
  private func descend(while isBefore: (Pair) -> Bool) -> (place: Int, before: Pair) {
    nodes.withUnsafeBufferPointer { nodes in
      var place = 0
      var sum = Pair.zero
      var step = 1 << (Int.bitWidth - 1 - max(1, nodes.count).leadingZeroBitCount)
      while step > 0 {
        if place + step <= nodes.count {
          let next = sum &+ nodes[place + step - 1]
          if isBefore(next) {
            sum = next
            place += step
          }
        }
        step >>= 1
      }
      return (place, sum)
    }
  }
}
