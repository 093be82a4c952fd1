import Overscroll

/// An item or a section found again in the new data, with both indices.
typealias MatchedIndex = (old: Int, new: Int)

/// Returns the pairs that kept their order; the rest have moved.
///
/// The new indices of the result rise with the old ones. The result is as long as possible. Of equally long
/// results it has the most visible pairs, and then the earliest visible pair.
///
/// The first visible pair is normally in the result. It is missing only if the longest result has more than
/// half of all pairs, and these include visible pairs. Without visible pairs, all pairs are treated as
/// visible. The first pair is then the first one after the visible range, or the last pair.
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

/// The best rising subsequence that ends with a certain pair.
private struct SubsequenceState {
  /// The number of pairs.
  var count = 0
  /// The number of visible pairs, and the index of the first visible pair.
  var seen = 0
  var first = Int.max
  /// The indices of the last pair and of the pair before it; -1 for none.
  var last = -1
  var previous = -1

  static func < (one: SubsequenceState, other: SubsequenceState) -> Bool {
    (one.count, one.seen, other.first) < (other.count, other.seen, one.first)
  }
}

/// Returns the longest subsequence whose new indices rise with the old ones.
///
/// Of equally long subsequences, returns the one with the most visible pairs, and then the earliest visible
/// pair.
///
/// - Complexity: O(n log n). A binary indexed tree has the best subsequence that ends before each new
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
