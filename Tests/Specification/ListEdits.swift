@testable import OverscrollCore
@testable import OverscrollListCore

/// Random edits and queries of `ExtentIndex` and `LaneIndex`, which are read from bytes.
///
/// `ExtentOracle` and `LaneOracle` receive the same edits, and give the expected results.
struct ListEdits {
  private var index = ExtentIndex(count: 0, estimate: 44, spacing: 0)
  private var oracle = ExtentOracle()
  private var lanes: LaneIndex
  private var reader: ByteReader

  /// Performs edits and queries until the bytes end, but at most 100 edits.
  ///
  /// - Parameters:
  ///   - reader: The bytes.
  ///   - count: The number of measured items before the first edit.
  /// - Throws: `ModelError` if a result of the indexes differs from the expected result.
  static func run(_ reader: inout ByteReader, count: Int = 0) throws(ModelError) {
    var edits = ListEdits(reader)
    edits.begin(with: count)
    var steps = 0
    while !edits.reader.isAtEnd, steps < 100 {
      try edits.edit()
      try edits.compare()
      steps += 1
    }
    try edits.compareLanes()
  }

  private init(_ reader: ByteReader) {
    self.reader = reader
    oracle.estimates = [Int64](repeating: 44 * 192, count: ItemKind.count)
    lanes = LaneIndex(
      flow: self.reader.flag() ? .masonry : .rows,
      laneCount: self.reader.pick([1, 2, 3, 5, 7, 64, 0, 100]))
  }

  private var count: Int { oracle.items.count }

  private mutating func kind() -> ItemKind { ItemKind(rawValue: reader.pick([0, 0, 1, 2, 6, 7, 8])) }

  /// Returns the index of an item.
  ///
  /// The index may be slightly or far out of range.
  private mutating func item() -> Int {
    let choice = reader.word()
    if choice >= 0xFF00 { return [.min, .max, -1, 1 << 40][choice & 3] }
    return choice % (count + 5) - 2
  }

  private mutating func items(atMost limit: Int) -> Range<Int> {
    let start = max(-2, min(item(), count + 2))
    return start..<start + reader.integer(in: 0...limit)
  }

  private mutating func points() -> Double {
    switch reader.index(below: 4) {
    case 0: Double(reader.index(below: 4)) * 10
    case 1: Double(reader.word()) / 192
    case 2: Double(reader.index(below: 8)) / 192
    default: reader.number(in: 0...65_600)
    }
  }

  /// Returns the stored units (1/192 pt) of an extent in pt.
  private func units(_ points: Double) -> Int64 {
    points.isFinite ? Int64(min(max(0, points) * 192 + 0.5, Double(ItemUnits.longestItem))) : 0
  }

  /// Inserts measured items with various extents before the first edit.
  private mutating func begin(with count: Int) {
    let extents = (0..<count).map { Double($0 * 37 % 211) }
    index.insert(extents: extents, at: 0, kind: .standard)
    oracle.insert(extents.map { .init(kind: .standard, measured: units($0)) }, at: 0)
  }

  private mutating func edit() throws(ModelError) {
    switch reader.index(below: 14) {
    case 0:
      let (added, target, kind) = (reader.integer(in: 0...(count < 900 ? 400 : 3)), item(), kind())
      index.insert(added, at: target, kind: kind)
      oracle.insert(Array(repeating: .init(kind: kind, measured: nil), count: added), at: target)
    case 1:
      let (target, kind) = (item(), kind())
      let extents = (0..<reader.index(below: count < 900 ? 40 : 3)).map { _ in points() }
      index.insert(extents: extents, at: target, kind: kind)
      oracle.insert(extents.map { .init(kind: kind, measured: units($0)) }, at: target)
    case 2:
      // Inserts many items with the same extent. A byte for each item would use up the input.
      let (target, kind, extent) = (item(), kind(), points())
      let extents = [Double](repeating: extent, count: reader.integer(in: 0...(count < 900 ? 300 : 3)))
      index.insert(extents: extents, at: target, kind: kind)
      oracle.insert(extents.map { .init(kind: kind, measured: units($0)) }, at: target)
    case 3, 4:
      let items = items(atMost: reader.flag() ? 3 : 500)
      index.remove(items)
      oracle.remove(items)
    case 5:
      let (items, target) = (items(atMost: 200), item())
      index.move(items, to: target)
      oracle.move(items, to: target)
    case 6:
      let (kind, estimate) = (kind(), points())
      index.setEstimate(estimate, of: kind)
      if estimate.isFinite { oracle.estimates[Int(kind.rawValue)] = units(estimate) }
    case 7:
      let gap = reader.flag() ? 0 : points()
      index.spacing = gap
      oracle.gap = units(gap)
    case 8:
      index.forgetExtents()
      for number in oracle.items.indices { oracle.items[number].measured = nil }
    case 9:
      let extent = points()
      for number in items(atMost: 130) { try measure(number, extent) }
    case 10: try compareLanes()
    case 11: setExtents()
    case 12: setSpanningItems()
    default: try measure(item(), points())
    }
  }

