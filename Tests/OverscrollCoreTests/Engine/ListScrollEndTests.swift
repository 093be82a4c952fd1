import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// A programmatic scroll to the end of a list shows the end while items there change.
@Suite struct ListScrollEndTests {
  enum Way: CaseIterable, Sendable { case start, end, animated, offset }

  /// The end of the last item, in pt from the viewport's start.
  private func end(_ rig: inout ListRig) -> Double {
    let frame = rig.engine.content.frame(of: rig.engine.list.count - 1)
    return frame.start + frame.extent + rig.engine.content.origin - rig.viewportStart
  }

  private func go(_ way: Way, _ rig: inout ListRig) {
    let last = rig.engine.list.count - 1
    switch way {
    case .start: rig.send(.scrollTo(ItemTarget(item: last), animated: false))
    case .end: rig.send(.scrollTo(ItemTarget(item: last, alignment: .end), animated: false))
    case .animated: rig.send(.scrollTo(ItemTarget(item: last), animated: true))
    case .offset: rig.send(.scroll(.scrollTo(1e12, animated: false)))
    }
    rig.tick(60)
  }

  /// Makes every mounted item longer, as when its text arrives late.
  private func grow(_ rig: inout ListRig, by more: Double) {
    let extent = rig.extent
    rig.extent = { extent($0) + more }
    for item in rig.mountedItems {
      rig.send(.measure(item: item, extent: rig.extent(rig.identity(of: item) ?? -1)))
    }
    rig.send(.commit)
    rig.tick(3)
  }

  @Test(
    "A scroll to the last item shows its end, and items that grow later do not move the first visible item",
    arguments: Way.allCases, [false, true])
  func grown(way: Way, isObserved: Bool) {
    guard way != .offset || !isObserved else { return }
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 10_000_000)
    go(way, &rig)
    rig.tick(200)
    #expect(abs(end(&rig) - 800) < 0.01)
    let before = rig.seen()
    let first = before.filter { $0.value >= 0 }.min { $0.value < $1.value }
    for more in [90.0, 3] {
      grow(&rig, by: more)
      #expect(first.map { abs((rig.seen()[$0.key] ?? .nan) - $0.value) < 0.01 } == true, "by \(more)")
      #expect(end(&rig) > 801 && rig.blank() == 0)
    }
    #expect(!rig.engine.needsFrames)
  }

  @Test(
    "If items grow before all visible items are measured, the last item stays at the viewport's end",
    arguments: [false, true])
  func unmeasured(isObserved: Bool) {
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 1000)
    go(.end, &rig)
    rig.send(.forgetExtents)
    #expect(abs(end(&rig) - 800) < 0.01)
  }

  @Test(
    "A short list, an edited list and a replaced list do not scroll to the end when items grow or are added")
  func others() {
    var short = ListRig(count: 3)
    go(.start, &short)
    grow(&short, by: 900)
    #expect(short.viewportStart == 0)
    var edited = ListRig(count: 1000)
    go(.end, &edited)
    let before = edited.viewportStart
    edited.edit(.insert(5, at: 1000))
    edited.tick(60)
    #expect(edited.viewportStart == before)
    go(.end, &edited)
    edited.identities = Array(0..<2)
    edited.send(.reset(count: 2, .standard))
    edited.tick(10)
    grow(&edited, by: 900)
    #expect(edited.viewportStart == 0)
  }
}
