import OverscrollTestSupport
@testable import OverscrollCore
@testable import OverscrollListCore
@testable import OverscrollTrace

/// A generator of random trace events of every kind, with valid and invalid numbers.
struct RandomTrace {
  var dice: Dice

  init(seed: UInt64) { dice = Dice(seed: seed) }

  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, -0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.1, 1 / 3, 1e22,
    1e23, -1,
    37 + 1 / 3, Double(bitPattern: 0x7ff8_0000_0000_0001),
  ]

  mutating func number() -> Double {
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: RandomTrace.odd.randomElement(using: &dice) ?? 0
    case 1: Double(bitPattern: dice.next())
    case 2: Double(Int.random(in: -2000...2000, using: &dice))
    case 3: (Double.random(in: -2000...2000, using: &dice) * 3).rounded() / 3
    default: Double.random(in: -2000...2000, using: &dice)
    }
  }

  mutating func flag() -> Bool { Bool.random(using: &dice) }
  mutating func edge() -> ScrollEdge { flag() ? .start : .end }
  mutating func int() -> Int {
    flag() ? Int.random(in: -3...40, using: &dice) : Int(truncatingIfNeeded: dice.next())
  }
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &dice)]
  }
  mutating func extents() -> ScrollExtents { ScrollExtents(viewport: number(), content: number()) }
  mutating func revision() -> UInt32 { UInt32(truncatingIfNeeded: dice.next()) }

  mutating func range() -> Range<Int> {
    let (one, other) = (int(), int())
    return min(one, other)..<max(one, other)
  }

  mutating func distance() -> EdgeDistance {
    pick([.points(number()), .fraction(number()), .indicatorExtent])
  }

  mutating func configuration() -> EdgeConfiguration {
    EdgeConfiguration(
      policy: pick([.release, .reach, .return, .approach(number()), .tap, .manual]), threshold: distance(),
      secondThreshold: flag() ? distance() : nil, gap: distance(), opensGapOnReturn: flag(),
      rearm: pick([.lifted(within: number()), .returned, .within(number())]), pullsFromInside: flag(),
      minimumDuration: number(), resultDuration: number(), timeout: flag() ? number() : nil,
      keepsFailure: flag(),
      resumesAfterRefresh: flag(), hasSuccessHaptic: flag(),
      indicator: IndicatorMotion(
        placement: pick(IndicatorMotion.Placement.allCases), extent: number(), fadeIn: number(),
        unavailableOpacity: number()))
  }

  mutating func behavior() -> ScrollBehavior {
    ScrollBehavior(
      source: pick(ScrollBehavior.Source.allCases), deceleration: flag() ? .normal : .fast,
      fling: flag()
        ? .momentum : .timed(TimedFlingMotion(share: number(), excess: number(), duration: number())),
      snapping: flag() ? snapTargets() : nil, bounces: flag(),
      dragsWithMouse: flag(),
      reducesMotion: flag())
  }

  private mutating func snapTargets() -> SnapTargets {
    let limit = pick(SnapTargets.LimitBehavior.allCases)
    if flag() { return flag() ? .pages : .items(limitBehavior: limit) }
    if flag() { return SnapTargets(every: number(), from: number(), limitBehavior: limit) }
    return SnapTargets(at: (0..<int().magnitude % 5).map { _ in number() }, limitBehavior: limit)
  }

  mutating func list() -> ListConfiguration {
    var configuration = ListConfiguration(
      arrangement: pick([
        .stack, .columns(int() % 9), .adaptiveColumns(minimum: number()), .masonry(int() % 9),
        .adaptiveMasonry(minimum: number()),
      ]),
      spacing: number(), laneSpacing: number(), insets: EdgePair(start: number(), end: number()),
      overscan: Overscan(extent: number(), lookahead: number(), budget: int()), reuseLimit: int(),
      adaptsEstimates: flag(), pinsHeaders: flag(), sticks: EdgePair(start: flag(), end: flag()),
      startsAtEnd: flag(), alignment: pick(ScrollEdge.allCases),
      rearrangementAnchor: flag() ? number() : nil)
    if flag() { configuration.accessories = EdgePair(start: number(), end: number()) }
    return configuration
  }

  mutating func dragStart() -> DragStart {
    let room: [ScrollDirectionSet] = [.none, .towardStart, .towardEnd, .both]
    return DragStart(
      pointer: Int32(truncatingIfNeeded: int()), kind: pick([.touch, .mouse, .pen]), main: number(),
      cross: number(),
      isOnlyPointer: flag(), inner: pick(room), outer: pick(room), isDecided: flag())
  }

  /// Returns a random scroll input, of each kind with equal probability.
  mutating func scrollInput() -> ScrollInput {
    let pointer = Int32(truncatingIfNeeded: int())
    switch Int.random(in: 0..<24, using: &dice) {
    case 0: return .layout(extents(), revision: revision())
    case 1: return .relayout(extents(), revision: revision(), shift: number())
    case 2: return .indicatorExtent(edge(), number())
    case 3: return .configure(edge(), configuration())
    case 4: return .setBehavior(behavior())
    case 5: return .setExclusion(pick(ExclusionPolicy.allCases))
    case 6: return .dragBegan(dragStart())
    case 7: return .dragMoved(pointer: pointer, main: number(), cross: number())
    case 8: return .dragEnded(pointer: pointer)
    case 9: return .dragCancelled(pointer: flag() ? pointer : nil)
    case 10: return .wheel(number(), isPrecise: flag())
    case 11: return .step(pick(ScrollStep.allCases))
    case 12: return .scrollTo(number(), animated: flag())
    case 13: return .retarget(number())
    case 14: return .stop
    case 15: return .tick
    case 16: return .observed(number(), pick(ObservedPhase.allCases))
    case 17: return .attach
    case 18: return .begin(edge())
    case 19: return .finish(RefreshToken(rawValue: revision()), pick(RefreshResult.allCases))
    case 20: return .cancel(edge())
    case 21: return .tap(edge())
    case 22: return .setEnabled(edge(), flag())
    default: return .setNoMoreContent(edge(), flag())
    }
  }

  /// Returns a random list input.
  ///
  /// All kinds are equally likely, and a quarter of the inputs are scroll inputs.
  mutating func listInput() -> ListInput {
    let kind = ItemKind(rawValue: UInt8.random(in: 0..<8, using: &dice))
    switch Int.random(in: 0..<21, using: &dice) {
    case 0: return .configure(list())
    case 1: return .estimate(number(), kind)
    case 2: return .layOut(viewport: number(), cross: number(), pixelsPerPoint: number())
    case 3: return .edit(.insert(int(), at: int(), kind))
    case 4: return .edit(.remove(range()))
    case 5: return .edit(.move(range(), to: int()))
    case 6: return .reset(count: int() % 5000, kind)
    case 7: return .measure(item: int(), extent: number())
    case 8 where flag(): return .spans((0..<Int.random(in: 0..<20, using: &dice)).map { _ in int() })
    case 8: return .extents((0..<Int.random(in: 0..<20, using: &dice)).map { _ in number() }, at: int())
    case 9: return .commit
    case 10: return .forgetExtents
    case 11:
      let alignment = pick([ItemAlignment.start, .center, .end, .nearest, .share(number())])
      return .scrollTo(ItemTarget(item: int(), alignment: alignment, offset: number()), animated: flag())
    case 12: return .focus(flag() ? int() : nil, flag() ? .keyboard : .assistive, shows: flag())
    case 13: return .dropIdleSlots
    case 14: return .touch(flag() ? int() : nil)
    case 15: return .endSpace(flag() ? int() : nil, pick([.start, .center, .end, .share(number())]))
    default: return .scroll(scrollInput())
    }
  }

  /// Returns a trace of random events, some with extreme or invalid times.
  mutating func trace(_ count: Int) -> Trace {
    var trace = Trace(engine: pick(Trace.Engine.allCases))
    var time = number()
    for _ in 0..<count {
      if Int.random(in: 0..<20, using: &dice) == 0 { time = number() } else { time += 1.0 / 60 }
      let input: TraceInput =
        switch Int.random(in: 0..<60, using: &dice) {
        case 0: .list(isNew: flag())
        case 1: .join(isPlaced: flag())
        case 2: .leave(followsList: flag())
        default: .input(listInput())
        }
      trace.events.append(TraceEvent(input, at: time))
    }
    return trace
  }
}
