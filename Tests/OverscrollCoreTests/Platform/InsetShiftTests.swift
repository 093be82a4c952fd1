@testable import OverscrollCore
import Testing

/// Content that grows before the viewport, where the platform holds the gaps too and may not say what it does.
@Suite struct InsetShiftTests {
  private static func relayout(_ shift: Double) -> ScrollInput {
    .relayout(ScrollExtents(viewport: 800, content: 3000 + shift), revision: 2, shift: shift)
  }

  @Test(
    "A native scroller's content moves by the shift before its next report and after it",
    arguments: [true, false])
  func native(_ tells: Bool) {
    var engine = ScrollEngine.inset()
    func send(_ input: ScrollInput, _ time: Double) -> ScrollEffects {
      engine.handle(ScrollEvent(input, at: time))
    }
    func phase(_ phase: ObservedPhase) -> ObservedPhase { tells ? phase : .unknown }
    _ = send(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), 0)
    for frame in 0...20 {
      _ = send(.observed(600 + Double(frame * frame), phase(.tracking)), Double(frame) / 64)
    }
    // Where the finger is inferred, the offset counts that it is certain of.
    let before = engine.presentation.contentOffset
    #expect(engine.isDragging && (before == 1000 || !tells))
    let answer = send(Self.relayout(250), 0.3125)
    #expect(answer.isEmpty)
    #expect(engine.presentation.contentOffset == before + 250)
    // Stillness decides before another report has come.
    _ = send(.tick, 2)
    #expect(engine.presentation.contentOffset == 1250)
    _ = send(.observed(1250, phase(.resting)), 2)
    #expect(engine.presentation.contentOffset == 1250)
    #expect(engine.handle(ScrollEvent(.step(.pageBackward), at: 3)).insets?.offset == 550)
  }

  @Test("The same extents with a shift do not look like a finger to a scroller that has to infer one")
  func inference() {
    let geometry = ScrollExtents(viewport: 800, content: 3000)
    var engine = ScrollEngine.inset()
    _ = engine.handle(ScrollEvent(.layout(geometry, revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.observed(600, .unknown), at: 0))
    _ = engine.handle(ScrollEvent(.observed(600, .unknown), at: 1))
    _ = engine.handle(ScrollEvent(.relayout(geometry, revision: 1, shift: -40), at: 1))
    _ = engine.handle(ScrollEvent(.observed(560, .unknown), at: 1.015625))
    #expect(!engine.isDragging && engine.presentation.contentOffset == 560)
    _ = engine.handle(ScrollEvent(.observed(600, .unknown), at: 1.03125))
    #expect(engine.isDragging)
  }

  @Test("A page that a native scroller is asked for right after a shift counts from the new place")
  func page() {
    var engine = ScrollEngine.inset()
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.observed(600, .resting), at: 0))
    _ = engine.handle(ScrollEvent(Self.relayout(250), at: 1))
    #expect(engine.handle(ScrollEvent(.step(.pageBackward), at: 1)).insets?.offset == 150)
  }

  @Test("An inference goes on as if the content had always been there", arguments: [5.0, 12, 16, 19, 30, 45])
  func inferring(_ shiftedAt: Double) {
    let geometry = ScrollExtents(viewport: 800, content: 9e6)
    for shift in [-350.0, 1000] {
      var (still, shifted) = (FingerInference(), FingerInference())
      var scroller = Scroller()
      scroller.geometry = geometry
      scroller.scroll(to: 4e6, animated: false)
      var movers: Set<Mover> = []
      for frame in 0..<60 {
        scroller.advance(to: Double(frame) / 64)
        if frame == 4 { scroller.beginDrag(at: 0) }
        if frame > 4, frame < 16 { scroller.drag(to: Double((frame - 4) * (frame - 4))) }
        if frame == 16 { scroller.endDrag() }
        if frame == 40 { scroller.beginDrag(at: 0) }
        if Double(frame) == shiftedAt { shifted.shift(by: shift) }
        let moved = Double(frame) >= shiftedAt ? shift : 0
        #expect(abs(shifted.certainOffset - still.certainOffset - moved) < 1e-6, "before frame \(frame)")
        let one = still.observe(scroller.offset, geometry, at: scroller.time)
        let other = shifted.observe(scroller.offset + moved, geometry, at: scroller.time)
        #expect(one == other && still.deadline == shifted.deadline, "frame \(frame)")
        movers.insert(one)
      }
      #expect(movers == [.nothing, .finger, .momentum])
    }
  }

  @Test("A layout that waits for the platform's place has no shift left, since that place includes it")
  func unplaced() {
    var engine = ScrollEngine.inset()
    _ = engine.handle(ScrollEvent(.attach, at: 0))
    _ = engine.handle(ScrollEvent(Self.relayout(400), at: 0))
    _ = engine.handle(ScrollEvent(.observed(400, .resting), at: 0))
    #expect(engine.presentation.contentOffset == 400)
    #expect(engine.scroller.geometry.content == 3400)
    // Not even for the instant: 800 pt further on an end that loads more would be near.
    var loading = ScrollEngine.inset(start: nil, end: EdgeConfiguration(policy: .approach(100)))
    _ = loading.handle(ScrollEvent(.attach, at: 0))
    var effects = loading.handle(ScrollEvent(Self.relayout(400), at: 0))
    effects += loading.handle(ScrollEvent(.observed(2150, .resting), at: 0))
    #expect(effects.isEmpty)
  }

  @Test("Where content comes to rest that a shift has moved since it was pulled says nothing of the edge")
  func baseline() {
    var baseline = RestBaseline()
    for position in [100.0, 180, 160] { _ = baseline.offset(at: position) }
    _ = baseline.note(.decelerating)
    baseline.shift()
    let isMoved = baseline.note(.resting)
    let isRebased = baseline.rebase()
    #expect(!isMoved && !isRebased && baseline.position == 100)
    let offset = baseline.offset(at: 60)
    let isMovedLater = baseline.note(.resting)
    #expect(offset == 40 && !isMovedLater && baseline.position == 100)
  }

  @Test("A jump of the first row from rest does not move the edge where a shift came after it")
  func jumped() {
    var engine = ScrollEngine.inset()
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    for (position, time) in [(100.0, 0.0), (100, 1), (130, 1.015625)] {
      _ = engine.handle(ScrollEvent(.locate(position), at: time))
    }
    _ = engine.handle(ScrollEvent(Self.relayout(300), at: 1.015625))
    _ = engine.handle(ScrollEvent(.tick, at: 2))
    #expect(engine.presentation.contentOffset == 270)
  }

  @Test("A jump of the first row from rest that a shift explains does not move the edge")
  func locate() {
    var engine = ScrollEngine.inset()
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.locate(100), at: 0))
    _ = engine.handle(ScrollEvent(.locate(100), at: 1))
    _ = engine.handle(ScrollEvent(Self.relayout(300), at: 1))
    _ = engine.handle(ScrollEvent(.locate(-200), at: 1.015625))
    _ = engine.handle(ScrollEvent(.locate(-200), at: 2))
    _ = engine.handle(ScrollEvent(.tick, at: 3))
    #expect(engine.presentation.contentOffset == 300)
  }
}
