import Overscroll
import OverscrollListCore

/// The indices of a list that shows one item at a different index.
///
/// The user drags the item.
package struct RowIndexMap: Hashable, Sendable {
  /// The item's index in the data.
  package let item: Int
  /// The index at which the list shows the item.
  package let index: Int

  /// Creates a map; the indices must be valid in the data.
  package init(item: Int, to index: Int) { (self.item, self.index) = (item, index) }

  /// Returns the index in the data of the item that is shown at an index.
  package func dataIndex(of shown: Int) -> Int {
    if shown == index { return item }
    if item < index { return shown >= item && shown < index ? shown + 1 : shown }
    return shown > index && shown <= item ? shown - 1 : shown
  }
}

extension ListInput {
  /// Creates the input that leads from one map to another.
  ///
  /// Both are for the same item. Without a map, the item is shown at its index in the data. The result is `nil`
  /// if both show the item at the same index.
  init?(from last: RowIndexMap?, to next: RowIndexMap?) {
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
  func moved(by map: RowIndexMap?) -> ListSource {
    guard let map, map.item < count, map.index < count else { return self }
    let (id, extent, span) = (id, extent, span)
    return ListSource(
      structure.moved(by: map), id: { id(map.dataIndex(of: $0)) },
      extent: extent.map { extent in { extent(map.dataIndex(of: $0), $1) } },
      span: span.map { span in { span(map.dataIndex(of: $0)) } }, match: match, names: aliases)
  }
}

extension ListSource.SectionKind {
  /// Returns the structure after an item has moved, perhaps to a different section.
  fileprivate func moved(by map: RowIndexMap) -> ListSource.SectionKind {
    guard case .sections(let sections, let ids) = self,
      let from = sections.position(of: map.item)?.section, map.item != map.index
    else { return self }
    // The item that is before the moved item then, which is never the moved item itself.
    let before = map.dataIndex(of: max(0, map.index - 1))
    let to = sections.position(of: before)?.section ?? from
    var counts = (0..<sections.sectionCount).map { sections.count(of: $0) }
    counts[from] -= 1
    counts[to] += 1
    return .sections(SectionMap(counts: counts, hasFooters: sections.hasFooters), ids: ids)
  }
}
