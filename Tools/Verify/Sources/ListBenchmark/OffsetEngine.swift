import OverscrollCore
import OverscrollListCore

/// What knows where items of different extents are.
protocol OffsetEngine {
  static var name: String { get }

  /// Makes an engine of items that have not been measured.
  init(count: Int, estimate: Double)
  /// Makes an engine of items whose extents, in pt, are known.
  init(extents: [Double])

  var count: Int { get }
  /// The extent of everything, in pt.
  var total: Double { get }
  /// How many bytes it takes by its own account.
  var byteCount: Int { get }

  /// Where an item starts, in pt; the number of items stands for the end.
  mutating func offset(of item: Int) -> Double
  /// The first item that ends after an offset, in pt.
  mutating func item(at offset: Double) -> Int
  mutating func measure(_ item: Int, _ extent: Double)
  mutating func prepend(_ extents: [Double])
}

extension OffsetEngine {
  /// The first and the last visible item, added.
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
