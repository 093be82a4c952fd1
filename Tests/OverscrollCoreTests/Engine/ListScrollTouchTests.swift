import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore
@testable import OverscrollTrace

/// The time for which a touched item is the anchor, and the inputs that end it.
@Suite struct ListScrollTouchTests {
  /// A list of items of 100 pt in a viewport of 800 pt, scrolled so that the viewport's start cuts the
  /// sixth item.
  private func rig(
    isObserved: Bool, at offset: Double = 530, _ configuration: ListConfiguration = ListConfiguration()
  ) -> ListRig {
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 60, configuration: configuration) {
      _ in 100
    }
    if isObserved {
      rig.report(offset, .resting)
    } else {
      rig.send(.scroll(.scrollTo(offset, animated: false)))
    }
    rig.tick(3)
    return rig
  }

  /// Makes an item 150 pt longer, and returns the distance that its start moves on screen, in pt.
  private func move(_ rig: inout ListRig, of item: Int = 5) -> Double {
    func place(_ rig: inout ListRig) -> Double { rig.engine.list.frame(of: item).start - rig.viewportStart }
    let before = place(&rig)
    rig.send(.measure(item: item, extent: rig.engine.list.frame(of: item).extent + 150))
    rig.send(.commit)
    return place(&rig) - before
  }

  @Test("A touched item is the anchor during the touch and for a second after it", arguments: [false, true])
  func time(isObserved: Bool) {
    for (seconds, isHeld) in [(0.0, true), (0.9, true), (1.1, false), (5, false)] {
      var rig = rig(isObserved: isObserved)
      rig.send(.touch(5))
      // The touch may last any time.
      rig.time += 4
      #expect(move(&rig) == 0)
      rig.send(.touch(nil))
      rig.time += seconds
      #expect(move(&rig) == (isHeld ? 0 : -150), "\(seconds)")
    }
  }

  @Test("Repeated ends of a touch do not extend the second for which the touched item stays the anchor")
  func twice() {
    var rig = rig(isObserved: false)
    rig.send(.touch(5))
    for _ in 0..<3 {
      rig.send(.touch(nil))
      rig.time += 0.4
    }
    #expect(move(&rig) == -150)
  }

  @Test("A touch on a second item replaces the first, and a second end of a touch has no effect")
  func another() {
    var rig = rig(isObserved: false)
    rig.send(.touch(5))
    rig.send(.touch(9))
    #expect(rig.engine.list.touchedItem == 9)
    rig.send(.touch(nil))
    rig.time += 2
    rig.send(.touch(nil))
    #expect(rig.engine.list.touchedItem == nil && rig.engine.content.touchExpiry == .infinity)
  }

  @Test("When the user or code scrolls, the touched item is no longer the anchor")
  func scroll() {
    let drag = [
      ScrollInput.dragBegan(DragStart(pointer: 1, main: 400)), .dragMoved(pointer: 1, main: 380, cross: 0),
    ]
    for inputs in [
      drag, [.wheel(4, isPrecise: true)], [.step(.lineForward)], [.scrollTo(540, animated: false)],
    ] {
      var rig = rig(isObserved: false)
      rig.send(.touch(5))
      for input in inputs { rig.send(.scroll(input)) }
      #expect(rig.engine.list.touchedItem == nil, "\(inputs)")
    }
    var driven = rig(isObserved: false)
    driven.send(.touch(5))
    driven.send(.scroll(.dragBegan(DragStart(pointer: 1, main: 400))))
    // The finger has not moved.
    #expect(driven.engine.list.touchedItem == 5)
    driven.send(.scrollTo(ItemTarget(item: 30), animated: true))
    #expect(driven.engine.list.touchedItem == nil)
    var observed = rig(isObserved: true)
    observed.send(.touch(5))
    observed.report(533, .tracking)
    #expect(observed.engine.list.touchedItem == nil)
  }

  @Test(
    "During a touch a chat follows its end, unless the touched item itself changes", arguments: [false, true])
  func chat(isObserved: Bool) {
    var chat = rig(isObserved: isObserved, at: 5200, .chat)
    #expect(chat.viewportStart == 5200)
    chat.send(.touch(56))
    chat.send(.measure(item: 59, extent: 140))
    chat.send(.commit)
    #expect(chat.viewportStart == 5240)
    var follows = chat
    follows.edit(.insert(1, at: 60))
    follows.tick(90)
    if isObserved { follows.report(follows.platform, .resting) }
    #expect(follows.viewportStart == 5340)
    #expect(move(&chat, of: 56) == 0)
  }

  @Test("Opening a touched section at a chat's end does not scroll, so its rows appear below its header")
  func section() {
    var chat = rig(isObserved: false, at: 5200, .chat)
    chat.edit(.insert(1, at: 60, .header))
    chat.tick(90)
    let before = chat.viewportStart
    chat.send(.touch(60))
    chat.edit(.insert(20, at: 61))
    chat.tick(90)
    #expect(chat.viewportStart == before)
  }

  @Test("A trace records touches") func trace() {
    var recorder = TraceRecorder(engine: .list)
    recorder.record(.touch(7), at: 1)
    recorder.record(.touch(nil), at: 2)
    #expect(recorder.events().map(\.input) == [.input(.touch(7)), .input(.touch(nil))])
  }
}
