import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Regression tests of lists with edges, in driven mode (the engine scrolls) and observed mode (the
/// platform scrolls).
@Suite struct ListScrollEdgeTests {
  private func endGap(_ rig: inout ListRig) -> Double {
    (rig.placed()[rig.identities.last ?? -1] ?? .nan) + rig.extent(rig.identities.last ?? -1)
  }

  @Test("A chat shows its end after several messages in quick succession", arguments: [0, 1, 5])
  func burst(frames: Int) {
    var rig = ListRig(count: 60, configuration: .chat)
    rig.tick(30)
    for _ in 0..<8 {
      rig.edit(.insert(1, at: rig.identities.count))
      rig.tick(frames)
    }
    rig.tick(60)
    #expect(abs(endGap(&rig) - 800) < 0.01)
    #expect(!rig.engine.needsFrames)
  }

  @Test("A chat that is filled message by message shows its end, also when it is emptied and filled again")
  func filled() {
    var rig = ListRig(count: 0, configuration: .chat)
    for round in 0..<2 {
      for _ in 0..<40 { rig.edit(.insert(1, at: rig.identities.count)) }
      rig.tick(40)
      #expect(abs(endGap(&rig) - 800) < 0.01, "round \(round)")
      rig.edit(.remove(0..<40))
      #expect(rig.engine.list.count == 0)
    }
  }

  @Test("A measurement does not move content that is pulled past a sticky end")
  func pulledPastEnd() {
    var rig = ListRig(count: 60, configuration: .chat, end: .headerFooter)
    rig.tick(30)
    rig.send(.scroll(.dragBegan(DragStart(pointer: 1, main: 600))))
    rig.send(.scroll(.dragMoved(pointer: 1, main: 580, cross: 0)))
    rig.send(.scroll(.dragMoved(pointer: 1, main: 400, cross: 0)))
    let before = rig.viewportStart
    #expect(before > rig.engine.list.maximumOffset + 20)
    rig.send(.measure(item: 59, extent: rig.extent(59)))
    rig.send(.commit)
    #expect(rig.viewportStart == before)
    rig.send(.layOut(viewport: 790, cross: 400))
    #expect(abs(rig.viewportStart - before - 10) < 0.01)
  }

  @Test("A hidden list requests no frames, and scrolls to its target item when it appears")
  func hidden() {
    var rig = ListRig(count: 1000)
    rig.tick(10)
    rig.send(.layOut(viewport: 0, cross: 0))
    rig.send(.scrollTo(ItemTarget(item: 500), animated: true))
    rig.tick(2)
    #expect(!rig.engine.needsFrames)
    rig.send(.layOut(viewport: 800, cross: 400))
    rig.tick(100)
    #expect(rig.seen()[500].map { abs($0) < 0.01 } == true)
    #expect(!rig.engine.needsFrames)
  }

  @Test("Offset corrections that wait until the platform rests start no refresh and leave no blank area")
  func untoldCorrections() {
    for isRemoval in [true, false] {
      let configuration = ListConfiguration(adaptsEstimates: isRemoval)
      var rig = ListRig(
        .platformTransform,
        count: 300, configuration: configuration, start: .standard,
        extent: { _ in isRemoval ? 60 : 20 })
      rig.send(.estimate(isRemoval ? 60 : 100, .standard))
      rig.report(4000, .resting)
      rig.tick(10)
      if isRemoval {
        rig.report(3900, .tracking)
        rig.edit(.remove(0..<50))
      }
      for _ in 0..<80 {
        rig.report(rig.platform - 50, .tracking)
        #expect(rig.blank() == 0)
        #expect(rig.engine.scroll.edges.start.phase == .idle)
        #expect(rig.viewportStart >= 0)
      }
      #expect(rig.writesInMotion == 0 || rig.platform < 1)
      rig.report(rig.platform, .resting)
      rig.tick(3)
      #expect(abs(rig.platform) < 0.01 && rig.engine.content.origin == 0)
    }
  }

  @Test(
    "When all items are replaced during a deceleration, the list ends at its start and shows no blank area")
  func replaced() {
    var rig = ListRig(.platformTransform, count: 5000, extent: { _ in 60 })
    rig.report(120_000, .decelerating)
    rig.identities = Array(0..<700)
    rig.send(.reset(count: 700, .standard))
    for _ in 0..<20 {
      rig.report(rig.platform - 30, .decelerating)
      #expect(rig.blank() == 0)
    }
    rig.report(rig.platform, .resting)
    #expect(rig.viewportStart >= 0 && rig.viewportStart < 1)
    #expect(rig.engine.content.origin == 0)
  }

  @Test("While a refresh keeps its gap open, a scroll to an item reaches the item")
  func targetWithGap() {
    var rig = ListRig(.platformTransform, count: 500, start: .standard, extent: { _ in 60 })
    rig.tick(10)
    rig.send(.scroll(.begin(.start)))
    rig.tick(40)
    rig.send(.scrollTo(ItemTarget(item: 100), animated: false))
    rig.tick(10)
    let position = rig.engine.content.frame(of: 100).start - rig.engine.scrollOffset
    #expect(abs(position) < 0.01)
    #expect(rig.engine.content.target == nil)
  }

  @Test("Content that shrinks at its end while the platform decelerates causes no offset write")
  func shrinkingEnd() {
    var rig = ListRig(
      .platformTransform,
      count: 400, configuration: ListConfiguration(adaptsEstimates: false),
      extent: { _ in 20 })
    rig.send(.estimate(100, .standard))
    rig.report(34_000, .resting)
    rig.tick(10)
    for _ in 0..<60 { rig.report(rig.platform + 60, .decelerating) }
    #expect(rig.writesInMotion == 0)
    #expect(rig.blank() == 0)
  }

  @Test(
    "The input `stop` ends an animated scroll to an item, in driven and observed mode",
    arguments: [false, true])
  func stopped(isObserved: Bool) {
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 5000)
    rig.send(.scrollTo(ItemTarget(item: 3000), animated: true))
    rig.tick(5)
    rig.send(.scroll(.stop))
    let before = rig.viewportStart
    rig.tick(60)
    #expect(abs(rig.viewportStart - before) < 200)
    #expect(!rig.engine.needsFrames)
  }

  @Test(
    "After edges join a list, a pull starts the action only if the platform already had the list's offset")
  func joinsUnplaced() {
    var rig = ListRig(.platformTransform, count: 300)
    rig.report(3000, .resting)
    rig.tick(3)
    let edges = ScrollEngine(
      start: EdgeConfiguration(policy: .reach, minimumDuration: 0),
      behavior: ScrollBehavior(source: .platformInset))
    for isPlaced in [false, true] {
      var list = rig.engine
      _ = list.plug(into: edges, isPlaced: isPlaced, at: rig.time)
      _ = list.handle(.scroll(.observed(-150, .tracking)), at: rig.time + 1)
      #expect((list.scroll.edges.start.token != nil) == isPlaced)
    }
  }
}
