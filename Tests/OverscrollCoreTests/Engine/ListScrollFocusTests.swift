import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Focused items stay mounted, and the engine scrolls to them if the platform does not.
@Suite struct ListScrollFocusTests {
  /// A list of items of 50 pt in a viewport of 800 pt, scrolled to an offset.
  private func rig(at offset: Double, isObserved: Bool = false, extent: Double = 50) -> ListRig {
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 100_000) { _ in extent }
    if isObserved {
      rig.report(offset, .resting)
    } else {
      rig.send(.scroll(.scrollTo(offset, animated: false)))
    }
    rig.tick(5)
    return rig
  }

  private func offset(_ rig: ListRig) -> Double { rig.engine.list.offset }

  @Test(
    "Focusing an item outside the viewport scrolls by the shortest distance", arguments: ListFocus.allCases)
  func shows(focus: ListFocus) {
    for (item, expected) in [(200, 10_000.0), (199, 9_950), (190, 9_500), (215, 10_000), (216, 10_050)] {
      var rig = rig(at: 10_000)
      rig.send(.focus(item, focus, shows: true))
      if focus == .assistive { #expect(offset(rig) == expected, "item \(item)") }
      rig.tick(60)
      #expect(offset(rig) == expected, "item \(item)")
      #expect(!rig.engine.needsFrames)
    }
  }

  @Test("A focused item longer than the viewport fills the viewport")
  func long() {
    var rig = rig(at: 10_000, extent: 1000)
    rig.send(.focus(10, .assistive, shows: true))
    #expect(offset(rig) == 10_000)
    rig.send(.focus(11, .assistive, shows: true))
    #expect(offset(rig) == 11_000)
  }

  @Test(
    "In observed mode, without the request `shows`, or during a drag, focusing an item scrolls nothing")
  func leaves() {
    var platform = rig(at: 10_000, isObserved: true)
    let before = platform.platform
    platform.effects = []
    platform.send(.focus(220, .assistive, shows: true))
    platform.send(.focus(180, .keyboard, shows: true))
    platform.tick(10)
    #expect(platform.platform == before && platform.effects.isEmpty)

    var silent = rig(at: 10_000)
    silent.send(.focus(220))
    silent.tick(10)
    #expect(offset(silent) == 10_000)

    var held = rig(at: 10_000)
    held.send(.scroll(.dragBegan(DragStart(pointer: 1, main: 400))))
    held.send(.scroll(.dragMoved(pointer: 1, main: 350, cross: 0)))
    let position = offset(held)
    held.send(.focus(180, .keyboard, shows: true))
    held.tick(10)
    #expect(offset(held) == position)
  }

  @Test("An item that already has the focus is not shown again and stays mounted outside the viewport")
  func once() {
    var rig = rig(at: 10_000)
    rig.send(.focus(205, .keyboard, shows: true))
    rig.send(.focus(206, .assistive, shows: true))
    rig.send(.scroll(.scrollTo(900_000, animated: false)))
    rig.tick(5)
    rig.send(.focus(205, .keyboard, shows: true))
    rig.tick(5)
    #expect(offset(rig) == 900_000)
    #expect(rig.mountedItems.prefix(4) == [204, 205, 206, 207])
    rig.edit(.remove(0..<206))
    #expect(rig.mountedItems.first == 0)
    #expect(rig.engine.list.focusedItem(.keyboard) == nil)
    #expect(rig.engine.list.focusedItem(.assistive) == 0)
    rig.send(.focus(nil, .assistive))
    rig.tick()
    #expect(rig.mountedItems.first ?? 0 > 1000)
  }

  @Test("With reduced motion, a focused item is shown at once")
  func reducedMotion() {
    var rig = rig(at: 10_000)
    var behavior = ScrollBehavior(source: .engine)
    behavior.reducesMotion = true
    rig.send(.scroll(.setBehavior(behavior)))
    rig.send(.focus(216, .keyboard, shows: true))
    #expect(offset(rig) == 10_050)
  }
}
