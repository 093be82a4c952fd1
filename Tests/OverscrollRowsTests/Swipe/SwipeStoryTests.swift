import OverscrollRows
import OverscrollTestSupport
import Testing

/// Random stories of swipes against the machine's promises.
@Suite struct SwipeStoryTests {
  /// A machine, and the promises that each event must keep.
  private struct Story {
    var swipe = SwipeTimeline()
    var random: Dice
    var visible: Set<AnyHashable> = []
    var log: [String] = []
    var faults: [String] = []
    /// The latest time of an event, in s.
    var latest = 0.0

    init(seed: UInt64) { random = Dice(seed: seed) }

    mutating func number() -> Double {
      switch Int.random(in: 0..<40, using: &random) {
      case 0: .nan
      case 1: .infinity
      case 2: -.infinity
      case 3: -Double.random(in: 0..<500, using: &random)
      case 4: .greatestFiniteMagnitude
      case 5: 0
      default: Double.random(in: 0..<500, using: &random)
      }
    }

    mutating func row() -> SwipeTarget {
      let width = Int.random(in: 0..<4, using: &random) == 0 ? number() : 390
      var sides: [SwipeActions?] = []
      for _ in 0..<2 {
        let open = Int.random(in: 0..<3, using: &random) == 0 ? number() : 148
        sides.append(
          Int.random(in: 0..<4, using: &random) == 0
            ? nil
            : SwipeActions(
              openWidth: open, allowsFullSwipe: Bool.random(using: &random),
              isDestructive: Bool.random(using: &random)))
      }
      return SwipeTarget(
        id: Int.random(in: 0..<4, using: &random), width: width, leading: sides[0], trailing: sides[1],
        isRightToLeft: Bool.random(using: &random))
    }

    mutating func event() -> SwipeEvent {
      let point = SwipePoint(x: number(), y: Bool.random(using: &random) ? 20 : number())
      switch Int.random(in: 0..<30, using: &random) {
      case 0..<4: return .touchBegan(Int.random(in: 0..<8, using: &random) == 0 ? nil : row(), point)
      case 4..<16:
        // A movement that is mostly horizontal.
        let x = swipe.point.x + Double.random(in: -60...60, using: &random)
        return .touchMoved(
          Int.random(in: 0..<9, using: &random) == 0 ? point : SwipePoint(x: x, y: swipe.point.y))
      case 16..<20: return .touchEnded(Bool.random(using: &random) ? swipe.point : point)
      case 20: return .touchCancelled
      case 21: return .secondTouchBegan
      case 22: return .scrollBegan
      case 23: return .rowUpdated(row())
      case 24: return .rowRemoved(Int.random(in: 0..<4, using: &random))
      case 25:
        let sources: [SwipeActionSource] = [.tap, .accessibility]
        return .actionChosen(
          Int.random(in: 0..<4, using: &random), Bool.random(using: &random) ? .leading : .trailing,
          index: Int.random(in: -1..<3, using: &random), sources[Int.random(in: 0..<2, using: &random)])
      case 26: return .closeRequested
      case 27: return .suspended
      default: return .tick
      }
    }

    mutating func step() {
      switch Int.random(in: 0..<20, using: &random) {
      case 0: swipe.time -= Double.random(in: 0..<2, using: &random)
      case 1: swipe.time += Double.random(in: 0..<2, using: &random)
      default: swipe.time += 1.0 / 60
      }
      latest = max(latest, swipe.time)
      let event = event()
      switch event {
      case .touchBegan(_, let point), .touchMoved(let point), .touchEnded(let point): swipe.point = point
      default: break
      }
      let before = swipe.machine
      var effects: [SwipeEffect] = []
      if Int.random(in: 0..<40, using: &random) == 0 {
        effects = swipe.machine.receive(
          event, at: [.nan, .infinity, -.infinity][Int.random(in: 0..<3, using: &random)])
      } else {
        effects = swipe.machine.receive(event, at: swipe.time)
      }
      log.append("\(swipe.time) \(event) -> \(effects)")
      check(event, effects, before)
    }

