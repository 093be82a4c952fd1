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

  @Test(
    "A list that scrolls to an item before it is visible loads nothing at its start",
    arguments: [ScrollBehavior.Source.engine, .platformTransform, .platformInset])
  func item(_ source: ScrollBehavior.Source) {
    let engine = ScrollEngine(
      start: EdgeConfiguration(policy: .approach(600)), end: nil, behavior: ScrollBehavior(source: source))
    var list = ListScrollEngine(ListEngine(ListConfiguration(), count: 500), scroll: engine)
    #expect(!hasStarted(list.handle(.scrollTo(ItemTarget(item: 300), animated: false), at: 1)))
    #expect(!hasStarted(list.handle(.layOut(viewport: 700, cross: 400), at: 2)))
    #expect(list.scroll.content.drawnOffset > 10_000)
    // The list loads when it scrolls back to its start.
    var effects = list.handle(.scrollTo(ItemTarget(item: 0), animated: false), at: 6)
    effects += list.handle(.scroll(.observed(0, .resting)), at: 7)
    effects += list.handle(.scroll(.tick), at: 8)
    #expect(hasStarted(effects))
  }

  @Test("A list that is short at first loads more once it is visible", arguments: [0, 1, 5])
  func short(_ count: Int) {
    for configuration in [ListConfiguration(), .chat] {
      var list = ListScrollEngine(
        ListEngine(configuration, count: count),
        scroll: ScrollEngine(start: EdgeConfiguration(policy: .approach(600)), end: nil))
      #expect(!hasStarted(list.handle(.scroll(.tick), at: 1)))
      #expect(!hasStarted(list.handle(.layOut(viewport: 700, cross: 400), at: 2)))
      #expect(hasStarted(list.handle(.scroll(.tick), at: 3)))
    }
  }

  @Test("In a viewport of 0 pt nothing loads, and loading starts when the viewport gets an extent")
  func hidden() {
    var engine = ScrollEngine(start: nil, end: EdgeConfiguration(policy: .approach(500)))
    #expect(!hasStarted(engine.handle(.layout(ScrollExtents(viewport: 0, content: 0), revision: 1), at: 1)))
    #expect(!hasStarted(engine.handle(.layout(ScrollExtents(viewport: 0, content: 300), revision: 2), at: 2)))
    #expect(
      !hasStarted(engine.handle(.layout(ScrollExtents(viewport: 700, content: 300), revision: 2), at: 3)))
    #expect(hasStarted(engine.handle(.tick, at: 4)))
  }
}
