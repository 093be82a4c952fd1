@testable import OverscrollCore
import Testing

/// A recorder whose beginning is left out whenever it is long.
struct Keeper {
  var recorder: TraceRecorder
  private(set) var attempts = 0
  private(set) var successes = 0
  /// What replays what is kept, and how much of that it has replayed.
  private var replay: (player: TracePlayer, recorder: TraceRecorder)?

  init(_ engine: Trace.Engine) { recorder = TraceRecorder(engine: engine, limit: 48 << 10) }

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