    mutating func check(_ event: SwipeEvent, _ effects: [SwipeEffect], _ before: SwipeMachine) {
      var performed = 0
      for effect in effects {
        switch effect {
        case .opened(let id, _): if !visible.insert(id).inserted { faults.append("\(id) opened twice") }
        case .closed(let id): if visible.remove(id) == nil { faults.append("\(id) closed twice") }
        case .perform: performed += 1
        case .enteredFull, .leftFull:
          switch event {
          case .touchMoved, .touchEnded, .rowUpdated: break
          default: faults.append("a haptic without a drag")
          }
          if case .rowUpdated = event, effect == .enteredFull { faults.append("full by an update") }
        }
      }
      switch event {
      case .touchEnded:
        if performed > 1 || performed == 1 && before.touchPhase != .swiping { faults.append("performed") }
      case .actionChosen(_, _, let index, let source):
        if performed > 1 || source != .tap && index >= 0 && performed != 1 { faults.append("not once") }
        if index < 0, performed != 0 { faults.append("an index below 0") }
      default: if performed != 0 { faults.append("performed by \(event)") }
      }
      var open = 0
      for id in 0..<4 {
        guard let drawn = swipe.machine.presentation(of: id) else {
          if visible.contains(id) { faults.append("\(id) is gone without a closing") }
          continue
        }
        if !visible.contains(id) { faults.append("\(id) is visible without an opening") }
        if !drawn.offset.isFinite { faults.append("\(id) is drawn at \(drawn.offset)") }
        if [.opening, .open, .full].contains(drawn.phase) { open += 1 }
      }
      if open > 1 { faults.append("\(open) rows are open") }
      if (open == 1) != (swipe.machine.openID != nil) { faults.append("openID") }
    }

    /// Cancels the touch, and waits for 1 s in two frames.
    mutating func finish() {
      for (event, pause) in [(SwipeEvent.touchCancelled, 0.0), (.tick, 0.5), (.tick, 0.5)] {
        latest += pause
        let before = swipe.machine
        check(event, swipe.machine.receive(event, at: latest), before)
      }
      if swipe.machine.isMoving { faults.append("still moving") }
      if swipe.machine.ids.count > 1 { faults.append("rows are left: \(swipe.machine.ids)") }
    }
  }

  @Test("In random stories every promise holds after every event")
  func stories() {
    for seed in 0..<1500 as Range<UInt64> {
      var story = Story(seed: seed)
      for _ in 0..<120 where story.faults.isEmpty { story.step() }
      if story.faults.isEmpty { story.finish() }
      guard story.faults.isEmpty else {
        Issue.record("seed \(seed): \(story.faults)\n\(story.log.suffix(12).joined(separator: "\n"))")
        return
      }
    }
  }

  @Test("From every release a row of any width comes to rest within 1 s, and never passes its target")
  func rest() {
    for width in [60.0, 390, 1366, 4000] {
      for open in [20.0, 148, 1000] {
        for share in stride(from: 0.05, through: 1, by: 0.05) {
          for speed in [-40.0, -5, 0, 5, 40] {
            for isDestructive in [false, true] {
              var swipe = SwipeTimeline()
              swipe.down(
                SwipeTimeline.row(1, width: width, open: open, isDestructive: isDestructive), x: width - 1)
              swipe.move(x: -25 - share * width)
              swipe.move(x: speed * 4, over: 4.0 / 60)
              swipe.lift(after: 0)
              let start = swipe.offset(1)
              let end = [.opening, .open].contains(swipe.phase(1)) ? -min(open, width) : 0
              for _ in 0..<60 {
                swipe.wait(1.0 / 60)
                let now = swipe.offset(1)
                #expect(now >= min(start, end) - 1e-9 && now <= max(start, end) + 1e-9)
              }
              #expect(!swipe.machine.isMoving && swipe.offset(1) == end, "\(width) \(open) \(share) \(speed)")
            }
          }
        }
      }
    }
  }
}
