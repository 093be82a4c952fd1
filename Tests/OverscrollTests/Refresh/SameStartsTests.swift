@testable import Overscroll
@testable import OverscrollLists
@testable import OverscrollCore
import OverscrollTestSupport
import Testing

/// A comparison of a controller with a bare engine, which must start the same actions (promise 14).
///
/// A controller runs the app's actions. The web element uses an engine without a controller.
@MainActor @Suite struct SameStartsTests {
  /// One step of the random script: inputs for the engine, or the end of an edge's action.
  private enum Step {
    case events([ScrollInput])
    case end(ScrollEdge, RefreshResult)
  }

  private struct Told: Equatable, CustomStringConvertible {
    let edge: ScrollEdge
    let what: String
    var description: String { "\(what) \(edge)" }
  }

  private static func steps(_ dice: inout Dice, source: ScrollBehavior.Source) -> [(
    wait: Duration, step: Step
  )] {
    (0..<60).map { _ in
      let edge = Self.pick(ScrollEdge.allCases, &dice)
      let value = Double(Int.random(in: 0..<1400, using: &dice)) - 300
      let step: Step
      switch Int.random(in: 0..<12, using: &dice) {
      case 0:
        step = .events([
          source == .engine ? .dragMoved(pointer: 1, main: value, cross: 0) : .observed(value, .tracking)
        ])
      case 1: step = .events([source == .engine ? .dragEnded(pointer: 1) : .observed(value, .free)])
      case 2: step = .events([.setNoMoreContent(edge, Int.random(in: 0..<2, using: &dice) == 0)])
      case 3: step = .events([.cancel(edge)])
      case 4:
        step = .events([.layout(ScrollExtents(viewport: 500, content: 600 + value.magnitude), revision: 0)])
      case 5: step = .events([.tap(edge)])
      case 6, 7, 8: step = .events(pull(edge, source))
      default: step = .end(edge, Self.pick([.success, .success, .failure, .noMoreContent], &dice))
      }
      return (.milliseconds(Int.random(in: 0..<700, using: &dice)), step)
    }
  }

  /// Returns the inputs of a finger that pulls past an edge as far as possible and lifts.
  private static func pull(_ edge: ScrollEdge, _ source: ScrollBehavior.Source) -> [ScrollInput] {
    guard source == .engine else {
      let (rest, out) = edge == .start ? (0.0, -160.0) : (5000, 5160)
      let places = [
        (rest, ObservedPhase.tracking), (out / 2 + rest / 2, .tracking), (out, .tracking), (out, .free),
      ]
      return [.layout(ScrollExtents(viewport: 500, content: 5500), revision: 0)]
        + (places + [(rest, .free), (rest, .resting)]).map { .observed($0, $1) }
    }
    let step = edge == .start ? 200.0 : -200
    return [
      .step(edge == .start ? .toStart : .toEnd), .stop,
      .dragBegan(DragStart(pointer: 1, main: 0, isOnlyPointer: true)),
    ]
      + (1...12).map { .dragMoved(pointer: 1, main: Double($0) * step, cross: 0) } + [.dragEnded(pointer: 1)]
  }

  @Test(
    "A controller and a bare engine that receive the same events report the same starts and outcomes",
    arguments: ScrollBehavior.Source.allCases)
  func same(_ source: ScrollBehavior.Source) async {
    var starts = 0
    for seed in 0..<30 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let start = EdgeConfiguration(
        policy: Self.pick([.release, .reach, .return], &dice), minimumDuration: 0.25)
      let end = EdgeConfiguration(
        policy: Self.pick([.approach(200), .release], &dice), minimumDuration: 0,
        keepsFailure: Int.random(in: 0..<2, using: &dice) == 0)
      let exclusion = Self.pick(ExclusionPolicy.allCases, &dice)
      let first: [ScrollInput] = [
        .configure(.start, start), .configure(.end, end), .setExclusion(exclusion),
        .setBehavior(ScrollBehavior(source: source)),
        .layout(ScrollExtents(viewport: 500, content: 1200), revision: 0),
      ]
      let rig = ControllerSetup(start: start, end: end)
      var engine = ScrollEngine(behavior: ScrollBehavior(source: .platformInset))
      var (time, alone) = (0.0, [Told]())
      func tell(_ input: ScrollInput) {
        for case .edge(let edge, let effect) in engine.handle(ScrollEvent(input, at: time)) {
          if let what = Self.name(of: effect) { alone.append(Told(edge: edge, what: what)) }
        }
      }
      tell(.setEnabled(.end, true))
      for input in first {
        tell(input)
        rig.controller.send(input)
      }
      await settle()
      let asked = rig.host.asked.count
      alone = []
      for (wait, step) in Self.steps(&dice, source: source) {
        time += wait.inSeconds
        await rig.pass(wait)
        tell(.tick)
        switch step {
        case .events(let inputs):
          for input in inputs {
            tell(input)
            rig.controller.send(input)
          }
        case .end(let edge, let result):
          guard let token = engine.edges[edge].token, rig.controller.isRefreshing(at: edge) else { break }
          tell(.finish(token, result))
          try? rig.action(at: edge).end(result)
        }
        await settle()
      }
      let effects = rig.host.asked.dropFirst(asked).compactMap { asked in
        Self.name(of: asked.effect).map { Told(edge: asked.edge, what: $0) }
      }
      #expect(effects == alone, "seed \(seed)")
      starts += alone.count { $0.what == "starts" }
    }
    #expect(starts > 100)
  }

  private static func pick<Element>(_ elements: [Element], _ dice: inout Dice) -> Element {
    elements[Int.random(in: elements.indices, using: &dice)]
  }

  private static func name(of effect: EdgeEffect) -> String? {
    switch effect {
    case .started: "starts"
    case .ended(_, let result): "\(result)"
    case .resumed: "resumes"
    case .armed, .successHaptic, .queued, .declined: nil
    }
  }
}
