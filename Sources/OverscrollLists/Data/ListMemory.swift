import Overscroll
import OverscrollCore
import OverscrollListCore

/// What is remembered of a list's data: what has to be known to find out what has become of it.
struct ListMemory<ID: Hashable> {
  /// How the data was divided.
  var structure = ListSource<ID>.Structure.plain(0)
  /// The mounted items, by ascending number.
  var known: [DataChange<ID>.Known] = []

  /// The edits that make of the remembered data what there is now.
  ///
  /// - Parameters:
  ///   - source: The data as it is now.
  ///   - seen: The numbers of the items that the reader saw.
  ///   - difference: Edits that an app says it has made; they count where they lead to as many items.
  /// - Returns: The edits, or nil if everything is new.
  func edits(to source: ListSource<ID>, seen: Range<Int>, difference: [ListEdit]) -> [ListEdit]? {
    switch (structure, source.structure) {
    case (.plain(let old), .plain) where old > 0:
      if !difference.isEmpty, difference.reduce(old, { $1.count(after: $0) }) == source.count {
        return difference
      }
      return DataChange(oldCount: old, newCount: source.count, seen: seen, known: known, id: source.id)
        .edits
    case (.sections(let old, let oldIDs), .sections(let new, let ids)) where old.count > 0:
      return SectionChange(
        old: .init(map: old, ids: oldIDs), new: .init(map: new, ids: ids), seen: seen, known: known,
        id: source.id
      ).edits
    case (.plain, _), (.sections, _):
      return nil
    }
  }

  /// Whether an item that is remembered has another number in some data, or is gone from it.
  func isOther(than source: ListSource<ID>) -> Bool {
    known.contains { $0.index >= source.count || source.id($0.index) != $0.id }
  }

  /// Takes note of data whose mounted items are yet to be remembered.
  mutating func remember(_ source: ListSource<ID>) {
    known = []
    switch source.structure {
    case .plain: structure = .plain(source.count)
    case .sections: structure = source.structure
    }
  }
}
