import Testing

@testable import OverscrollCore

/// An index, the plain array that says the same, and random edits of both.
struct ExtentEdits {
  var index = ExtentIndex(count: 0, estimate: 44, spacing: 0)
  var oracle = ExtentOracle()
  var random: Dice
  /// What sorts of extents there are: 0 any, 1 huge and tiny ones, 2 few different ones and zero.
  let extents: Int
  /// How far from the start items are edited.
  var reach = Int.max - 2

  /// Makes an index of some measured items, by default of none.
  init(seed: UInt64, items: Int = 0) {
    random = Dice(seed: seed)
    extents = Int(seed % 3)
    oracle.estimates = [Int64](repeating: 44 * 192, count: ItemKind.count)
    insert((0..<items).map { _ in points() }, at: 0, .standard)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func place() -> Int { number(-2...min(oracle.items.count, reach) + 2) }

  private mutating func range(upTo limit: Int) -> Range<Int> {
    let start = place()
    return start..<start + number(0...limit)
  }

  private mutating func kind() -> ItemKind { ItemKind(rawValue: [0, 0, 0, 0, 1, 2, 15][number(0...6)]) }

  private mutating func points() -> Double {
    switch extents {
    case 0: Double(number(0...40_000)) / 192
    case 1: number(0...9) == 0 ? Double(number(0...65_600)) : Double(number(0...3)) / 192
    default: Double(number(0...3)) * 10
    }
  }

  private mutating func measure(_ item: Int) {
    let extent = points()
    let before = oracle.items.indices.contains(item) ? oracle.extent(item) : 0
    let change = index.setExtent(extent, of: item)
    guard oracle.items.indices.contains(item) else {
      #expect(change == 0)
      return
    }
    oracle.items[item].measured = min(Int64(extent * 192 + 0.5), Int64(ItemUnits.longestItem))
    #expect(change == Double(oracle.extent(item) - before) / 192)
  }

  private mutating func insert(_ extents: [Double], at item: Int, _ kind: ItemKind) {
    index.insert(extents: extents, at: item, kind: kind)
    let measured = extents.map { min(Int64($0 * 192 + 0.5), Int64(ItemUnits.longestItem)) }
    oracle.insert(measured.map { .init(kind: kind, measured: $0) }, at: item)
  }

  mutating func edit() {
    let item = place()
    switch number(0...19) {
    case 0, 1:
      let (count, kind) = (number(0...(oracle.items.count < 900 ? 400 : 3)), kind())
      index.insert(count, at: item, kind: kind)
      oracle.insert(Array(repeating: .init(kind: kind, measured: nil), count: count), at: item)
    case 2, 3:
      let kind = kind()
      let extents = (0..<number(0...(kind == .header ? 2 : 300))).map { _ in points() }
      insert(extents, at: number(0...1) == 0 ? 0 : item, kind)
    case 4, 5:
      let range = range(upTo: number(0...1) == 0 ? 3 : 500)
      index.remove(range)
      oracle.remove(range)
    case 6:
      let range = range(upTo: 200)
      index.move(range, to: item)
      oracle.move(range, to: item)
    case 7:
      let (range, count, kind) = (range(upTo: 60), number(0...60), kind())
      index.remove(range)
      index.insert(count, at: range.lowerBound, kind: kind)
      oracle.remove(range)
      oracle.insert(Array(repeating: .init(kind: kind, measured: nil), count: count), at: range.lowerBound)
    case 8:
      let (kind, estimate) = (kind(), points())
      index.setEstimate(estimate, of: kind)
      oracle.estimates[Int(kind.rawValue)] = min(Int64(estimate * 192 + 0.5), Int64(ItemUnits.longestItem))
    case 9:
      let gap = number(0...1) == 0 ? 0 : Double(number(0...2000)) / 192
      index.spacing = gap
      oracle.gap = Int64(gap * 192 + 0.5)
    case 10 where number(0...6) == 0:
      index.forgetExtents()
      for place in oracle.items.indices { oracle.items[place].measured = nil }
    case 11...13:
      for place in range(upTo: 60) { measure(place) }
    default:
      measure(item)
    }
  }
}
