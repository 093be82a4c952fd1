import Overscroll
import OverscrollCore
import OverscrollListCore

/// How a list's sections have changed: sections are compared by their ids, their items as in `DataChange`.
///
/// So headers are always where they should be. A section that has moved among the others counts as removed
/// and inserted again.
struct SectionChange<ID: Hashable> {
  /// Sections, and their ids.
  struct Sections {
    var map: SectionMap
    var ids: [AnyHashable]
  }

  let old: Sections
  let new: Sections
  /// The numbers of the items that the reader saw, among all items.
  let seen: Range<Int>
  /// The items that are remembered, by ascending number among all items.
  let known: [DataChange<ID>.Known]
  /// The id of an item of the new data.
  let id: (Int) -> ID

  /// The edits, in the order in which they are to be made: from the back, so that none changes another's numbers.
  ///
  /// - Complexity: O(n) in the number of sections, O(n log n) where they are in another order; and as
  ///   `DataChange.edits` for each of which something is remembered, or whose count has changed.
  var edits: [ListEdit] {
    var edits: [ListEdit] = []
    var end = (old: old.ids.count, new: new.ids.count)
    for pair in pairs.reversed() + [(old: -1, new: -1)] {
      edits += replace(pair.old + 1..<end.old, with: pair.new + 1..<end.new)
      if pair.old >= 0 { edits += items(of: pair.old, pair.new) }
      end = pair
    }
    return edits
  }

  /// The sections that are the same before and after, in an order that is the same too.
  private var pairs: [KeptPair] {
    let common = min(old.ids.count, new.ids.count)
    let prefix = (0..<common).first { old.ids[$0] != new.ids[$0] } ?? common
    var suffix = 0
    while suffix < common - prefix,
      old.ids[old.ids.count - 1 - suffix] == new.ids[new.ids.count - 1 - suffix]
    { suffix += 1 }

    var pairs: [KeptPair] = (0..<prefix).map { ($0, $0) }
    let rest = prefix..<new.ids.count - suffix
    var places: [AnyHashable: Int] = [:]
    for section in rest.reversed() { places[new.ids[section]] = section }
    for section in prefix..<old.ids.count - suffix {
      if let place = places.removeValue(forKey: old.ids[section]) { pairs.append((old: section, new: place)) }
    }
    let isSame = zip(pairs, pairs.dropFirst()).allSatisfy { $0.new < $1.new }
    pairs += (0..<suffix).reversed().map { (old: old.ids.count - 1 - $0, new: new.ids.count - 1 - $0) }
    return isSame ? pairs : keptOrder(of: pairs, seen: sections(of: seen))
  }

  /// The sections, as they were, that some items were in.
  private func sections(of items: Range<Int>) -> Range<Int> {
    guard let first = old.map.place(of: items.lowerBound)?.section,
      let last = old.map.place(of: max(items.lowerBound, items.upperBound - 1))?.section
    else { return 0..<0 }
    return first..<last + 1
  }

  /// The edits that put sections in the place of others: items first, then each header before its own.
  private func replace(_ gone: Range<Int>, with added: Range<Int>) -> [ListEdit] {
    var edits: [ListEdit] = []
    let start = old.map.header(of: gone.lowerBound)
    if !gone.isEmpty { edits.append(.remove(start..<old.map.header(of: gone.upperBound))) }
    guard !added.isEmpty else { return edits }
    let first = new.map.header(of: added.lowerBound)
    let count = new.map.header(of: added.upperBound) - first - added.count
    if count > 0 { edits.append(.insert(count, at: start)) }
    return edits + added.map { .insert(1, at: start + new.map.header(of: $0) - first, .header) }
  }

  /// The edits of a section's items.
  private func items(of section: Int, _ place: Int) -> [ListEdit] {
    let first = old.map.header(of: section) + 1
    let count = old.map.count(of: section)
    let newFirst = new.map.header(of: place) + 1
    let newCount = new.map.count(of: place)
    if count == newCount {
      guard let least = known.first, let last = known.last, least.index < first + count, last.index >= first
      else { return [] }
    }
    let items = known.lazy.filter { $0.index >= first && $0.index < first + count }
    let change = DataChange(
      oldCount: count, newCount: newCount,
      seen: seen.clamped(to: first..<first + count).shifted(by: -first),
      known: items.map { DataChange<ID>.Known(index: $0.index - first, id: $0.id) },
      id: { id(newFirst + $0) })
    return change.edits.map { $0.shifted(by: first) }
  }
}

extension Range<Int> {
  /// The same range n items further on.
  fileprivate func shifted(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}

extension ListEdit {
  /// The same edit n items further on.
  fileprivate func shifted(by distance: Int) -> ListEdit {
    switch self {
    case .insert(let count, let place, let kind): .insert(count, at: place + distance, kind)
    case .remove(let items): .remove(items.lowerBound + distance..<items.upperBound + distance)
    case .move(let items, let place):
      .move(items.lowerBound + distance..<items.upperBound + distance, to: place + distance)
    }
  }
}
