import Overscroll
import OverscrollCore
import OverscrollListCore

/// The change of a list's sections, inferred from their ids and the mounted items.
///
/// Mounted items have views. Sections are compared by their ids, so headers always have the right index.
/// The items of a section are compared as in `DataDiff`. A section that has moved is removed and inserted
/// again.
struct SectionDiff<ID: Hashable> {
  /// The sections of a list and their ids.
  struct Sections {
    var map: SectionMap
    var ids: [AnyHashable]
  }

  let old: Sections
  let new: Sections
  /// The old indices of the visible items, counted over all sections.
  let visibleRange: Range<Int>
  /// The items that were mounted with the old data, by ascending index over all sections.
  let rememberedItems: [DataDiff<ID>.RememberedItem]
  /// Returns the id of an item of the new data.
  let id: (Int) -> ID

  /// The edits that turn the old data into the new data, in order.
  ///
  /// The edits run from the list's end to its start, so that an edit does not change the indices of a later
  /// edit.
  ///
  /// - Complexity: O(n) in the number of sections, or O(n log n) if their order has changed. In addition,
  ///   the complexity of `DataDiff.edits` for each section that has remembered items or a new count.
  var edits: [ListEdit] {
    var edits: [ListEdit] = []
    var end = (old: old.ids.count, new: new.ids.count)
    for pair in keptPairs.reversed() + [(old: -1, new: -1)] {
      edits += replace(pair.old + 1..<end.old, with: pair.new + 1..<end.new)
      if pair.old >= 0 { edits += footer(of: pair.old) + items(of: pair.old, pair.new) }
      end = pair
    }
    return edits
  }

  /// The sections that remain in the new data and have kept their order.
  private var keptPairs: [MatchedIndex] {
    let common = min(old.ids.count, new.ids.count)
    let prefix = (0..<common).first { old.ids[$0] != new.ids[$0] } ?? common
    var suffix = 0
    while suffix < common - prefix,
      old.ids[old.ids.count - 1 - suffix] == new.ids[new.ids.count - 1 - suffix]
    { suffix += 1 }

    var pairs: [MatchedIndex] = (0..<prefix).map { ($0, $0) }
    let rest = prefix..<new.ids.count - suffix
    var newSections: [AnyHashable: Int] = [:]
    for section in rest.reversed() { newSections[new.ids[section]] = section }
    for section in prefix..<old.ids.count - suffix {
      if let newSection = newSections.removeValue(forKey: old.ids[section]) {
        pairs.append((old: section, new: newSection))
      }
    }
    let isSame = zip(pairs, pairs.dropFirst()).allSatisfy { $0.new < $1.new }
    pairs += (0..<suffix).reversed().map { (old: old.ids.count - 1 - $0, new: new.ids.count - 1 - $0) }
    return isSame ? pairs : longestKeptSubsequence(of: pairs, seen: sections(of: visibleRange))
  }

  /// Returns the old sections that contain a range of items.
  private func sections(of items: Range<Int>) -> Range<Int> {
    guard let first = old.map.position(of: items.lowerBound)?.section,
      let last = old.map.position(of: max(items.lowerBound, items.upperBound - 1))?.section
    else { return 0..<0 }
    return first..<last + 1
  }

  /// Returns the edits that replace old sections with new sections.
  ///
  /// The edits insert all items first, and then each header before its items and each footer after them.
  private func replace(_ removed: Range<Int>, with added: Range<Int>) -> [ListEdit] {
    var edits: [ListEdit] = []
    let start = old.map.header(of: removed.lowerBound)
    if !removed.isEmpty { edits.append(.remove(start..<old.map.header(of: removed.upperBound))) }
    guard !added.isEmpty else { return edits }
    let first = new.map.header(of: added.lowerBound)
    let count = added.reduce(0) { $0 + new.map.count(of: $1) }
    if count > 0 { edits.append(.insert(count, at: start)) }
    for section in added {
      edits.append(.insert(1, at: start + new.map.header(of: section) - first, .header))
      if let footer = new.map.footer(of: section) {
        edits.append(.insert(1, at: start + footer - first, .spanning))
      }
    }
    return edits
  }

  /// Returns the edits that insert or remove the footer of a kept section.
  ///
  /// - Parameter section: The section's old index.
  private func footer(of section: Int) -> [ListEdit] {
    switch (old.map.footer(of: section), new.map.hasFooters) {
    case (let footer?, false): [.remove(footer..<footer + 1)]
    case (nil, true): [.insert(1, at: old.map.header(of: section + 1), .spanning)]
    case (nil, false), (_?, true): []
    }
  }

  /// Returns the edits for the items of a section that remains in the new data.
  ///
  /// - Parameters:
  ///   - section: The section's old index.
  ///   - newSection: The section's new index.
  private func items(of section: Int, _ newSection: Int) -> [ListEdit] {
    let first = old.map.header(of: section) + 1
    let count = old.map.count(of: section)
    let newFirst = new.map.header(of: newSection) + 1
    let newCount = new.map.count(of: newSection)
    if count == newCount {
      guard let least = rememberedItems.first, let last = rememberedItems.last, least.index < first + count,
        last.index >= first
      else { return [] }
    }
    let items = rememberedItems.lazy.filter { $0.index >= first && $0.index < first + count }
    let change = DataDiff(
      oldCount: count, newCount: newCount,
      visibleRange: visibleRange.clamped(to: first..<first + count).shifted(by: -first),
      rememberedItems: items.map { DataDiff<ID>.RememberedItem(index: $0.index - first, id: $0.id) },
      id: { id(newFirst + $0) })
    return change.edits.map { $0.shifted(by: first) }
  }
}

extension Range<Int> {
  /// Returns the range with its bounds shifted by a number of items.
  fileprivate func shifted(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}

extension ListEdit {
  /// Returns the edit with its indices shifted by a number of items.
  fileprivate func shifted(by distance: Int) -> ListEdit {
    switch self {
    case .insert(let count, let index, let kind): .insert(count, at: index + distance, kind)
    case .remove(let items): .remove(items.lowerBound + distance..<items.upperBound + distance)
    case .move(let items, let destination):
      .move(items.lowerBound + distance..<items.upperBound + distance, to: destination + distance)
    }
  }
}
