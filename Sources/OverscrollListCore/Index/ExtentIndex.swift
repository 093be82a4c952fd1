#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// Maps items to offsets and offsets to items, with measured or estimated extents.
///
/// Consecutive items are stored together in chunks. A dense chunk stores a code (extent, kind and measured
/// flag) for each of up to 128 items. A run stores only the number of its items, which are all unmeasured.
/// A tree over the chunks stores the sums before each chunk. Ten million unmeasured items take one chunk,
/// and a measured item takes about four and a half bytes. Every lookup reflects a changed extent at once.
///
/// All extents are whole units of 1/192 pt (see `ItemUnits`), so results are exact and independent of the
/// order of edits. Lookups are mutating because they update the tree after edits, and store the chunk that
/// they find.
///
/// Reading with an index out of range returns the nearest item. Writing with an index out of range has no
/// effect.
package struct ExtentIndex: Sendable {
  /// The maximum number of items in a list: 2^30.
  ///
  /// The limit fits the integers of every platform. Offsets are limited to 2^40 pt, which allows a thousand
  /// pt for each item.
  package static let countLimit = 1 << 30

  /// The number of items.
  package internal(set) var count = 0
  /// The number of unmeasured items.
  var unmeasuredCount = 0

  var chunks: [Chunk] = []
  /// The number of empty chunks before the first chunk that has items.
  ///
  /// An insertion at the start replaces empty chunks, so that no chunk has to move.
  var slack = 0
  var codeStore = ItemCodeStore()
  var tree = PrefixTree()
  /// The number of section headers.
  var headerCount = 0
  /// A tree of the numbers of headers in the chunks.
  ///
  /// The first search for a header builds the tree.
  var headerTree = PrefixTree()
  /// The number of chunks searched for headers so far, for tests that count work.
  var searchedCount = 0
  /// The sum of all extents, in units of 1/192 pt, without spacing.
  var extent: Int64 = 0
  /// The spacing between two items, in units of 1/192 pt.
  var gap: Int64 = 0
  /// The estimated extent of an unmeasured item of each kind, in units of 1/192 pt.
  var estimates: [Int32]
  /// The chunk that the previous lookup found, or `nil` after an edit.
  var cursor: Location?
  /// The chunks that have changed since `LaneIndex` last updated its layout.
  var edits = ChunkEdits()

  /// The default estimate of an item's extent, in pt.
  package static var defaultEstimate: Double { 44 }

  /// Creates an index of unmeasured items.
  ///
  /// - Parameters:
  ///   - count: The number of items, clamped to 0...2^30.
  ///   - estimate: The estimated extent of an unmeasured item, in pt.
  ///   - spacing: The spacing between two items, in pt.
  /// - Complexity: O(1).
  package init(count: Int = 0, estimate: Double = defaultEstimate, spacing: Double = 0) {
    estimates = Array(repeating: ItemUnits.extent(of: estimate), count: ItemKind.count)
    gap = Int64(ItemUnits.extent(of: spacing))
    insert(count, at: 0)
  }

  /// Creates an index of items with measured extents.
  ///
  /// - Parameters:
  ///   - extents: The items' extents, in pt. Negative and non-finite values become 0.
  ///   - spacing: The spacing between two items, in pt.
  /// - Complexity: O(n).
  package init(extents: [Double], spacing: Double = 0) {
    self.init(spacing: spacing)
    insert(extents: extents, at: 0)
  }

  /// The spacing between two items, in pt.
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

  /// The extent of all items and the spacing between them, in pt.
  ///
  /// - Complexity: O(1).
  package var total: Double { ItemUnits.points(totalUnits) }

  /// The extent of all items and the spacing between them, in units of 1/192 pt.
  var totalUnits: Int64 { count == 0 ? 0 : extent &+ Int64(count - 1) &* gap }

  /// The memory use of the index, in bytes, including the value itself.
  package var byteCount: Int {
    MemoryLayout<ExtentIndex>.size + chunks.capacity * MemoryLayout<Chunk>.stride + codeStore.byteCount
      + tree.byteCount + headerTree.byteCount + edits.byteCount
      + estimates.capacity * MemoryLayout<Int32>.stride
  }
}
