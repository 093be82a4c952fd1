/// An operation whose time is measured.
///
/// The raw values are the same as the names in `Web/Scripts/list-bench.mjs`.
enum Operation: String, CaseIterable, Codable {
  case build = "build from known extents"
  case buildUnmeasured = "build unmeasured"
  case resize = "resize item 0, total, range"
  case offsetToItem = "offset to item"
  case itemToOffset = "item to offset"
  case prepend = "prepend 1000, range"
  case frame = "frame of scrolling"
  case measuringFrame = "frame that measures"

  /// The number of prepared queries.
  ///
  /// The queries are so many that neither the processor's caches nor its branch prediction can store them.
  private static let questions = 1 << 16
  private static let estimate = 44.0

  /// Returns the median time of one call for a list with the given extents, in ns.
  func nanoseconds<Engine: OffsetEngine>(_: Engine.Type, _ extents: [Double]) -> Double {
    switch self {
    case .build:
      return Stopwatch.median(batch: 1) { _ in Engine(extents: extents).count }
    case .buildUnmeasured:
      return Stopwatch.median(batch: extents.count > 100_000 ? 1 : 20) { _ in
        Engine(count: extents.count, estimate: Operation.estimate).count
      }
    case .resize:
      var engine = Engine(extents: extents)
      let middle = engine.total / 2
      return Stopwatch.median(batch: 10) { turn in
        engine.measure(0, Double(20 + turn % 199))
        return Int(engine.total) &+ engine.range(at: middle)
      }
    case .offsetToItem:
      var engine = Engine(extents: extents)
      var random = RandomNumbers(seed: 3)
      let offsets = (0..<Operation.questions).map { _ in random.next() * engine.total }
      return Stopwatch.median(batch: 500) { engine.item(at: offsets[$0 % Operation.questions]) }
    case .itemToOffset:
      var engine = Engine(extents: extents)
      var random = RandomNumbers(seed: 4)
      let items = (0..<Operation.questions).map { _ in random.next(below: extents.count) }
      return Stopwatch.median(batch: 500) { Int(engine.offset(of: items[$0 % Operation.questions])) }
    case .prepend:
      return prependNanoseconds(Engine(extents: extents))
    case .frame:
      var engine = Engine(extents: extents)
      let limit = engine.total - viewport
      var offset = 0.0
      return Stopwatch.median(batch: 200) { _ in
        offset = offset + 37 > limit ? 0 : offset + 37
        return engine.range(at: offset)
      }
    case .measuringFrame:
      return measuringNanoseconds(Engine.self, extents)
    }
  }

  /// Returns the median time to insert a thousand items at the start, in ns.
  ///
  /// Some samples begin with a new copy of the list, so that the list does not become much longer.
  private func prependNanoseconds<Engine: OffsetEngine>(_ fresh: Engine) -> Double {
    let more = RandomNumbers.extents(1000, seed: 2)
    var engine = fresh
    var times: [Double] = []
    let turns = max(8, fresh.count / 4000)
    for _ in 0..<max(1, 64 / turns) {
      engine = fresh
      for _ in 0..<turns {
        times.append(
          Stopwatch.once {
            engine.prepend(more)
            return engine.range(at: 50_000)
          })
        if times.count > 200 { break }
      }
    }
    times.sort()
    return times[times.count / 2]
  }

  private func measuringNanoseconds<Engine: OffsetEngine>(_: Engine.Type, _ extents: [Double]) -> Double {
    var engine = Engine(count: extents.count, estimate: Operation.estimate)
    var offset = 0.0
    var measured = 0
    return Stopwatch.median(batch: 20) { _ in
      offset += 37
      if measured >= extents.count {
        engine = Engine(count: extents.count, estimate: Operation.estimate)
        (offset, measured) = (0, 0)
      }
      let last = engine.item(at: offset + viewport)
      while measured <= last {
        engine.measure(measured, extents[measured])
        measured += 1
      }
      return Int(engine.total) &+ engine.range(at: offset)
    }
  }
}
