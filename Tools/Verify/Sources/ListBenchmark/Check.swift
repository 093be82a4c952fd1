/// Compares the results of an engine with simple prefix sums.
struct Check<Engine: OffsetEngine> {
  private var random = RandomNumbers(seed: 7)

  /// Returns the first wrong result of an engine with items of the given extents, or `nil`.
  ///
  /// The engine is checked with known extents, after measurements, after insertions, and with estimates.
  mutating func firstError(_ extents: [Double]) -> String? {
    var engine = Engine(extents: extents)
    var units = extents.map { Int64($0 * 192 + 0.5) }
    if let error = firstError(&engine, units) { return error }
    for turn in 0..<100 {
      let item = random.next(below: units.count)
      engine.measure(item, Double(20 + turn))
      units[item] = Int64(20 + turn) * 192
    }
    if let error = firstError(&engine, units) { return error }
    for seed in 0..<3 as Range<UInt32> {
      let more = RandomNumbers.extents(1000, seed: seed)
      engine.prepend(more)
      units = more.map { Int64($0 * 192 + 0.5) } + units
    }
    if let error = firstError(&engine, units) { return error }
    return firstErrorOfEstimates(extents)
  }

  /// Returns the first wrong result of an engine with few measured items, or `nil`.
  private mutating func firstErrorOfEstimates(_ extents: [Double]) -> String? {
    var engine = Engine(count: extents.count, estimate: 44)
    var units = [Int64](repeating: 44 * 192, count: extents.count)
    var item = 0
    while item < units.count {
      engine.measure(item, extents[item])
      units[item] = Int64(extents[item] * 192 + 0.5)
      item += 1 + random.next(below: item > 20_000 ? 20_000 : 40)
    }
    return firstError(&engine, units)
  }

  private mutating func firstError(_ engine: inout Engine, _ units: [Int64]) -> String? {
    var sums: [Int64] = [0]
    sums.reserveCapacity(units.count + 1)
    for extent in units { sums.append(sums[sums.count - 1] + extent) }
    let total = sums[units.count]
    guard engine.count == units.count else { return "the count is \(engine.count), not \(units.count)" }
    guard engine.total == Double(total) / 192 else { return "the total is \(engine.total)" }
    for _ in 0..<2000 {
      let item = random.next(below: units.count + 1)
      let offset = engine.offset(of: item)
      guard offset == Double(sums[item]) / 192 else {
        return "item \(item) of \(units.count) is at \(offset)"
      }
      let position = Int64(random.next() * Double(total))
      let found = engine.item(at: Double(position) / 192)
      guard sums[found] <= position, position < sums[found + 1] else {
        return "item \(found) of \(units.count) is found at \(position) units"
      }
    }
    return nil
  }
}
