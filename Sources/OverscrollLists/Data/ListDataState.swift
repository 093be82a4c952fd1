import Overscroll
import OverscrollCore
import OverscrollListCore

/// The part of a list's data that is remembered for comparison with new data.
struct ListDataState<ID: Hashable> {
  /// The structure of the data: plain, or divided into sections.
  var structure = ListSource<ID>.SectionKind.plain(0)
  /// Whether items span all lanes, because the app has declared it.
  var hasSpans = false
  /// The mounted items, by ascending index.
  var rememberedItems: [DataDiff<ID>.RememberedItem] = []

  /// Returns the edits that turn the remembered data into the current data.
  ///
  /// - Parameters:
  ///   - source: The current data.
  ///   - seen: The old indices of the visible items.
  ///   - difference: The edits that the app announced. They are used for data without sections, if they
  ///     lead to the current count.
  /// - Returns: The edits, or `nil` if the list must replace all items.
  func edits(to source: ListSource<ID>, seen: Range<Int>, difference: [ListEdit]) -> [ListEdit]? {
    switch (structure, source.structure) {
    case (.plain(let old), .plain) where old > 0:
      if !difference.isEmpty, difference.reduce(old, { $1.count(after: $0) }) == source.count {
        return difference
      }
      return DataDiff(
        oldCount: old, newCount: source.count, visibleRange: seen, rememberedItems: rememberedItems,
        id: source.id
      )
      .edits
    case (.sections(let old, let oldIDs), .sections(let new, let ids)) where old.count > 0:
      return SectionDiff(
        old: .init(map: old, ids: oldIDs), new: .init(map: new, ids: ids), visibleRange: seen,
        rememberedItems: rememberedItems,
        id: source.id
      ).edits
    case (.plain, _), (.sections, _):
      return nil
    }
  }

  /// Returns whether a remembered item is missing from the data or has a different index.
  func hasMovedItems(than source: ListSource<ID>) -> Bool {
    rememberedItems.contains { $0.index >= source.count || source.id($0.index) != $0.id }
  }

  /// Remembers the structure of the data, and clears the mounted items.
  mutating func remember(_ source: ListSource<ID>) {
    rememberedItems = []
    switch source.structure {
    case .plain: structure = .plain(source.count)
    case .sections: structure = source.structure
    }
  }
}
