import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Items in lanes: measuring an earlier item can move a later item into a different lane.
@Suite struct ListScrollLaneTests {
  @Test(
    "Lanes keep a visible item in place and leave no blank area",
    arguments: [.columns(3), .masonry(3), .adaptiveMasonry(minimum: 120)] as [ListArrangement], [false, true])
  func lanes(arrangement: ListArrangement, isObserved: Bool) {
    var random = Dice(seed: 11)
    let configuration = ListConfiguration(arrangement: arrangement, spacing: 8, laneSpacing: 8)
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 20_000, configuration: configuration)
    if isObserved {
      rig.report(90_000, .resting)
    } else {
      rig.send(.scroll(.scrollTo(90_000, animated: false)))
    }
    rig.tick(20)
    for step in 0..<200 {
      var before = rig.placed()
      let travel = Double.random(in: -300...300, using: &random)
      if isObserved {
        rig.report(rig.platform + travel, .tracking)
      } else {
        rig.send(.scroll(.wheel(travel, isPrecise: true)))
        rig.tick()
      }
      var after = rig.placed()
      var moves = after.compactMap { id, position in before[id].map { position - $0 } }
      #expect(moves.contains { abs($0 + travel) < 0.01 }, "step \(step)")
      #expect(rig.uncovered().isEmpty, "step \(step)")
      if step % 5 == 0 {
        if isObserved { rig.report(rig.platform, .resting) }
        before = rig.placed()
        rig.edit(.insert(Int.random(in: 1...7, using: &random), at: 0))
        after = rig.placed()
        moves = after.compactMap { id, position in before[id].map { position - $0 } }
        #expect(moves.contains { abs($0) < 0.01 }, "step \(step)")
      }
    }
    #expect(rig.peak < 200)
  }

  @Test(
    "A change keeps its anchor item in place until all newly mounted items are measured",
    arguments: [.stack, .columns(3), .masonry(2), .masonry(5)] as [ListArrangement], [false, true])
  func changes(arrangement: ListArrangement, isObserved: Bool) throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      var dice = Dice(seed: seed)
      let salt = dice.index(below: 30_000)
      let configuration = ListConfiguration(arrangement: arrangement, spacing: dice.unit() * 20)
      var rig = ListRig(
        isObserved ? .platformTransform : .engine,
        count: 4000, configuration: configuration,
        viewport: (400 + dice.unit() * 500).rounded(),
        extent: { 20 + Double(($0 &* 7919 &+ salt) % 30_000) / 192 })
      rig.send(.scrollTo(ItemTarget(item: 2000), animated: false))
      for step in 0..<10 {
        var frames = 0
        repeat {
          rig.tick()
          frames += 1
        } while rig.engine.needsFrames && frames < 120
        let position = rig.engine.content.visibleItems.lowerBound - 30 + dice.index(below: 60)
        let gone = position..<position + 1 + dice.index(below: 10)
        let change = dice.index(below: 5)
        guard case .item(let held) = rig.engine.list.itemAnchor(without: change == 0 ? gone : 0..<0) else {
          continue
        }
        let shown = rig.identities[held.item]
        let before = try #require(rig.placed()[shown])
        switch change {
        case 0: rig.edit(.remove(gone))
        case 1: rig.edit(.insert(1 + dice.index(below: 40), at: position))
        case 2: rig.send(.forgetExtents)
        case 3: rig.send(.estimate(20 + dice.unit() * 90, .standard))
        default:
          let viewport = rig.engine.list.viewport + Double(dice.index(below: 400)) - 200
          rig.send(.layOut(viewport: viewport, cross: 400))
        }
        rig.tick(20)
        guard rig.identities.contains(shown) else { continue }
        let after = try #require(rig.placed()[shown])
        #expect(abs(after - before) < 0.01, "seed \(seed), step \(step): change \(change)")
      }
    }
  }

  @Test(
    "Slow scrolling keeps visible items in place, although one item is never measured",
    arguments: [0.25, 0.5, 0.9])
  func slow(step: Double) throws {
    var rig = ListRig(count: 1000, extent: { $0 == 515 ? .nan : 50 })
    rig.send(.scrollTo(ItemTarget(item: 500, offset: 10), animated: false))
    rig.tick(150)
    rig.send(.estimate(60, .standard))
    var extent = 50.0
    for _ in 0..<400 {
      let first = try #require(rig.seen().filter { $0.value > 1 }.keys.min())
      let before = try #require(rig.placed()[first])
      rig.send(.scroll(.wheel(step, isPrecise: true)))
      rig.tick()
      // An item whose start has just left the viewport may still be the anchor.
      if let start = rig.placed()[first - 1], start < -1.5 {
        extent += 0.5
        rig.send(.measure(item: first - 1, extent: extent))
        rig.send(.commit)
      }
      let after = try #require(rig.placed()[first])
      #expect(abs(after - before + step) < 0.02, "item \(first)")
    }
  }
}
