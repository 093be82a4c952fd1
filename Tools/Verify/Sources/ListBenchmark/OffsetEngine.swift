import OverscrollCore
import OverscrollListCore

/// A data structure that finds the offset of an item, and the item at an offset.
protocol OffsetEngine {
  static var name: String { get }

  /// Creates an engine with unmeasured items of an estimated extent, in pt.
  init(count: Int, estimate: Double)
  /// Creates an engine with items of known extents, in pt.
  init(extents: [Double])

  var count: Int { get }
  /// The sum of the extents of all items, in pt.
  var total: Double { get }
  /// The memory that the engine uses, in bytes, as it computes itself.
  var byteCount: Int { get }

  /// Returns the offset of an item's start, in pt.
  ///
  /// For the index `count` it returns the total extent.
  mutating func offset(of item: Int) -> Double
  /// Returns the first item that ends after an offset, in pt.
  mutating func item(at offset: Double) -> Int
  mutating func measure(_ item: Int, _ extent: Double)
  mutating func prepend(_ extents: [Double])
}

extension OffsetEngine {
  /// Finds the first and the last visible item, and returns the sum of their indexes.
  mutating func range(at offset: Double) -> Int { item(at: offset) + item(at: offset + viewport) }
}

/// The viewport's extent, in pt.
let viewport = 800.0

extension ExtentIndex: OffsetEngine {
  static let name = "ExtentIndex"

  init(count: Int, estimate: Double) { self.init(count: count, estimate: estimate, spacing: 0) }
  init(extents: [Double]) { self.init(extents: extents, spacing: 0) }

  mutating func item(at offset: Double) -> Int {
    let found: Int? = item(at: offset)
    return found ?? 0
  }

  mutating func measure(_ item: Int, _ extent: Double) { setExtent(extent, of: item) }
  mutating func prepend(_ extents: [Double]) { insert(extents: extents, at: 0) }
}
