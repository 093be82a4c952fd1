@testable import OverscrollCore
import OverscrollTestSupport
import Testing

@testable import Overscroll
@testable import OverscrollListCore
@testable import OverscrollLists

/// Requests of one turn settle in a bounded number of passes, however the platform answers them.
@MainActor @Suite struct SettlingTests {
  /// The rule by which a platform replaces a requested offset.
  enum Answer: CaseIterable {
    case exact, rounded, clampedToOldContent, ignored, alternating, far
  }

  /// A list whose platform reports synchronously, as UIScrollView does.
  @MainActor struct Scene {
    let list: FakeList
    private var random: Dice

    init(_ answer: Answer, knowsExtents: Bool, seed: UInt64) {
      list = FakeList(Array(0..<2000)) { Double(40 + $0 % 5 * 20) }
      if knowsExtents {
        list.known = { Double(40 + $0 % 5 * 20) }
        list.update(list.rows)
      }
      random = Dice(seed: seed)
      let list = list
      var count = 0
      let end = list.controller.content.scrollExtent - 600
      list.answer = { requested in
        count += 1
        switch answer {
        case .exact: return requested
        case .rounded: return requested.rounded()
        case .clampedToOldContent: return min(max(requested, 0), end)
        case .ignored: return 0
        case .alternating: return requested + (count % 2 == 0 ? 500 : -500)
        case .far: return requested + Double(count) * 10_000
        }
      }
    }

    /// Makes a few random requests in one turn, and returns the item of the last request.
    mutating func makeRequests() -> Int? {
      var last: Int?
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: list.setColumns(Int.random(in: 1...5, using: &random))
        case 1:
          last = Int.random(in: 100..<1500, using: &random)
          list.controller.scrollTo(index: last ?? 0, anchor: .center, animated: false)
        case 2:
          last = nil
          list.controller.scrollTo(.bottom, animated: Bool.random(using: &random))
        case 3:
          // A scroll to an index before the data of the same turn is left open here.
          last = nil
          let first = Int.random(in: 0..<50, using: &random)
          list.change(Array(first..<first + 2000))
        case 4:
          list.controller.layOut(
            viewport: Double(Int.random(in: 300...900, using: &random)), cross: 300, from: list)
        default:
          last = nil
          list.controller.restore(ListPosition(item: Int.random(in: 0..<2500, using: &random), offset: 30))
        }
      }
      list.measure()
      return last
    }
  }

  @Test(
    "A turn ends after a bounded number of requests to the platform", arguments: Answer.allCases,
    [false, true])
  func everyAnswer(answer: Answer, knowsExtents: Bool) {
    for seed in 0..<6 as Range<UInt64> {
      var scene = Scene(answer, knowsExtents: knowsExtents, seed: seed)
      let list = scene.list
      for _ in 0..<8 {
        let before = list.writes
        let item = scene.makeRequests()
        // Each request, and each view that is measured, is a turn of its own here.
        #expect(list.writes - before <= 60 * EngineRunner.reportLimit, "seed \(seed)")
        list.tick(30)
        let position = list.controller.position
        #expect(position.item >= 0 && position.item < 2000 && position.offset.isFinite, "seed \(seed)")
        guard answer == .exact || answer == .rounded else { continue }
        #expect(list.writes - before < 40, "seed \(seed): \(list.writes - before) writes")
        if let item {
          #expect(list.seen[list.rows[item]] != nil, "seed \(seed): item \(item) is not visible")
        }
      }
    }
  }
}
