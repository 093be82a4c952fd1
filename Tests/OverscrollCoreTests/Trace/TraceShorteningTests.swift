@testable import OverscrollCore
import Testing

/// A recording keeps the last minutes: its beginning is left out, and what is left replays as before, to the last bit.
@Suite struct TraceShorteningTests {
  @Test(
    "A view's long recording keeps what came last, and ends with what the engine shows",
    arguments: ScrollBehavior.Source.allCases, 1...4 as ClosedRange<UInt64>)
  func views(_ source: ScrollBehavior.Source, _ seed: UInt64) throws {
    var life = ViewLife(source: source, seed: seed)
    for _ in 0..<300 { life.episode() }
    try life.keeper.expectTheLastOnes(showing: TracePlayer(showing: life.engine, nil))
  }

  @Test(
    "A list's long recording keeps what came last, and ends with what the list shows",
    arguments: [false, true], 1...8 as ClosedRange<UInt64>)
  func lists(_ isObserved: Bool, _ seed: UInt64) throws {
    var life = ListLife(isObserved: isObserved, seed: seed)
    for _ in 0..<120 { life.episode() }
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
    recorder.record(.reset(count: 40_000, .standard), at: 0)
    for section in 0..<1150 { recorder.record(.edit(.insert(1, at: section * 30, .header)), at: 0) }
    recorder.record(.extents(Array(repeating: 40, count: 26_950), at: 1), at: 0)
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

/// A recorder whose beginning is left out whenever it is long.
struct Keeper {
  var recorder: TraceRecorder
  private(set) var attempts = 0
  private(set) var successes = 0
  /// What replays what is kept, and how much of that it has replayed.
  private var replay: (player: TracePlayer, recorder: TraceRecorder)?

  init(_ engine: Trace.Engine) { recorder = TraceRecorder(engine: engine, limit: 128 << 10) }

  /// Leaves out the beginning if that is due, and expects what is kept to replay to what is shown.
  mutating func shorten(showing live: TracePlayer) {
    var live = live
    if let last = replay {
      var player = last.player
      recorder.forEachEvent(since: last.recorder) { event, _ in player.play(event) }
      let isSame = player.shows(the: &live)
      #expect(isSame)
      replay = (player, recorder)
    }
    guard recorder.isLong else { return }
    recorder.putOffShortening()
    attempts += 1
    guard let short = recorder.shortened() else { return }
    successes += 1
    recorder = short
    var player = TracePlayer(short.engine)
    for event in short.events() { player.play(event) }
    replay = (player, short)
  }

  func expectTheLastOnes(showing player: TracePlayer) throws {
    #expect(successes > 1 && !recorder.isFull, "\(successes) of \(attempts)")
    let trace = recorder.trace(platform: "a test", showing: player)
    #expect(trace.about == "The first \(recorder.leftOut) events are left out.")
    #expect(trace.mistakes() == [])
    let read = try Trace(text: trace.text)
    #expect(read.mistakes() == [] && read.replay() == trace.replay())
  }
}

/// A scroll view whose reader pulls, flings and waits, for hours.
struct ViewLife {
  private(set) var engine = ScrollEngine(start: nil, end: nil)
  var keeper = Keeper(.bare)
  private var dice: Dice
  private var time = 1000.0 / 3
  private var platform = 0.0
  private var content = 3000.0
  private var revision: UInt32 = 1

  init(source: ScrollBehavior.Source, seed: UInt64) {
    dice = Dice(seed: seed)
    send(.setBehavior(ScrollBehavior(source: source)))
    send(.configure(.start, EdgeConfiguration()))
    send(.configure(.end, EdgeConfiguration(policy: .approach(200))))
    send(.enable(.start, true))
    send(.enable(.end, true))
    send(.layout(ScrollExtents(viewport: 640, content: content), revision: revision))
  }

  private var isDriven: Bool { engine.isDriven }

  private mutating func send(_ input: ScrollInput) {
    keeper.recorder.record(.scroll(input), at: time)
    for effect in engine.handle(input, at: time) {
      switch effect {
      case .adjustOffset(let change): platform += change
      case .setInsets(let change): platform = change.offset ?? platform
      case .edge, .report, .swallowTap: break
      }
    }
  }

  /// Something that a reader does, and its end.
  mutating func episode() {
    switch Int.random(in: 0..<8, using: &dice) {
    case 0...4: drag(by: Double.random(in: -500...500, using: &dice))
    case 5:
      content = 1000 + 100 * Double(Int.random(in: 0...40, using: &dice)) / 3
      revision += 1
      send(.layout(ScrollExtents(viewport: 640, content: content), revision: revision))
    case 6: send(.exhaust(.end, Bool.random(using: &dice)))
    default: send(.begin(Bool.random(using: &dice) ? .start : .end))
    }
    for _ in 0..<120 { tick() }
    for edge in ScrollEdge.allCases {
      guard let token = engine.edges[edge].token else { continue }
      if Bool.random(using: &dice) { revision += 1 }
      send(.layout(ScrollExtents(viewport: 640, content: content), revision: revision))
      send(.finish(token, Int.random(in: 0..<4, using: &dice) == 0 ? .failure : .success))
    }
    for _ in 0..<240 { tick() }
    keeper.shorten(showing: TracePlayer(showing: engine, nil))
  }

  private mutating func drag(by distance: Double) {
    if isDriven { send(.dragBegan(DragStart(pointer: 1, main: 300))) }
    let start = platform
    for step in 1...20 {
      time += 1.0 / 60
      let moved = distance * Double(step) / 20
      if isDriven {
        send(.dragMoved(pointer: 1, main: 300 + moved, cross: 0))
      } else {
        platform = start - moved
        send(.observed(platform, .tracking))
      }
    }
    time += 1.0 / 60
    if isDriven { return send(.dragEnded(pointer: 1)) }
    send(.observed(platform, .decelerating))
    while !(0...engine.scroller.geometry.maximumOffset).contains(platform) {
      time += 1.0 / 60
      platform = (platform / 2).rounded(.towardZero).clamped(
        to: platform - 60, engine.scroller.geometry.maximumOffset)
      send(.observed(platform, .decelerating))
    }
    send(.observed(platform, .resting))
  }

  private mutating func tick() {
    time += 1.0 / 60
    send(.tick)
  }
}

/// A list whose reader scrolls, and whose items come and go, for hours.
struct ListLife {
  private(set) var rig: ListRig
  var keeper: Keeper {
    get { kept(rig.recorder) }
    set { (rig.recorder, counts) = (newValue.recorder, newValue) }
  }
  private var counts = Keeper(.list)
  private var dice: Dice

  private func kept(_ recorder: TraceRecorder?) -> Keeper {
    var keeper = counts
    keeper.recorder = recorder ?? keeper.recorder
    return keeper
  }

  init(isObserved: Bool, seed: UInt64) {
    dice = Dice(seed: seed)
    rig = ListRig(count: 0, isObserved: isObserved)
    var recorder = counts.recorder
    recorder.record(.scroll(.setBehavior(rig.engine.scroll.scroller.behavior)), at: 0)
    recorder.record(.layOut(viewport: 800, cross: 400), at: 0)
    rig.recorder = recorder
    let arrangements: [ListArrangement] = [.stack, .columns(2), .masonry(3)]
    let own = ListConfiguration(
      arrangement: arrangements[Int(seed % 3)], spacing: 7.5, pinsHeaders: seed % 2 == 0)
    rig.send(.configure(seed > 6 ? .chat : own))
    rig.send(.scroll(.configure(.end, EdgeConfiguration(policy: .approach(200), minimumDuration: 0))))
    rig.send(.scroll(.enable(.end, seed % 2 == 0)))
    rig.send(.scroll(.configure(.start, EdgeConfiguration())))
    rig.send(.scroll(.enable(.start, true)))
    rig.edit(.insert(5000, at: 0))
    for section in 0..<5 { rig.edit(.insert(1, at: section * 40, .header)) }
  }

  mutating func episode() {
    let count = rig.engine.list.count
    switch Int.random(in: 0..<10, using: &dice) {
    case 0:
      rig.edit(.insert(Int.random(in: 1...30, using: &dice), at: Int.random(in: 0...count, using: &dice)))
    case 1:
      let first = Int.random(in: 0..<count, using: &dice)
      rig.edit(.remove(first..<min(count, first + 20)))
    case 2:
      rig.send(
        .scrollTo(
          ItemTarget(item: Int.random(in: 0..<count, using: &dice)), animated: Bool.random(using: &dice)))
    case 3: rig.send(.focus(Int.random(in: 0..<count, using: &dice)))
    case 4:
      rig.send(.layOut(viewport: 0, cross: 0))
      rig.tick(20)
      rig.send(.layOut(viewport: 800, cross: 400))
    default: drag(by: Double.random(in: -900...900, using: &dice))
    }
    rig.tick(120)
    for edge in ScrollEdge.allCases {
      guard let token = rig.engine.scroll.edges[edge].token else { continue }
      let results = [RefreshResult.success, .success, .failure, .exhausted]
      rig.send(.scroll(.finish(token, results[Int.random(in: 0..<4, using: &dice)])))
      rig.send(.scroll(.exhaust(edge, Int.random(in: 0..<8, using: &dice) == 0)))
    }
    rig.tick(120)
    var keeper = keeper
    keeper.shorten(showing: TracePlayer(showing: nil, rig.engine))
    self.keeper = keeper
  }

  private mutating func drag(by distance: Double) {
    if !rig.isObserved { rig.send(.scroll(.dragBegan(DragStart(pointer: 1, main: 500)))) }
    for step in 1...12 {
      let moved = distance / 12
      if rig.isObserved {
        rig.report(rig.platform - moved, .tracking)
      } else {
        rig.time += 1.0 / 60
        rig.send(.scroll(.dragMoved(pointer: 1, main: 500 + moved * Double(step), cross: 0)))
      }
    }
    guard rig.isObserved else { return rig.send(.scroll(.dragEnded(pointer: 1))) }
    for step in 0..<30 { rig.report(rig.platform - distance / Double(12 + 6 * step), .decelerating) }
    rig.report(rig.platform, .resting)
  }
}
