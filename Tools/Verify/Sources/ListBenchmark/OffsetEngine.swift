import OverscrollCore
import OverscrollListCore

/// A data structure that maps items to offsets and offsets to items.
protocol OffsetEngine {
  static var name: String { get }

  /// Creates an engine of unmeasured items.
  init(count: Int, estimate: Double)
  /// Creates an engine of items with known extents, in pt.
  init(extents: [Double])

  var count: Int { get }
  /// The extent of all items, in pt.
  var total: Double { get }
  /// The memory in bytes, as the engine computes it.
  var byteCount: Int { get }

  /// Returns the start of an item, in pt.
  ///
  /// For the index `count` it returns the total extent.
  mutating func offset(of item: Int) -> Double
  /// Returns the first item that ends after an offset in pt.
  mutating func item(at offset: Double) -> Int
  mutating func measure(_ item: Int, _ extent: Double)
  mutating func prepend(_ extents: [Double])
}

extension OffsetEngine {
  /// Returns the sum of the first and the last visible item's index.
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
