import Overscroll
import OverscrollCore
import OverscrollListCore

// A single item whose order has changed.
extension DataDiff {
  /// Returns the edits that first move an item, and then change the rest.
  ///
  /// The moved item keeps its measured extent. The engine can choose an anchor that the move leaves in place.
  /// Two found items, the moved one and its neighbor, then have the same distance as in the new data.
  ///
  /// - Parameters:
  ///   - found: All remembered items that the new data contains, by ascending old index.
  ///   - kept: All of them except the moved item.
  func editsAfterMove(of found: [MatchedIndex], kept: [MatchedIndex]) -> [ListEdit] {
    let keptIndices = Set(kept.map(\.old))
    guard let item = found.first(where: { !keptIndices.contains($0.old) }) else {
      return edits(keeping: kept)
    }
    let previous = kept.last { $0.new < item.new }
    let next = kept.first { $0.new > item.new }
    var destination = 0
    if let previous {
      destination = min(previous.old + item.new - previous.new, next?.old ?? oldCount)
    } else if let next {
      destination = max(0, next.old + (item.old > next.old ? 1 : 0) - (next.new - item.new))
    }
    let move = ListEdit.move(item.old..<item.old + 1, to: destination)
    func moved(_ index: Int) -> Int { move.newIndex(of: index, count: oldCount) ?? index }
    let rest = DataDiff(
      oldCount: oldCount, newCount: newCount, visibleRange: visibleRange,
      rememberedItems: rememberedItems.map { RememberedItem(index: moved($0.index), id: $0.id) }
        .sorted { $0.index < $1.index }, id: id)
    let pairs = found.map { (old: moved($0.old), new: $0.new) }.sorted { $0.old < $1.old }
    return [move] + rest.edits(keeping: longestKeptSubsequence(of: pairs, seen: visibleRange))
  }
}
