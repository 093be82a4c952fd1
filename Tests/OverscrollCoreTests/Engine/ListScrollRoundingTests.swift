import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

struct ListScrollRoundingTests {
  /// A platform that rounds its offset to a multiple of `step` and reports the rounded offset at once.
  struct RoundingPlatform {
    let step: Double
    var offset = 0.0
    /// The number of offset writes.
    var writes = 0

    /// Performs the list's effects and reports the offset, until the list requests nothing more.
    ///
    /// - Returns: Whether the list stopped within 50 rounds.
    mutating func perform(_ effects: ScrollEffects, _ list: inout ListScrollEngine, at time: Double) -> Bool {
      var pending = effects
      for _ in 0..<50 {
        var change = 0.0
        for case .adjustOffset(let distance) in pending { change += distance }
        guard change != 0 else { return true }
        writes += 1
        offset = ((offset + change) / step).rounded() * step
        pending = list.handle(.scroll(.observed(offset, .resting)), at: time)
      }
      return false
    }
  }

  static let steps = [1.0, 0.5, 1 / 3.0, 0.75]

  /// Found with the stage, the model of SwiftUI and UIKit on Linux: a chat that began at its end requested
  /// offset corrections without end.
  @Test("If a platform rounds its offset, the list stops correcting the offset", arguments: steps)
  func aRoundedPlaceIsNotCorrectedForEver(step: Double) {
    var numbers = Dice(seed: 7)
    for _ in 0..<200 {
      var configuration = ListConfiguration()
      configuration.startsAtEnd = Int.random(in: 0..<2, using: &numbers) == 0
      configuration.sticks.end = configuration.startsAtEnd
      let scroll = ScrollEngine(start: nil, end: nil, behavior: ScrollBehavior(source: .platformTransform))
      var list = ListScrollEngine(ListEngine(configuration, count: 0), scroll: scroll)
      var platform = RoundingPlatform(step: step)
      var time = 0.0
      func isDone(_ input: ListInput) -> Bool {
        platform.perform(list.handle(input, at: time), &list, at: time)
      }
      #expect(
        isDone(.layOut(viewport: 700 + Double(Int.random(in: 0..<192, using: &numbers)) / 192, cross: 390)))
      let count = 40 + Int.random(in: 0..<60, using: &numbers)
      #expect(isDone(.reset(count: count, .standard)))
      for _ in 0..<12 {
        time += 1.0 / 60
        for slot in 0..<Int32(list.list.slots.slotCount) {
          guard let item = list.list.slots.item(inSlot: slot) else { continue }
          #expect(isDone(.measure(item: item, extent: 20 + Double((item * 7919) % 9600) / 192)))
        }
        #expect(isDone(.commit))
        list.content.clearSlotChanges()
        #expect(isDone(.scroll(.tick)))
        if Int.random(in: 0..<4, using: &numbers) == 0 {
          let target = ItemTarget(
            item: Int.random(in: 0..<count, using: &numbers),
            alignment: Int.random(in: 0..<2, using: &numbers) == 0 ? .start : .end)
          #expect(isDone(.scrollTo(target, animated: false)))
        }
      }
    }
  }
}
