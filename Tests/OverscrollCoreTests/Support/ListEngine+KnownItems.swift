import OverscrollCore
import OverscrollListCore

extension ListEngine {
  /// Inserts items, sets their extents (in pt) and returns the sum of both shifts, in pt.
  ///
  /// Items above the item limit are ignored.
  mutating func insert(extents: [Double], at item: Int, kind: ItemKind = .standard) -> Double {
    let (place, before) = (max(0, min(item, count)), count)
    let shift = apply(.insert(extents.count, at: place, kind))
    return shift + setExtents(Array(extents.prefix(count - before)), at: place)
  }
}
