import Overscroll
import OverscrollListCore

/// One item that a list shows at a different index than its data, while the user drags the item.
package struct RowMove: Hashable, Sendable {
  /// The item's index in the data.
  package let item: Int
  /// The index at which the list shows the item.
  package let index: Int

  /// Creates a move; the indices must be valid in the data.
  package init(item: Int, to index: Int) { (self.item, self.index) = (item, index) }

  /// Returns the index in the data of the item that is shown at an index.
  package func dataIndex(of shown: Int) -> Int {
    if shown == index { return item }
    if item < index { return shown >= item && shown < index ? shown + 1 : shown }
    return shown > index && shown <= item ? shown - 1 : shown
  }

  /// Returns the index at which an item of the data is shown.
  package func shownIndex(of item: Int) -> Int { RowMove(item: index, to: self.item).dataIndex(of: item) }
}

extension ListInput {
  /// Creates the input between two moves of the same item, or `nil` if both show it at the same index.
  ///
  /// Without a move, the item is shown at its index in the data.
  init?(from last: RowMove?, to next: RowMove?) {
    guard let item = (last ?? next)?.item else { return nil }
    let (start, end) = (last?.index ?? item, next?.index ?? item)
    guard start != end else { return nil }
    self = .reorder(item: start, to: end)
  }
}

extension ListSource {
  /// Returns the data with an item at a different index.
  ///
  /// - Complexity: O(1), or O(n) in the number of sections.
  func moved(_ move: RowMove?) -> ListSource {
    guard let move, move.item < count, move.index < count else { return self }
    let (id, extent, span) = (id, extent, span)
    return ListSource(
      structure.moved(move), id: { id(move.dataIndex(of: $0)) },
      extent: extent.map { extent in { extent(move.dataIndex(of: $0), $1) } },
      span: span.map { span in { span(move.dataIndex(of: $0)) } }, match: match, names: aliases)
  }
}

extension ListSource.SectionKind {
  /// Returns the structure after an item has moved, perhaps to a different section.
  fileprivate func moved(_ move: RowMove) -> ListSource.SectionKind {
    guard case .sections(let map, let ids) = self, let from = map.position(of: move.item)?.section,
      move.item != move.index
    else { return self }
    // The item that is before the moved item then, which is never the moved item itself.
    let before = move.dataIndex(of: max(0, move.index - 1))
    let to = map.position(of: before)?.section ?? from
    var counts = (0..<map.sectionCount).map { map.count(of: $0) }
    counts[from] -= 1
    counts[to] += 1
    return .sections(SectionMap(counts: counts, hasFooters: map.hasFooters), ids: ids)
  }
}
