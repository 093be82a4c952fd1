import OverscrollTestSupport
@testable import PromiseChecks
import OverscrollCore
import OverscrollListCore
import OverscrollTrace

/// A random trace with two fingers, calls by code and waits, and optionally with a list.
struct MadeUpTrace {
  private var dice: Dice
  private var events: [TraceEvent] = []
  private var time = 0.0
  private var positions: [Int32: Double] = [:]
  private var content = 0.0
  private var revision: UInt32 = 1

  /// Returns a trace of at least `count` events.
  static func trace(seed: UInt64, count: Int, hasList: Bool = false) -> Trace {
    var trace = MadeUpTrace(seed: seed)
    trace.begin(hasList: hasList)
    while trace.events.count < count {
      trace.time += trace.pick([0, 1.0 / 120, 1.0 / 60, 1.0 / 60, 0.1, 0.7, 3])
      if hasList, trace.chance(0.3) { trace.list() } else { trace.scroll() }
    }
    return Trace(engine: hasList ? .list : .view, events: trace.events)
  }

  private init(seed: UInt64) { dice = Dice(seed: seed) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &dice)
  }
  private mutating func chance(_ share: Double) -> Bool { number(0...1) < share }
  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &dice)]
  }
  private mutating func edge() -> ScrollEdge { pick(ScrollEdge.allCases) }
  private mutating func add(_ input: ScrollInput) { add(.scroll(input)) }
  private mutating func add(_ input: ListInput) { events.append(TraceEvent(.input(input), at: time)) }

  private mutating func begin(hasList: Bool) {
    time = number(0...1000)
    content = number(0...4000)
    if chance(0.25) {
      add(
        .setBehavior(
          ScrollBehavior(
            source: chance(0.3) ? .platformTransform : .engine,
            fling: chance(0.25) ? .timed(TimedFlingMotion()) : .momentum,
            snapping: chance(0.25) ? snapTargets() : nil)))
    }
    for edge in ScrollEdge.allCases where edge == .start || chance(0.5) {
      add(.configure(edge, configuration()))
      add(.setEnabled(edge, true))
    }
    add(.setExclusion(pick(ExclusionPolicy.allCases)))
    add(.layout(ScrollExtents(viewport: 700, content: content), revision: revision))
    guard hasList else { return }
    add(.reset(count: Int(content / 10), .standard))
    add(.layOut(viewport: 700, cross: 320))
  }

  private mutating func snapTargets() -> SnapTargets {
    let limit = pick(SnapTargets.LimitBehavior.allCases)
    if chance(0.5) { return SnapTargets(every: number(50...400), limitBehavior: limit) }
    return SnapTargets(at: (0...8).map { _ in number(0...4000) }, limitBehavior: limit)
  }

  private mutating func configuration() -> EdgeConfiguration {
    EdgeConfiguration(
      policy: pick([.release, .release, .reach, .return, .approach(number(0...600)), .tap, .manual]),
      threshold: pick([.points(number(10...150)), .fraction(number(0.05...0.3)), .indicatorExtent]),
      secondThreshold: chance(0.25) ? .points(number(50...200)) : nil,
      gap: pick([.points(number(0...90)), .indicatorExtent]), opensGapOnReturn: chance(0.3),
      rearm: pick([.lifted(within: 0.1), .within(5), .returned]), pullsFromInside: chance(0.7),
      minimumDuration: number(0...0.6), resultDuration: chance(0.5) ? 0 : number(0...0.6),
      timeout: chance(0.25) ? number(0.3...3) : nil, keepsFailure: chance(0.3))
  }

  private mutating func list() {
    let item = Int.random(in: 0..<100, using: &dice)
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: add(.edit(.insert(3, at: 0, .standard)))
    case 1: add(.edit(.remove(item..<(item + 2))))
    case 2: add(.scrollTo(ItemTarget(item: item), animated: chance(0.5)))
    case 3: add(.layOut(viewport: 700, cross: 320))
    default:
      add(.measure(item: item, extent: number(20...200)))
      add(.commit)
    }
  }

  private mutating func drag() {
    let (pointer, step): (Int32, Double) = (chance(0.25) ? 2 : 1, number(-60...90))
    for _ in 0..<pick([1, 2, 4, 6]) {
      positions[pointer, default: 300] += step
      add(.dragMoved(pointer: pointer, main: positions[pointer, default: 300], cross: number(0...3)))
      time += 1.0 / 60
    }
  }

  /// Pulls the content out, back and out again with one finger.
  ///
  /// All actions end after each of the three movements.
  private mutating func pullTwice() {
    add(.dragCancelled(pointer: nil))
    add(.scrollTo(0, animated: false))
    positions[1] = 300
    add(.dragBegan(DragStart(pointer: 1, main: 300)))
    for step in [60.0, -60, 60] {
      for _ in 0..<6 {
        positions[1, default: 300] += step
        add(.dragMoved(pointer: 1, main: positions[1, default: 300], cross: 0))
        time += 1.0 / 60
      }
      finishAll()
    }
  }

  private mutating func finishAll() {
    for token in UInt32(0)..<30 {
      add(.finish(RefreshToken(rawValue: token), pick(RefreshResult.allCases)))
    }
  }

  private mutating func layOut() {
    let change = number(-300...600)
    content = max(0, content + change)
    let extents = ScrollExtents(viewport: chance(0.1) ? number(100...900) : 700, content: content)
    if chance(0.5) { revision += 1 }
    add(
      chance(0.3)
        ? .relayout(extents, revision: revision, shift: change) : .layout(extents, revision: revision))
  }

  private mutating func scroll() {
    switch Int.random(in: 0..<25, using: &dice) {
    case 0, 1:
      let pointer: Int32 = chance(0.3) ? 2 : 1
      positions[pointer] = number(100...600)
      add(
        .dragBegan(
          DragStart(pointer: pointer, main: positions[pointer, default: 0], isOnlyPointer: chance(0.3)))
      )
    case 2, 3: add(.dragEnded(pointer: chance(0.3) ? 2 : 1))
    case 4...9: drag()
    case 10: add(.wheel(number(-300...300), isPrecise: chance(0.7)))
    case 11, 12: finishAll()
    case 13: layOut()
    case 14: add(chance(0.5) ? .begin(edge()) : .cancel(edge()))
    case 15: add(.tap(edge()))
    case 16: add(.scrollTo(number(-100...4000), animated: chance(0.5)))
    case 17: add(.step(pick(ScrollStep.allCases)))
    case 18: add(.setEnabled(edge(), chance(0.7)))
    case 19: add(.setNoMoreContent(edge(), chance(0.3)))
    case 20: add(.indicatorExtent(edge(), number(0...120)))
    case 21: add(.observed(number(-150...4000), pick(ObservedPhase.allCases)))
    case 22: add(.configure(edge(), configuration()))
    case 23: pullTwice()
    default: add(.tick)
    }
  }
}
