import Testing

@testable import OverscrollCore

/// Long seeded sequences of edits, against the plain array.
@Suite struct ExtentIndexTests {
  struct Pair {
    var index: ExtentIndex
    var oracle: ExtentOracle
    var random: SeededRandom

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      index = ExtentIndex(count: 0, estimate: 44, spacing: 0)
      oracle = ExtentOracle()
      oracle.estimates = [Int64](repeating: 44 * 192, count: ItemKind.count)
    }
  }

  @Test("A long sequence of edits gives what a plain array gives", arguments: 0..<10 as Range<UInt64>)
  func differential(seed: UInt64) {
    var pair = Pair(seed: seed)
    for step in 0..<250 {
      pair.edit(step)
      guard pair.agrees(step: step, seed: seed) else { return }
    }
  }
}

extension ExtentIndexTests.Pair {
  private mutating func range(upTo limit: Int) -> Range<Int> {
    let start = Int.random(in: -2...oracle.items.count + 2, using: &random)
    return start..<start + Int.random(in: 0...limit, using: &random)
  }

  private mutating func kind() -> ItemKind {
    ItemKind(rawValue: [0, 0, 0, 1, 2, 15][Int.random(in: 0..<6, using: &random)])
  }

  private mutating func points() -> Double { Double(Int.random(in: 0...40_000, using: &random)) / 192 }

  mutating func edit(_ step: Int) {
    let item = Int.random(in: -2...oracle.items.count + 2, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1:
      let count = Int.random(in: 0...(oracle.items.count < 1500 ? 400 : 3), using: &random)
      let kind = kind()
      index.insert(count, at: item, kind: kind)
      oracle.insert(Array(repeating: .init(kind: kind, measured: nil), count: count), at: item)
    case 2, 3:
      let kind = kind()
      let extents = (0..<Int.random(in: 0...300, using: &random)).map { _ in points() }
      let at = Bool.random(using: &random) ? 0 : item
      index.insert(extents: extents, at: at, kind: kind)
      oracle.insert(extents.map { .init(kind: kind, measured: Int64($0 * 192 + 0.5)) }, at: at)
    case 4, 5:
      let range = range(upTo: Bool.random(using: &random) ? 3 : 500)
      index.remove(range)
      oracle.remove(range)
    case 6:
      let range = range(upTo: 200)
      index.move(range, to: item)
      oracle.move(range, to: item)
    case 7:
      let range = range(upTo: 60)
      let kind = kind()
      index.replace(range, with: 40, kind: kind)
      let clamped = range.clamped(to: 0..<oracle.items.count)
      oracle.remove(range)
      oracle.insert(Array(repeating: .init(kind: kind, measured: nil), count: 40), at: clamped.lowerBound)
    case 8:
      let kind = kind()
      let estimate = points()
      index.setEstimate(estimate, of: kind)
      oracle.estimates[Int(kind.rawValue)] = Int64(estimate * 192 + 0.5)
    case 9:
      let gap = points()
      index.spacing = gap
      oracle.gap = Int64(gap * 192 + 0.5)
    case 10 where step % 7 == 0:
      index.forgetExtents()
      for place in oracle.items.indices { oracle.items[place].measured = nil }
    case 11...13:
      for place in range(upTo: 60) { measure(place) }
    default:
      measure(item)
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
    oracle.items[item].measured = Int64(extent * 192 + 0.5)
    #expect(change == Double(oracle.extent(item) - before) / 192)
  }

  mutating func agrees(step: Int, seed: UInt64) -> Bool {
    var failed = false
    func check(_ isRight: Bool, _ what: String) {
      guard !isRight, !failed else { return }
      failed = true
      Issue.record("seed \(seed), step \(step): \(what)")
    }
    check(index.holdsInvariants, "invariants")
    check(index.count == oracle.items.count, "count")
    let starts = oracle.starts
    let total = oracle.items.isEmpty ? 0 : starts[oracle.items.count] - oracle.gap
    check(index.totalUnits == total, "total")
    check(index.unmeasuredCount == oracle.items.count { $0.measured == nil }, "unmeasured")
    for _ in 0..<6 {
      let item = Int.random(in: -2...oracle.items.count + 2, using: &random)
      let start = item < oracle.items.count ? starts[max(0, item)] : total
      check(index.start(of: item) == start, "start of \(item)")
      if oracle.items.indices.contains(item) {
        check(Int64(index.code(of: item).extent) == oracle.extent(item), "extent of \(item)")
        check(index.kind(of: item) == oracle.items[item].kind, "kind of \(item)")
        check(index.isMeasured(item) == (oracle.items[item].measured != nil), "measured \(item)")
      }
      let position = Int64.random(in: -500...total + 500, using: &random)
      let found = index.item(atUnits: position)
      let place = max(0, min(position, total))
      let after = starts.dropFirst().firstIndex { $0 > place } ?? oracle.items.count
      let right = after - 1
      check(found?.item == (right < 0 ? nil : right), "item at \(position)")
      check(found.map { $0.start == starts[right] } ?? true, "start of the item at \(position)")
    }
    check(index.holdsInvariants, "invariants after questions")
    return !failed
  }
}
