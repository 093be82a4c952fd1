@testable import Specification
@testable import OverscrollCore

/// Creates inputs of an engine from bytes, both usual inputs and invalid or extreme ones.
struct InputReader {
  private var reader: ByteReader
  /// The owner of the content offset.
  ///
  /// Inputs do not change it, because a scroll view keeps the same owner.
  var source = ScrollBehavior.Source.engine

  init(_ reader: ByteReader) { self.reader = reader }

  var isAtEnd: Bool { reader.isAtEnd }

  /// Returns the time of the next event, in s.
  ///
  /// The time is usually a fraction of a second later. Sometimes it is much later, earlier or not finite.
  mutating func time(after time: Double) -> Double {
    let choice = reader.byte()
    switch choice {
    case 0..<240: return time + Double(choice % 60) / 64
    case 240..<250: return time + Double(choice - 239) * 3
    case 250..<253: return time - Double(choice - 249)
    default: return reader.number(in: 0...100)
    }
  }

  mutating func exclusion() -> ExclusionPolicy { reader.pick(ExclusionPolicy.allCases) }

  mutating func extents() -> ScrollExtents {
    ScrollExtents(viewport: reader.number(in: 0...900), content: reader.number(in: 0...4000))
  }

  mutating func behavior() -> ScrollBehavior {
    let flags = reader.byte()
    return ScrollBehavior(
      source: reader.pick(ScrollBehavior.Source.allCases), deceleration: flags & 1 == 0 ? .normal : .fast,
      fling: flags & 2 == 0 ? .momentum : .timed(TimedFlingMotion(duration: reader.number(in: 0...3))),
      snapping: flags & 4 == 0
        ? nil
        : SnapTargets(
          every: reader.number(in: 0...400), limitBehavior: flags & 64 == 0 ? .never : .alwaysByOne),
      bounces: flags & 8 == 0, dragsWithMouse: flags & 16 == 0, reducesMotion: flags & 32 != 0)
  }

  /// Returns a preset configuration, or a configuration with arbitrary numbers.
  mutating func configuration() -> EdgeConfiguration {
    switch reader.index(below: 8) {
    case 0: return EdgeConfiguration()
    case 1: return .fraction(0.15)
    case 2: return .reachThenHold(80)
    case 3: return .pinnedHeader()
    case 4: return .headerFooter
    case 5: return EdgeConfiguration(policy: .approach(reader.number(in: 0...400)))
    case 6: return EdgeConfiguration(threshold: .points(40), secondThreshold: .points(90), timeout: 1)
    default: break
    }
    let flags = reader.byte()
    let rearm: RearmRule = reader.pick([
      .returned, .lifted(within: reader.number(in: 0...1)), .within(reader.number(in: 0...100)),
    ])
    return EdgeConfiguration(
      policy: reader.pick([.release, .reach, .return, .tap, .manual]), threshold: distance(),
      secondThreshold: flags & 1 == 0 ? nil : distance(), gap: distance(), opensGapOnReturn: flags & 2 != 0,
      rearm: rearm, pullsFromInside: flags & 4 == 0, minimumDuration: reader.number(in: 0...1),
      resultDuration: reader.number(in: 0...1), timeout: flags & 8 == 0 ? nil : reader.number(in: 0...4),
      keepsFailure: flags & 16 != 0, resumesAfterRefresh: flags & 32 == 0,
      indicator: IndicatorMotion(
        placement: reader.pick(IndicatorMotion.Placement.allCases), extent: reader.number(in: 0...120),
        fadeIn: reader.number(in: 0...1), unavailableOpacity: reader.number(in: 0...1)))
  }

  private mutating func distance() -> EdgeDistance {
    switch reader.index(below: 3) {
    case 0: .points(reader.number(in: 0...200))
    case 1: .fraction(reader.number(in: 0...1))
    default: .indicatorExtent
    }
  }

