import Overscroll

/// A thing of old data that is found again in the new, by its numbers in both.
typealias KeptPair = (old: Int, new: Int)

/// Those of some pairs that count as having stayed, while the others have moved: their new numbers rise as the
/// old ones do.
///
/// As many as can be; of as many, those with the most in sight, and then with the first of these. The first in sight
/// that is found again has moved only where others in sight are among more than half of all pairs that keep their
/// order without it. Where none is in sight, all count as if they were, and as the first the first from there on,
/// or else the last.
///
/// - Parameters:
///   - pairs: The pairs, by ascending old number.
///   - seen: The old numbers that were in sight.
/// - Complexity: O(n log n) in the number of pairs.
func keptOrder(of pairs: [KeptPair], seen: Range<Int>) -> [KeptPair] {
  let inSight = pairs.filter { seen.contains($0.old) }
  let isInSight: (KeptPair) -> Bool = { inSight.isEmpty || seen.contains($0.old) }
  let rise = longestRise(of: pairs, isInSight)
  let first = inSight.first ?? pairs.first { $0.old >= seen.lowerBound } ?? pairs.last
  guard let first, !rise.contains(where: { $0.old == first.old }) else { return rise }
  guard !rise.contains(where: isInSight) || rise.count * 2 <= pairs.count else { return rise }
  let others = pairs.filter { pair in
    pair.old < first.old ? pair.new < first.new : pair.old == first.old || pair.new > first.new
  }
  return longestRise(of: others, isInSight)
}

/// What is kept of some pairs up to one of them.
private struct Rise {
  /// How many pairs there are.
  var count = 0
  /// How many of them are in sight, and the first of these.
  var seen = 0
  var first = Int.max
  /// The last pair, and what is before it.
  var last = -1
  var previous = -1

  static func < (one: Rise, other: Rise) -> Bool {
    (one.count, one.seen, other.first) < (other.count, other.seen, one.first)
  }
}

/// The longest part of some pairs in which the new numbers rise as the old ones do; of as long ones, that with the
/// most pairs in sight, and then with the first of these.
///
/// - Complexity: O(n log n). The best part that ends before each new number is in a binary indexed tree. See Fenwick,
///   "A New Data Structure for Cumulative Frequency Tables" (1994).
private func longestRise(of pairs: [KeptPair], _ isInSight: (KeptPair) -> Bool) -> [KeptPair] {
  let places = pairs.map(\.new).sorted()
  var ranks: [Int: Int] = [:]
  for (rank, place) in places.enumerated() where ranks[place] == nil { ranks[place] = rank }
  var rises: [Rise] = []
  var tree = [Rise](repeating: Rise(), count: pairs.count + 1)
  var best = Rise()
  for (index, pair) in pairs.enumerated() {
    let rank = ranks[pair.new] ?? 0
    var before = Rise()
    var node = rank
    while node > 0 {
      if before < tree[node] { before = tree[node] }
      node &= node - 1
    }
    var rise = Rise(
      count: before.count + 1, seen: before.seen, first: before.first, last: index, previous: before.last)
    if isInSight(pair) {
      rise.seen += 1
      rise.first = min(rise.first, index)
    }
    rises.append(rise)
    if best < rise { best = rise }
    node = rank + 1
    while node <= pairs.count {
      if tree[node] < rise { tree[node] = rise }
      node += node & -node
    }
  }
  var result: [KeptPair] = []
  var next = best.last
  while next >= 0 {
    result.append(pairs[next])
    next = rises[next].previous
  }
  return result.reversed()
}
