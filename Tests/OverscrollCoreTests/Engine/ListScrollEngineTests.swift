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
    "A scroll to the last item shows its end and the end inset, for any item extent", arguments: [40.0, 2000])
  func lastItem(_ extent: Double) {
    var rig = ListRig(
      count: 50, configuration: ListConfiguration(insets: EdgePair(start: 20, end: 30))
    ) { $0 == 49 ? extent : 40 }
    rig.send(.scrollTo(ItemTarget(item: .max, alignment: .end), animated: false))
    rig.tick(30)
    #expect(rig.engine.list.contentExtent == 49 * 40 + extent + 50)
    #expect(rig.engine.list.offset == rig.engine.list.contentExtent - 800)
    for count in [1, 50] {
      var rig = ListRig(
        count: count,
        configuration: ListConfiguration(insets: EdgePair(start: 20, end: 30), startsAtEnd: true)
      ) { $0 == count - 1 ? extent : 40 }
      rig.tick(30)
      #expect(rig.engine.list.offset == max(0, rig.engine.list.contentExtent - 800))
      rig.send(.scrollTo(ItemTarget(item: 0), animated: false))
      #expect(rig.engine.list.offset == 0)
      rig.send(.scrollTo(ItemTarget(item: .max, alignment: .end), animated: false))
      #expect(rig.engine.list.offset == max(0, rig.engine.list.contentExtent - 800))
    }
  }

  @Test(
    "A scroll to an item that is requested while the list is hidden happens when the list appears",
    arguments: [false, true])
  func hiddenTarget(isAnimated: Bool) {
    var rig = ListRig(count: 300, viewport: 0)
    rig.send(.scrollTo(ItemTarget(item: 200), animated: isAnimated))
    for _ in 0..<20 {
      rig.time += 1
      rig.send(.scroll(.tick))
    }
    rig.send(.layOut(viewport: 800, cross: 400))
    rig.tick(120)
    var list = rig.engine.list
    #expect(list.offset(for: ItemTarget(item: 200)) == list.offset && list.offset > 0)
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

  @Test("A scroll to an item ends at the requested position", arguments: [false, true], [true, false])
  func target(isObserved: Bool, animated: Bool) {
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 100_000)
    rig.send(.scrollTo(ItemTarget(item: 70_000), animated: animated))
    rig.tick(60)
    #expect(rig.seen()[70_000].map { abs($0) < 0.01 } == true, "\(rig.seen())")
    #expect(!rig.engine.needsFrames)
    rig.send(.scrollTo(ItemTarget(item: 99_999, alignment: .end), animated: animated))
    rig.tick(60)
    #expect(abs((rig.seen()[99_999] ?? 0) + rig.extent(99_999) - 800) < 0.01)
    rig.send(.scrollTo(ItemTarget(item: 0), animated: animated))
    rig.tick(60)
    #expect(rig.seen()[0].map { abs($0) < 0.01 } == true)
    if isObserved { #expect(abs(rig.platform) < 0.01) }
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

  @Test(
    "A chat begins at its end, follows new messages, and keeps its position when history arrives")
  func chat() {
    var rig = ListRig(count: 500, configuration: .chat)
    rig.tick(10)
    #expect(abs((rig.seen()[499] ?? 0) + rig.extent(499) - 800) < 0.01)
    rig.edit(.insert(1, at: 500))
    rig.tick(60)
    #expect(abs((rig.seen()[500] ?? 0) + rig.extent(500) - 800) < 0.01)
    rig.send(.scroll(.scrollTo(3000, animated: false)))
    rig.tick(10)
    let before = rig.seen()
    rig.edit(.insert(100, at: 0))
    rig.edit(.insert(3, at: rig.identities.count))
    rig.tick(10)
    for (id, position) in rig.seen() { #expect(before[id].map { abs($0 - position) < 0.01 } ?? true) }
  }

  @Test("The list writes no offset during a deceleration, and recenters its coordinate space at rest")
  func observed() {
    var rig = ListRig(.platformTransform, count: 2000)
    rig.report(20_000, .resting)
    rig.tick(10)
    rig.send(.forgetExtents)
    rig.tick(3)
    var speed = -60.0
    var before = rig.seen()
    while speed < -0.5 {
      rig.report(rig.platform + speed, .decelerating)
      let after = rig.seen()
      for (id, position) in after { if let old = before[id] { #expect(abs(position - old + speed) < 0.01) } }
      before = after
      speed *= 0.97
    }
    #expect(rig.writesInMotion == 0)
    rig.report(rig.platform, .resting)
    for (id, position) in rig.seen() { if let old = before[id] { #expect(abs(position - old) < 0.01) } }
    #expect(rig.engine.content.origin.magnitude <= 0.5)
  }
}
