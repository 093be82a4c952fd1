import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

@Suite struct ListScrollEngineTests {
  @Test("A fling leaves no blank area and moves all visible items by the same distance")
  func fling() {
    var rig = ListRig(count: 100_000)
    rig.send(.scroll(.scrollTo(500_000, animated: false)))
    rig.tick(3)
    #expect(rig.blank() == 0)
    for direction in [1.0, -1] {
      rig.send(.scroll(.dragBegan(DragStart(pointer: 1, main: 400))))
      for step in 1...6 {
        rig.time += 1.0 / 60
        rig.send(.scroll(.dragMoved(pointer: 1, main: 400 - direction * Double(step) * 80, cross: 0)))
      }
      rig.send(.scroll(.dragEnded(pointer: 1)))
      var before = rig.seen()
      var offset = rig.engine.scroll.content.scroller.velocity
      for _ in 0..<400 {
        rig.tick()
        let after = rig.seen()
        let moves = after.compactMap { id, position in before[id].map { position - $0 } }
        if let least = moves.min(), let most = moves.max() { #expect(most - least < 0.01) }
        #expect(rig.blank() == 0)
        before = after
        offset = rig.engine.scroll.content.scroller.velocity
      }
      #expect(offset == 0)
    }
    #expect(rig.peak < 150)
  }

  @Test(
    "An animated scroll to an item only moves toward the item, from any distance",
    arguments: [-60_000.0, -3300, -3100, -1500, -100, 100, 700, 900, 1700, 3100, 3300, 60_000], [false, true])
  func towards(_ distance: Double, isObserved: Bool) {
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 4000) { _ in 40 }
    rig.send(.scrollTo(ItemTarget(item: 2000), animated: false))
    rig.tick(5)
    var target = ItemTarget(item: 2000 + Int(distance / 40))
    target.offset = distance.truncatingRemainder(dividingBy: 40)
    rig.send(.scrollTo(target, animated: true))
    var left = (rig.engine.list.offset(for: target) - rig.engine.list.offset) * (distance < 0 ? -1 : 1)
    #expect(left > 0)
    for _ in 0..<60 {
      rig.tick()
      let now = (rig.engine.list.offset(for: target) - rig.engine.list.offset) * (distance < 0 ? -1 : 1)
      #expect(now >= -0.01 && now <= left + 0.01)
      left = now
    }
    if !isObserved { #expect(abs(left) < 0.01) }
  }

  @Test(
    "After any edit, at least one visible item keeps its position and no blank area appears",
    arguments: [false, true])
  func edits(isObserved: Bool) {
    var random = Dice(seed: 7)
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 3000)
    if isObserved {
      rig.report(60_000, .resting)
    } else {
      rig.send(.scroll(.scrollTo(60_000, animated: false)))
    }
    rig.tick(20)
    for step in 0..<300 {
      let window = rig.engine.list.window
      let before = rig.seen()
      let item = Int.random(in: window.lowerBound - 40..<window.upperBound + 40, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: rig.edit(.insert(Int.random(in: 1...5, using: &random), at: item))
      case 1: rig.edit(.remove(item..<item + Int.random(in: 1...4, using: &random)))
      case 2: rig.edit(.insert(20, at: 0))
      default: rig.edit(.remove(0..<3))
      }
      let after = rig.seen()
      let moves = after.compactMap { id, position in before[id].map { abs(position - $0) } }
      #expect(moves.contains { $0 < 0.01 }, "step \(step): everything moved")
      #expect(rig.blank() == 0, "step \(step)")
      rig.tick()
    }
  }

  @Test("A scroll to an item waits at most two seconds for measurements")
  func patience() {
    var engine = ListScrollEngine(ListEngine(count: 500))
    func tick(_ time: Double) -> Bool {
      _ = engine.handle(.scroll(.tick), at: time)
      return engine.content.isScrollingToItem
    }
    _ = engine.handle(.layOut(viewport: 800, cross: 400), at: 0)
    _ = engine.handle(.scrollTo(ItemTarget(item: 300), animated: false), at: 0)
    #expect(stride(from: 0.0, to: 2, by: 1.0 / 64).allSatisfy { tick($0) })
    #expect(!stride(from: 2.0, to: 2.5, by: 1.0 / 64).allSatisfy { tick($0) })
  }
}
