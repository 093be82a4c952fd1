import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// What a list and the edges of its scroll view declare survives every join and leave of the other.
@Suite struct JoinTests {
  /// A list and a scroll view with edges, which join and leave in any order.
  struct Scene {
    var list = ListScrollEngine(
      ListEngine(count: 100), scroll: ScrollEngine(start: nil, end: nil, behavior: behavior(nil)))
    /// The scroll view's own engine, or `nil` while the list has joined.
    var edges: ScrollEngine? = ScrollEngine(start: nil, end: nil, behavior: behavior(nil))
    var time = 0.0
    // What has been declared.
    var snapping: SnapTargets?
    var bounces = true
    var start = EdgeConfiguration()
    var end = EdgeConfiguration()
    var configuration = ListConfiguration()

    static func behavior(_ snapping: SnapTargets?, bounces: Bool = true) -> ScrollBehavior {
      ScrollBehavior(source: .platformInset, snapping: snapping, bounces: bounces)
    }

    init() {
      send(.layOut(viewport: 600, cross: 300))
      send(.scroll(.observed(0, .resting)))
      sendToEdges(.configure(.start, start))
      sendToEdges(.configure(.end, end))
    }

    mutating func send(_ input: ListInput) {
      time += 1.0 / 60
      _ = list.handle(input, at: time)
    }

    mutating func sendToEdges(_ input: ScrollInput) {
      time += 1.0 / 60
      if edges == nil { send(.scroll(input)) } else { _ = edges?.handle(input, at: time) }
    }

    mutating func step(_ random: inout Dice) -> String {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        guard let edges else { return "" }
        self.edges = nil
        _ = list.plug(into: edges, isPlaced: Bool.random(using: &random), at: time)
        return "join"
      case 1:
        guard edges == nil else { return "" }
        edges = list.unplug(at: time)
        return "leave"
      case 2:
        let number = Int.random(in: 0..<4, using: &random)
        snapping = number == 0 ? nil : SnapTargets(every: 100 * Double(number), limitBehavior: .alwaysByOne)
        bounces = Bool.random(using: &random)
        send(.scroll(.setBehavior(Self.behavior(snapping, bounces: bounces))))
        return "snap \(number)"
      case 3:
        start.threshold = .points(Double.random(in: 40...120, using: &random))
        sendToEdges(.configure(.start, start))
        return "start"
      case 4:
        end.policy = .approach(Double.random(in: 40...120, using: &random))
        sendToEdges(.configure(.end, end))
        return "end"
      default:
        configuration.spacing = Double(Int.random(in: 0..<20, using: &random))
        send(.configure(configuration))
        return "space"
      }
    }
  }

  @Test("Every declaration survives joins and leaves in every order", arguments: 0..<200 as Range<UInt64>)
  func everyOrder(seed: UInt64) {
    var random = Dice(seed: seed)
    var scene = Scene()
    var steps: [String] = []
    for _ in 0..<20 {
      steps.append(scene.step(&random))
      let scroll = scene.edges ?? scene.list.scroll
      #expect(scene.list.scroll.behavior.snapping == scene.snapping, "\(steps)")
      #expect(scene.list.scroll.behavior.bounces == scene.bounces, "\(steps)")
      #expect(scene.list.list.configuration == scene.configuration, "\(steps)")
      #expect(scroll.edges.start.configuration.threshold == scene.start.threshold, "\(steps)")
      #expect(scroll.edges.end.configuration.policy == scene.end.policy, "\(steps)")
      if let edges = scene.edges { #expect(edges.behavior.snapping == nil, "\(steps)") }
    }
  }
}
