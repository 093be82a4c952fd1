import Overscroll

/// The old and the new index of an item or a section that remains.
typealias MatchedIndex = (old: Int, new: Int)

/// Returns the items that kept their order; the remaining items have moved.
///
/// The result is the longest sequence of pairs whose new indices rise with their old indices. Of equally
/// long sequences, it has the most visible items, and then the earliest visible item.
///
/// The first visible item is normally in the result. It is missing only if the longest sequence has more
/// than half of all pairs, and includes visible items. If no pair is visible, all pairs are treated as
/// visible. The first visible item is then the first pair after the start of the visible range, or the last
/// pair.
///
/// - Parameters:
///   - pairs: The pairs, by ascending old index.
///   - seen: The old indices of the visible items.
/// - Complexity: O(n log n) in the number of pairs.
func longestKeptSubsequence(of pairs: [MatchedIndex], seen: Range<Int>) -> [MatchedIndex] {
  let inSight = pairs.filter { seen.contains($0.old) }
  let isInSight: (MatchedIndex) -> Bool = { inSight.isEmpty || seen.contains($0.old) }
  let rise = longestRisingSubsequence(of: pairs, isInSight)
  let first = inSight.first ?? pairs.first { $0.old >= seen.lowerBound } ?? pairs.last
  guard let first, !rise.contains(where: { $0.old == first.old }) else { return rise }
  guard !rise.contains(where: isInSight) || rise.count * 2 <= pairs.count else { return rise }
  let others = pairs.filter { pair in
    pair.old < first.old ? pair.new < first.new : pair.old == first.old || pair.new > first.new
  }
  return longestRisingSubsequence(of: others, isInSight)
}

/// The best sequence of pairs with rising new indices that ends with a certain pair.
private struct SubsequenceState {
  /// The number of pairs in the sequence.
  var count = 0
  /// The number of visible pairs, and the index of the first visible pair.
  var seen = 0
  var first = Int.max
  /// The indices of the last pair and of the pair before it, or -1.
  var last = -1
  var previous = -1

  static func < (one: SubsequenceState, other: SubsequenceState) -> Bool {
    (one.count, one.seen, other.first) < (other.count, other.seen, one.first)
  }
}

/// Returns the longest sequence of pairs whose new indices rise with their old indices.
///
/// Of equally long sequences, the result has the most visible pairs, and then the earliest visible pair.
///
/// - Complexity: O(n log n). A binary indexed tree stores the best sequence that ends before each new
///   index. See Fenwick, "A New Data Structure for Cumulative Frequency Tables" (1994).
private func longestRisingSubsequence(of pairs: [MatchedIndex], _ isInSight: (MatchedIndex) -> Bool)
  -> [MatchedIndex]
{
  let newIndices = pairs.map(\.new).sorted()
  var ranks: [Int: Int] = [:]
  for (rank, newIndex) in newIndices.enumerated() where ranks[newIndex] == nil { ranks[newIndex] = rank }
  var rises: [SubsequenceState] = []
  var tree = [SubsequenceState](repeating: SubsequenceState(), count: pairs.count + 1)
  var best = SubsequenceState()
  for (index, pair) in pairs.enumerated() {
    let rank = ranks[pair.new] ?? 0
    var before = SubsequenceState()
    var node = rank
    while node > 0 {
      if before < tree[node] { before = tree[node] }
      node &= node - 1
    }
    var rise = SubsequenceState(
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
  var result: [MatchedIndex] = []
  var next = best.last
  while next >= 0 {
    result.append(pairs[next])
    next = rises[next].previous
  }
  return result.reversed()
}
