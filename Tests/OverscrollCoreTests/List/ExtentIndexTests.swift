import Testing

@testable import OverscrollCore

/// Long seeded sequences of edits, against the plain array.
@Suite struct ExtentIndexTests {
  @Test("A long sequence of edits gives what a plain array gives", arguments: 0..<10 as Range<UInt64>)
  func differential(seed: UInt64) {
    var edits = ExtentEdits(seed: seed)
    for step in 0..<250 {
      edits.edit()
      guard edits.agrees(step: step, seed: seed) else { return }
    }
  }

  @Test("Edits near a long list's start give what a plain array gives", arguments: 0..<6 as Range<UInt64>)
  func front(seed: UInt64) {
    var edits = ExtentEdits(seed: seed, items: 16_000)
    edits.reach = 500 * Int(seed % 2)
    for step in 0..<100 {
      edits.edit()
      guard edits.agrees(step: step, seed: seed) else { return }
      let item = Int.random(in: 0..<2000, using: &edits.random)
      let header = edits.oracle.items.prefix(item + 1).lastIndex { $0.kind == .header }
      #expect(edits.index.header(atOrBefore: item)?.item == header, "seed \(seed), step \(step)")
    }
  }

  @Test("Of items without an extent, one is found wherever one looks", arguments: [1, 127, 1000])
  func noExtents(count: Int) {
    for var index in [ExtentIndex(extents: Array(repeating: 0, count: count)), ExtentIndex(count: count)] {
      index.setEstimate(0, of: .standard)
      for offset in [-10.0, 0, 10, .nan, .infinity] {
        #expect(index.item(at: offset).map { (0..<count).contains($0) } == true, "\(offset)")
      }
    }
  }
}

extension ExtentEdits {
  /// Whether the index says what the array says, and keeps its invariants.
  fileprivate mutating func agrees(step: Int, seed: UInt64) -> Bool {
    var failed = false
    func check(_ isRight: Bool, _ what: @autoclosure () -> String) {
      guard !isRight, !failed else { return }
      failed = true
      Issue.record("seed \(seed), step \(step): \(what())")
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
      let right = ExtentEdits.last(in: starts.dropLast(), upTo: place)
      check(found?.item == (right < 0 ? nil : right), "item at \(position)")
      check(found.map { $0.start == starts[right] } ?? true, "start of the item at \(position)")
    }
    check(index.holdsInvariants, "invariants after questions")
    return !failed
  }

  /// The last place in ascending numbers whose number is no more than another; -1 if there is none.
  private static func last(in numbers: ArraySlice<Int64>, upTo limit: Int64) -> Int {
    var (lower, upper) = (0, numbers.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if numbers[middle] > limit { upper = middle } else { lower = middle + 1 }
    }
    return lower - 1
  }
}
