@testable import OverscrollCore
import Testing

/// A recording keeps the last minutes: its beginning is left out, and what is left replays as before, to the last bit.
@Suite struct TraceShorteningTests {
  @Test(
    "A view's long recording keeps what came last, and ends with what the engine shows",
    arguments: ScrollBehavior.Source.allCases, 1...4 as ClosedRange<UInt64>)
  func views(_ source: ScrollBehavior.Source, _ seed: UInt64) throws {
    var life = ViewLife(source: source, seed: seed)
    for _ in 0..<120 { life.episode() }
    try life.keeper.expectTheLastOnes(showing: TracePlayer(showing: life.engine, nil))
  }

  @Test(
    "A list's long recording keeps what came last, and ends with what the list shows",
    arguments: [false, true], 1...8 as ClosedRange<UInt64>)
  func lists(_ isObserved: Bool, _ seed: UInt64) throws {
    var life = ListLife(isObserved: isObserved, seed: seed)
    for _ in 0..<50 { life.episode() }
    try life.keeper.expectTheLastOnes(showing: TracePlayer(showing: nil, life.rig.engine))
  }

  @Test("Whatever has happened, what is left out changes nothing that is shown at the end")
  func anything() {
    var successes = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = RandomTrace(seed: seed)
      let trace = random.trace(3000)
      var recorder = TraceRecorder(engine: trace.engine)
      var player = TracePlayer(trace.engine)
      for event in trace.events {
        recorder.record(event)
        player.play(event)
      }
      guard let short = recorder.shortened() else { continue }
      successes += 1
      #expect(short.leftOut > 0 && short.byteCount < recorder.byteCount && !short.isFull, "seed \(seed)")
      #expect(short.trace(platform: "", showing: player).mistakes().isEmpty, "seed \(seed)")
    }
    #expect(successes > 5, "\(successes)")
  }

  @Test(
    "A view's life goes on the same from any instant of rest that has been written and read",
    arguments: ScrollBehavior.Source.allCases, 1...3 as ClosedRange<UInt64>)
  func anywhere(_ source: ScrollBehavior.Source, _ seed: UInt64) throws {
    var life = ViewLife(source: source, seed: seed)
    for _ in 0..<3 { life.episode() }
    var cuts = try TraceShorteningTests.expectSame(.bare, life.keeper.recorder.events(), seed: seed)
    for row in EngineTickTests.rows where row.source == source {
      let story = EngineTickTests().story(row, seed)
      let inputs = story.first.layoutInputs + story.first.edgeInputs
      let events = inputs.map { ScrollEvent($0, at: 0) } + story.events
      cuts += try TraceShorteningTests.expectSame(
        .bare, events.map { TraceEvent(.input(.scroll($0.input)), at: $0.time) }, seed: seed)
    }
    #expect(cuts > 5)
  }

  @Test(
    "A list's life goes on the same from any instant of rest that has been written and read",
    arguments: [false, true], 1...8 as ClosedRange<UInt64>)
  func anywhere(_ isObserved: Bool, _ seed: UInt64) throws {
    var life = ListLife(isObserved: isObserved, seed: seed)
    for _ in 0..<6 { life.episode() }
    let cuts = try TraceShorteningTests.expectSame(.list, life.keeper.recorder.events(), seed: seed)
    #expect(cuts > 5)
    var random = RandomTrace(seed: seed)
    let events = random.trace(1500).events.filter { if case .input = $0.input { true } else { false } }
    _ = try TraceShorteningTests.expectSame(.list, events, seed: seed)
  }

  /// Expects that players which begin at instants of rest, with what is written of them, show and ask for the same as one
  /// that has seen everything.
  ///
  /// - Returns: How many players have begun.
  private static func expectSame(_ engine: Trace.Engine, _ events: [TraceEvent], seed: UInt64) throws -> Int {
    var cuts = 0
    var dice = Dice(seed: seed)
    var whole = TracePlayer(engine)
    var parts: [(number: Int, player: TracePlayer)] = []
    for (number, event) in events.enumerated() {
      whole.play(event)
      for place in parts.indices.reversed() {
        parts[place].player.play(event)
        let isSame = parts[place].player.shows(the: &whole) && parts[place].player.effects == whole.effects
        #expect(isSame, "seed \(seed): cut after event \(parts[place].number), \(event.input)")
        if !isSame || number - parts[place].number > 100 { parts.remove(at: place) }
      }
      guard parts.count < 3, dice.chance(0.1), let (beginning, _) = whole.resumption() else { continue }
      let read = try Trace(text: beginning.text)
      var part = TracePlayer(read.engine)
      for event in read.events { part.play(event) }
      let isShown = part.shows(the: &whole)
      #expect(isShown, "seed \(seed): cut after event \(number)")
      parts.append((number, part))
      cuts += 1
    }
    return cuts
  }

  @Test(
    "A list that is to begin at its end still does so after the beginning of its recording has been left out")
  func beginsAtEnd() throws {
    var events: [(ListInput, Double)] = [(.configure(.chat), 0), (.layOut(viewport: 800, cross: 400), 0)]
    for frame in 1...3000 { events.append((.scroll(.tick), Double(frame) / 60)) }
    try TraceShorteningTests.expectSame(events, then: [.edit(.insert(200, at: 0)), .scroll(.tick)])
  }

  @Test("A platform's report that is repeated counts for as little after the beginning has been left out")
  func repeatsAReport() throws {
    var events: [(ListInput, Double)] = [
      (.scroll(.setBehavior(ScrollBehavior(source: .shifted))), 0), (.edit(.insert(500, at: 0)), 0),
      (.layOut(viewport: 800, cross: 400), 0), (.scroll(.observed(300, .free)), 0.1),
      (.scroll(.observed(400, .free)), 0.2),
    ]
    for frame in 1...3000 { events.append((.scroll(.tick), 0.2 + Double(frame) / 60)) }
    try TraceShorteningTests.expectSame(
      events, then: [.scroll(.observed(400, .free)), .scroll(.observed(700, .free)), .scroll(.tick)])
  }

  @Test(
    "An end without more that cannot be left keeps what it knows",
    arguments: [RefreshResult.exhausted, .success])
  func keepsItsLatch(_ result: RefreshResult) throws {
    let end = EdgeConfiguration(policy: .approach(200), minimumDuration: 0, dwell: 0)
    var events: [(ListInput, Double)] = [
      (.scroll(.configure(.end, end)), 0), (.scroll(.enable(.end, true)), 0), (.edit(.insert(5, at: 0)), 0),
      (.layOut(viewport: 800, cross: 400), 0), (.scroll(.finish(RefreshToken(rawValue: 1), result)), 1),
    ]
    for frame in 1...3000 { events.append((.scroll(.tick), 1 + Double(frame) / 60)) }
    try TraceShorteningTests.expectSame(
      events, then: [.scroll(.exhaust(.end, false)), .edit(.insert(40, at: 5)), .scroll(.tick)])
  }

  /// Expects that a recording whose beginning has been left out goes on as the whole one does.
  private static func expectSame(_ events: [(ListInput, Double)], then inputs: [ListInput]) throws {
    var recorder = TraceRecorder(engine: .list)
    var whole = TracePlayer(.list)
    for (input, time) in events {
      recorder.record(input, at: time)
      whole.play(TraceEvent(.input(input), at: time))
    }
    let short = try #require(recorder.shortened())
    var part = TracePlayer(short.engine)
    for event in short.events() { part.play(event) }
    for (place, input) in inputs.enumerated() {
      let event = TraceEvent(.input(input), at: 100 + Double(place) / 10)
      whole.play(event)
      part.play(event)
      #expect(part.shows(the: &whole) && part.effects == whole.effects, "\(input)")
    }
  }

  @Test("A recorder does not become full by being made shorter") func fits() {
    var recorder = TraceRecorder(engine: .list, limit: 256 << 10)
    recorder.record(.reset(count: 80_000, .standard), at: 0)
    for section in 0..<1150 { recorder.record(.edit(.insert(1, at: section * 30, .header)), at: 0) }
    recorder.record(.extents((0..<70_000).map { 200 + Double($0 % 97) }, at: 1), at: 0)
    recorder.record(.layOut(viewport: 800, cross: 400), at: 0)
    for frame in 1...340 { recorder.record(.scroll(.tick), at: Double(frame) / 60) }
    #expect(!recorder.isFull && recorder.shortened()?.isFull != true)
  }

  @Test("Any number of measured items is resumed") func means() throws {
    var mean = EstimateMeans()
    for _ in 0..<60_000 { mean.add(ItemUnits.longestItem, of: .header) }
    var text: [UInt8] = []
    mean.write(to: &text)
    #expect(EstimateMeans(token: text[...]) == mean)
    for word in [
      "kinds:3:99999999999:1:8", "kinds:16:1:1:8", "kinds:1:1:1:0", "kinds:1:-1:1:8",
    ] {
      #expect(EstimateMeans(token: Array(word.utf8)[...]) == nil, "\(word)")
    }
  }

  @Test("While something is always under way nothing is left out") func busy() {
    var recorder = TraceRecorder(engine: .view, limit: 64 << 10)
    recorder.record(.scroll(.layout(ScrollExtents(viewport: 640, content: 9000), revision: 1)), at: 0)
    recorder.record(.scroll(.begin(.start)), at: 0)
    for frame in 1...9000 { recorder.record(.scroll(.tick), at: Double(frame) / 60) }
    #expect(recorder.isLong && recorder.shortened() == nil)
  }
}
