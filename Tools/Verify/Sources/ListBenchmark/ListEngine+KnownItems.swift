import OverscrollCore
import OverscrollListCore

extension ListEngine {
  /// Inserts items with known extents, in pt, until the list has the largest permitted number of items.
  mutating func insert(extents: [Double], at item: Int, kind: ItemKind = .standard) -> Double {
    let (start, before) = (max(0, min(item, count)), count)
    let shift = apply(.insert(extents.count, at: start, kind))
    return shift + setExtents(Array(extents.prefix(count - before)), at: start)
  }
}