  private mutating func edge() -> ScrollEdge { reader.flag() ? .end : .start }

  private mutating func pointer() -> Int32 { Int32(reader.index(below: 3)) }

  /// Returns the next input of an engine.
  ///
  /// - Parameters:
  ///   - engine: The engine that will receive the input.
  ///   - latest: The tokens of the latest starts, so that an input can finish an action.
  mutating func input(for engine: ScrollEngine, latest: EdgePair<RefreshToken?>) -> ScrollInput {
    switch reader.index(below: 10) {
    case 0, 1: return action(latest)
    case 2: return setUp(engine)
    case 3 where source == .engine: return scroll()
    case 3...8: return source == .engine ? finger() : platform()
    default: return reader.flag() ? finger() : platform()
    }
  }

  private mutating func finger() -> ScrollInput {
    switch reader.index(below: 8) {
    case 0, 1:
      let flags = reader.byte()
      return .dragBegan(
        DragStart(
          pointer: pointer(), kind: flags & 1 == 0 ? .touch : .mouse, main: reader.number(in: 0...800),
          cross: reader.number(in: 0...400), isOnlyPointer: flags & 2 != 0,
          inner: ScrollDirectionSet(rawValue: flags >> 2 & 3) ?? .none,
          outer: ScrollDirectionSet(rawValue: flags >> 4 & 3) ?? .none,
          isDecided: flags & 64 != 0))
    case 2...4: return .dragMoved(pointer: pointer(), main: reader.number(in: -200...1000), cross: 0)
    case 5:
      return .dragMoved(
        pointer: pointer(), main: reader.number(in: -200...1000), cross: reader.number(in: 0...400))
    case 6: return .dragEnded(pointer: pointer())
    default: return .dragCancelled(pointer: reader.flag() ? nil : pointer())
    }
  }

  private mutating func scroll() -> ScrollInput {
    switch reader.index(below: 6) {
    case 0: .wheel(reader.number(in: -300...300), isPrecise: reader.flag())
    case 1: .step(reader.pick(ScrollStep.allCases))
    case 2, 3: .scrollTo(reader.number(in: -200...4000), animated: reader.flag())
    case 4: .retarget(reader.number(in: -200...4000))
    default: .stop
    }
  }

  private mutating func platform() -> ScrollInput {
    let phase: ObservedPhase = reader.pick([.tracking, .decelerating, .free, .unknown, .resting])
    switch reader.index(below: 8) {
    case 0...6: return .observed(reader.number(in: -250...1000), phase)
    default: return .attach
    }
  }

  private mutating func action(_ latest: EdgePair<RefreshToken?>) -> ScrollInput {
    let edge = edge()
    switch reader.index(below: 9) {
    case 0: return .begin(edge)
    case 1, 2, 3:
      let token = latest[edge] ?? RefreshToken(rawValue: UInt32(reader.byte()))
      return .finish(token, reader.pick(RefreshResult.allCases))
    case 4: return .finish(RefreshToken(rawValue: UInt32(reader.byte())), reader.pick(RefreshResult.allCases))
    case 5: return .cancel(edge)
    case 6: return .tap(edge)
    case 7: return .setEnabled(edge, reader.flag())
    default: return .setNoMoreContent(edge, reader.flag())
    }
  }

  private mutating func setUp(_ engine: ScrollEngine) -> ScrollInput {
    switch reader.index(below: 8) {
    case 0, 1: return .layout(extents(), revision: UInt32(reader.index(below: 4)))
    case 2: return .relayout(extents(), revision: 1, shift: reader.number(in: -300...300))
    case 3: return .indicatorExtent(edge(), reader.number(in: 0...200))
    case 4: return .configure(edge(), configuration())
    case 5:
      var behavior = behavior()
      behavior.source = source
      return .setBehavior(behavior)
    case 6: return .setExclusion(exclusion())
    default: return .tick
    }
  }
}
