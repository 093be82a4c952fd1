import OverscrollTestSupport
@testable import OverscrollCore

/// A random timeline of events, with the states and effects of an engine that receives no ticks.
struct RandomTimeline {
  let first: ScrollEngine
  private(set) var events: [ScrollEvent] = []
  private(set) var expected: [(engine: ScrollEngine, effects: ScrollEffects)] = []
  private var engine: ScrollEngine
  private var time = 0.0
  private var dice: Dice
  private var finger = 400.0
  private var revision: UInt32 = 1
  private let contents: [Double]

  /// Creates a random timeline for an engine.
  ///
  /// - Parameter contents: The possible content lengths, in pt.
  init(
    seed: UInt64, _ first: ScrollEngine, exclusion: ExclusionPolicy, contents: [Double] = [0, 700, 1400]
  ) {
    dice = Dice(seed: seed)
    self.first = first
    self.contents = contents
    engine = first
    let source = first.behavior.source
    layOut()
    send(.setExclusion(exclusion))
    for _ in 0..<50 {
      time += dice.pick([0, 0.004, 0.05, 0.3, 0.9]) * dice.unit()
      sendRandomInput(source)
    }
    time += 3
    send(.tick)
  }

  private mutating func send(_ input: ScrollInput) {
    let event = ScrollEvent(input, at: time)
    events.append(event)
    let effects = engine.handle(event)
    expected.append((engine, effects))
  }

  private mutating func sendRandomInput(_ source: ScrollBehavior.Source) {
    let edge = ScrollEdge.allCases[Int(dice.unit() * 2)]
    switch dice.unit() * 20 {
    case ..<2: send(.begin(edge))
    case ..<5:
      if let token = engine.edges[edge].token { send(.finish(token, dice.pick(RefreshResult.allCases))) }
    case ..<5.5: send(.cancel(edge))
    case ..<6.5: send(.tap(edge))
    case ..<7: send(.setEnabled(edge, dice.unit() < 0.7))
    case ..<7.5: send(.setNoMoreContent(edge, dice.unit() < 0.3))
    case ..<8.5:
      revision += dice.pick([0, 1])
      layOut()
    case ..<9:
      let geometry = ScrollExtents(viewport: 600, content: dice.pick(contents))
      send(.relayout(geometry, revision: revision, shift: dice.pick([-200.0, -30, 30, 200]) * dice.unit()))
    case ..<9.4: settings(edge)
    default: if source == .engine { drive() } else { observe() }
    }
  }

  private mutating func layOut() {
    send(.layout(ScrollExtents(viewport: 600, content: dice.pick(contents)), revision: revision))
  }

  /// Sends a new setting: an extent, a configuration, a behavior or an exclusion policy.
  private mutating func settings(_ edge: ScrollEdge) {
    switch dice.index(below: 5) {
    case 0: send(.indicatorExtent(edge, dice.pick([0, 40, 90])))
    case 1:
      var configuration = engine.configuration(of: edge)
      configuration.gap = .points(configuration.gap == .points(0) ? 0 : dice.pick([30, 60, 90]))
      configuration.threshold = .points(dice.pick([50, 100]))
      send(.configure(edge, configuration))
    case 2:
      var behavior = engine.behavior
      behavior.bounces = dice.chance(0.8)
      behavior.reducesMotion = dice.chance(0.2)
      behavior.fling = dice.pick([.momentum, .timed(TimedFlingMotion())])
      send(.setBehavior(behavior))
    case 3: send(.setExclusion(dice.pick(ExclusionPolicy.allCases)))
    default: send(engine.content.isDriven ? .stop : .dragCancelled(pointer: nil))
    }
  }

  private mutating func drive() {
    switch dice.unit() * 10 {
    case ..<1: send(.scrollTo(dice.unit() * 900, animated: dice.unit() < 0.7))
    case ..<1.5: send(.wheel(dice.unit() * 200 - 100, isPrecise: dice.unit() < 0.5))
    case ..<2: send(.step(dice.pick(ScrollStep.allCases)))
    case ..<2.1: send(.retarget(dice.unit() * 900))
    case ..<2.3: send(.dragCancelled(pointer: nil))
    case ..<4: send(.dragEnded(pointer: 1))
    default:
      finger = 400
      send(.dragBegan(DragStart(pointer: 1, main: finger)))
      let speed = (dice.unit() - 0.45) * 160
      for _ in 0..<Int(dice.unit() * 10) {
        time += 0.008 + dice.unit() * 0.01
        finger += speed
        send(.dragMoved(pointer: 1, main: finger, cross: 0))
      }
      if dice.unit() < 0.6 { send(.dragEnded(pointer: 1)) }
    }
  }

  private mutating func observe() {
    let phase = dice.pick(ObservedPhase.allCases)
    var offset = dice.pick([-170.0, -90, -30, 0, 20, 50, 300, 700, 850]) + dice.unit() * 20
    let speed = (dice.unit() - 0.5) * 60
    for _ in 0..<Int(1 + dice.unit() * 8) {
      send(.observed(offset, phase))
      offset += speed
      time += dice.unit() * 0.02
    }
  }
}
