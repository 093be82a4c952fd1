#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// Maps items to offsets and offsets to items, for any number of items of any measured or estimated extents.
///
/// Items stand in chunks: up to 128 with a code each, or any number that have not been measured, of which only the
/// number is kept. A tree over the chunks gives the sums before one. So ten million unmeasured items take one chunk, a
/// measured item takes about four and a half bytes, and every lookup sees a changed extent at once.
///
/// Everything is in whole units of 1/192 pt (see `ItemUnits`), so results are exact and do not depend on the order of
/// edits. Lookups finish pending work of edits and move a cursor, so they are mutating.
///
/// An index out of range reads the nearest item, and changes nothing.
package struct ExtentIndex: Sendable {
  /// The largest number of items in a list, small enough for any host's integers.
  ///
  /// What lies more than 2^40 pt from the start cannot be scrolled to: a thousand pt for each of 2^30 items.
  package static let countLimit = 1 << 30

  /// How many items there are.
  package internal(set) var count = 0
  /// How many of them have not been measured.
  var unmeasuredCount = 0

  var chunks: [Chunk] = []
  /// How many places before the first chunk are slack, so that prepending moves none.
  var slack = 0
  var slab = ItemSlab()
  var tree = PrefixTree()
  /// How many headers there are.
  var headerCount = 0
  /// How many headers stand before each chunk; made only where they are asked for.
  var headerTree = PrefixTree()
  /// How many chunks have been searched for headers so far: what questions have cost.
  var searchedCount = 0
  /// What the extents add up to, in units, without spacing.
  var extent: Int64 = 0
  /// The gap between two items, in units.
  var gap: Int64 = 0
  /// Each kind's estimate, in units.
  var estimates: [Int32]
  /// The chunk that was asked for last, unless an edit has moved it.
  var cursor: Place?
  /// The chunks that have changed since a lane layout looked.
  var edits = ChunkEdits()

  /// The extent, in pt, that an item counts with until it is measured, where nobody says another.
  package static var usualEstimate: Double { 44 }

  /// Makes an index of unmeasured items.
  ///
  /// - Parameters:
  ///   - count: How many items; a negative number counts as 0, and more than 2^30 as 2^30.
  ///   - estimate: The extent, in pt, that an item counts with until it is measured.
  ///   - spacing: The gap between two items, in pt.
  /// - Complexity: O(1).
  package init(count: Int = 0, estimate: Double = usualEstimate, spacing: Double = 0) {
    estimates = Array(repeating: ItemUnits.extent(of: estimate), count: ItemKind.count)
    gap = Int64(ItemUnits.extent(of: spacing))
    insert(count, at: 0)
  }

  /// Makes an index of items whose extents are known.
  ///
  /// - Parameters:
  ///   - extents: The items' extents, in pt; negative and non-finite values count as 0.
  ///   - spacing: The gap between two items, in pt.
  /// - Complexity: O(n).
  package init(extents: [Double], spacing: Double = 0) {
    self.init(spacing: spacing)
    insert(extents: extents, at: 0)
  }

  /// The gap between two items, in pt.
  package var spacing: Double {
    get { ItemUnits.points(gap) }
    set {
      let new = Int64(ItemUnits.extent(of: newValue))
      guard new != gap else { return }
      gap = new
      tree.invalidate(from: 0)
      cursor = nil
    }
  }

  /// The extent of everything, in pt: the items and the gaps between them.
  ///
  /// - Complexity: O(1).
  package var total: Double { ItemUnits.points(totalUnits) }

  /// The extent of everything, in units.
  var totalUnits: Int64 { count == 0 ? 0 : extent &+ Int64(count - 1) &* gap }

  /// How many bytes the index takes, its own included.
  package var byteCount: Int {
    MemoryLayout<ExtentIndex>.size + chunks.capacity * MemoryLayout<Chunk>.stride + slab.byteCount
      + tree.byteCount + headerTree.byteCount + edits.byteCount
      + estimates.capacity * MemoryLayout<Int32>.stride
  }
}