  /// Sets the extents of consecutive items, some of which are unknown.
  private mutating func setExtents() {
    let items = items(atMost: 300).clamped(to: 0..<count)
    let (extent, step) = (points(), reader.integer(in: 1...4))
    let extents = items.map { $0 % step == 0 ? extent : .nan }
    extents.withUnsafeBufferPointer { index.setExtents($0, at: items.lowerBound) }
    for (item, extent) in zip(items, extents) where !extent.isNaN {
      oracle.items[item].measured = units(extent)
    }
  }

  /// Makes every few items of a range span all lanes.
  private mutating func setSpanningItems() {
    let (items, step) = (items(atMost: 600), reader.integer(in: 1...200))
    let spanning = items.filter { $0 % step == 0 }
    index.setSpanningItems(spanning)
    let all = Set(spanning)
    for item in oracle.items.indices where oracle.items[item].kind != .header {
      let isSpanning = oracle.items[item].kind == .spanning
      if all.contains(item) != isSpanning { oracle.items[item].kind = isSpanning ? .standard : .spanning }
    }
  }

  private mutating func measure(_ item: Int, _ extent: Double) throws(ModelError) {
    let isThere = oracle.items.indices.contains(item) && extent.isFinite
    let before = isThere ? oracle.extent(item) : 0
    let change = index.setExtent(extent, of: item)
    if isThere { oracle.items[item].measured = units(extent) }
    let right = isThere ? Double(oracle.extent(item) - before) / 192 : 0
    if change != right { throw ModelError("item \(item) grew by \(change), not \(right)") }
  }

  private mutating func compare() throws(ModelError) {
    let starts = oracle.starts
    let total = count == 0 ? 0 : starts[count] - oracle.gap
    guard index.satisfiesInvariants, index.count == count, index.totalUnits == total,
      index.unmeasuredCount == oracle.items.count(where: { $0.measured == nil })
    else { throw ModelError("\(index.count) items of \(count), \(index.totalUnits) units of \(total)") }
    for item in [item(), 0, count - 1] {
      let start = item < count ? starts[max(0, item)] : total
      guard index.start(of: item) == start else { throw ModelError("start of \(item)") }
      // Compares the extent and kind of the item, and the headers before and after the item.
      if oracle.items.indices.contains(item) {
        let right = oracle.items[item]
        guard Int64(index.code(of: item).extent) == oracle.extent(item), index.kind(of: item) == right.kind,
          index.isMeasured(item) == (right.measured != nil),
          index.header(atOrBefore: item)?.item
            == oracle.items[...item].lastIndex(where: { $0.kind == .header }),
          index.header(after: item)?.item
            == oracle.items[(item + 1)...].firstIndex(where: { $0.kind == .header })
        else { throw ModelError("item \(item) of \(count)") }
      }
      for position in [start - 1, start, start + 1, total] {
        let found = index.item(atUnits: position)
        let clamped = max(0, min(position, total))
        let right = (starts.dropFirst().firstIndex { $0 > clamped } ?? count) - 1
        guard found?.item == (right < 0 ? nil : min(right, count - 1)) else {
          throw ModelError("item at \(position): \(String(describing: found)), not \(right)")
        }
        if let found, found.start != starts[right] { throw ModelError("start of the item at \(position)") }
      }
    }
    guard index.satisfiesInvariants else { throw ModelError("queries break the index") }
  }

  private mutating func compareLanes() throws(ModelError) {
    let right = LaneOracle(flow: lanes.state.kind, laneCount: lanes.laneCount, items: oracle)
    guard lanes.total(in: &index) == right.total else { throw ModelError("the total of the lanes") }
    guard count > 0 else { return }
    for item in [item(), 0, count - 1] {
      let item = max(0, min(item, count - 1))
      let placement = right.placements[item]
      guard lanes.placement(of: item, in: &index) == placement else {
        throw ModelError("the placement of item \(item)")
      }
      for lower in [placement.start - 1, placement.start, placement.start + placement.extent] {
        let upper = lower + Int64(reader.index(below: 3)) * 40
        let found = lanes.items(from: lower, to: upper, in: &index)
        let expected = right.items(from: lower, to: upper)
        guard expected.isEmpty ? found.isEmpty : found == expected else {
          throw ModelError("\(lower) to \(upper): \(found), not \(expected)")
        }
      }
    }
  }
}
