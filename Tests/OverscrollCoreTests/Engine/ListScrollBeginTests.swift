@testable import OverscrollCore
@testable import OverscrollListCore
import Testing

/// A list loads nothing at an edge before the list is visible at its initial position.
@Suite struct ListScrollBeginTests {
  /// The inputs that set up a chat with automatic loading at its start, which the test sends in every
  /// order.
  static let steps: [(name: String, input: ListInput)] = [
    ("chat", .configure(.chat)),
    ("items", .edit(.insert(500, at: 0))),
    ("policy", .scroll(.configure(.start, EdgeConfiguration(policy: .approach(600))))),
    ("on", .scroll(.setEnabled(.start, true))),
    ("layout", .layOut(viewport: 700, cross: 400)),
  ]

  static let orders = permutations(of: Array(steps.indices))

  private static func permutations(of all: [Int]) -> [[Int]] {
    guard let first = all.first else { return [[]] }
    return permutations(of: Array(all.dropFirst())).flatMap { rest in
      (0...rest.count).map { index in Array(rest[..<index]) + [first] + Array(rest[index...]) }
    }
  }

  private func hasStarted(_ effects: ScrollEffects) -> Bool {
    effects.contains { if case .edge(_, .started) = $0 { true } else { false } }
  }

  @Test(
    "A chat that begins at its end loads no history during its setup, in any order of the setup inputs",
    arguments: [ScrollBehavior.Source.engine, .platformTransform, .platformInset])
  func chat(_ source: ScrollBehavior.Source) {
    for order in Self.orders {
      var list = ListScrollEngine(
        ListEngine(), scroll: ScrollEngine(start: nil, end: nil, behavior: ScrollBehavior(source: source)))
      var (applied, time): (Set<String>, Double) = ([], 0)
      for index in order {
        let (name, input) = Self.steps[index]
        time += 0.01
        let effects = list.handle(input, at: time)
        applied.insert(name)
        // The test skips some orders: an empty visible list loads its first items, and a list that is
        // visible before it becomes a chat keeps its position.
        let isEmpty = applied.isSuperset(of: ["policy", "on", "layout"]) && !applied.contains("items")
        let hasBegun = applied.isSuperset(of: ["items", "layout"]) && !applied.contains("chat")
        if isEmpty || hasBegun { break }
        #expect(!hasStarted(effects), "\(order.map { Self.steps[$0].name })")
      }
      guard applied.count == Self.steps.count else { continue }
      #expect(list.scroll.content.drawnOffset > 10_000, "\(order.map { Self.steps[$0].name })")
    }
  }
}
