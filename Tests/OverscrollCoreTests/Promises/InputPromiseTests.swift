import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Promises 9, 11 and 12: invalid numbers, short content, and gestures that do not pull.
@Suite struct InputPromiseTests {
  static let absurd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1, 0,
    .leastNonzeroMagnitude,
  ]

  @Test("Promise 9: extreme and invalid numbers leave all results finite", arguments: absurd)
  func absurdNumbers(_ number: Double) {
    let behavior = ScrollBehavior(snapping: SnapTargets(every: number, from: number))
    let configuration = EdgeConfiguration(
      policy: .approach(number), threshold: .points(number), secondThreshold: .fraction(number),
      gap: .points(number),
      rearm: .lifted(within: number), minimumDuration: number, resultDuration: number, timeout: number,
      indicator: IndicatorMotion(extent: number, fadeIn: number, unavailableOpacity: number))
    var engine = ScrollEngine(start: configuration, end: configuration, behavior: behavior)
    let inputs: [ScrollInput] = [
      .layout(ScrollExtents(viewport: number, content: number), revision: .max),
      .indicatorExtent(.start, number),
      .dragBegan(DragStart(pointer: .min, main: number, cross: number)),
      .dragMoved(pointer: .min, main: number, cross: number), .dragEnded(pointer: .min),
      .dragBegan(DragStart(pointer: .max, main: 0)), .dragMoved(pointer: .max, main: number, cross: 0),
      .dragMoved(pointer: .max, main: 50, cross: 0), .dragEnded(pointer: .max),
      .wheel(number, isPrecise: true), .wheel(number, isPrecise: false), .scrollTo(number, animated: true),
      .scrollTo(number, animated: false), .retarget(number), .scrollTo(300, animated: true),
      .retarget(number),
      .relayout(ScrollExtents(viewport: 800, content: 3000), revision: 1, shift: number),
      .relayout(ScrollExtents(viewport: number, content: number), revision: 1, shift: number),
      .observed(number, .tracking), .begin(.start), .begin(.end), .tick,
    ]
    for (step, input) in (inputs + inputs).enumerated() {
      _ = engine.handle(ScrollEvent(input, at: step % 2 == 0 ? number : Double(step)))
      let shown = engine.presentation
      for figure in [
        engine.time, shown.contentOffset, shown.velocity, shown.shift, shown.start.progress,
        shown.start.opacity,
        shown.start.rotation, shown.start.gap, shown.start.indicatorOffset, shown.end.overscroll,
        shown.end.flip,
      ] {
        #expect(figure.isFinite, "\(input) at step \(step)")
      }
    }
  }

  @Test(
    "Promise 9: the previous time replaces an invalid or earlier time, and a jump back resets the clock"
  )
  func backwards() {
    var engine = ScrollEngine(start: .phone)
    for (time, expected) in [
      (5.0, 5.0), (3, 5), (.nan, 5), (-.infinity, 5), (.infinity, 5), (6, 6), (2, 6), (3, 7),
    ] {
      _ = engine.handle(ScrollEvent(.tick, at: time))
      #expect(engine.time == expected)
    }
  }

  @Test("Promise 9: driven mode ignores observed offsets, and observed mode ignores drags, wheels and steps")
  func wrongSource() {
    var driven = Rig()
    let before = driven.engine
    driven.send(.observed(50, .tracking))
    #expect(driven.engine == before)
    var observed = Rig(behavior: ScrollBehavior(source: .platformTransform))
    let inputs: [ScrollInput] = [
      .dragBegan(DragStart(pointer: 1, main: 0)), .dragMoved(pointer: 1, main: 90, cross: 0),
      .wheel(40, isPrecise: true), .scrollTo(90, animated: false), .step(.toEnd), .stop,
      .dragEnded(pointer: 1),
    ]
    for input in inputs {
      let before = observed.engine
      observed.send(input)
      #expect(observed.engine == before, "\(input)")
    }
  }

  @Test("Promise 11: a pull of empty, short or long content has the same course", arguments: Preset.pulled)
  func contentSize(_ preset: Preset) {
    let trails = [0.0, 1, 300, 800, 5000, 1e9].map { content in
      var rig = Rig(start: preset.configuration, content: content)
      rig.touch()
      rig.drag(by: 400)
      rig.run(0.25)
      let pulled = rig.engine.presentation
      rig.lift()
      rig.run(1)
      return [pulled.contentOffset, rig.engine.presentation.contentOffset, Double(rig.starts(.start))]
    }
    #expect(trails.allSatisfy { $0 == trails[0] })
    #expect(trails[0][0] < -100 && trails[0][2] == 1)
  }

  @Test("Promise 11: empty content can be pulled at its end")
  func emptyEnd() {
    var rig = Rig(start: nil, end: .headerFooter, content: 0)
    rig.touch()
    rig.drag(by: -400)
    rig.run(0.125)
    rig.lift()
    #expect(rig.starts(.end) == 1)
  }

  @Test("Promise 12: a sideways drag, two fingers and a nested scroll view pull nothing")
  func noPull() {
    var sideways = Rig()
    sideways.touch()
    for step in 1...20 {
      sideways.send(.dragMoved(pointer: 1, main: 400 + Double(step) * 9, cross: Double(step) * 10))
    }
    var two = Rig()
    two.touch()
    two.send(.dragBegan(DragStart(pointer: 2, main: 500)))
    two.drag(by: 300)
    var nested = Rig()
    nested.send(.dragBegan(DragStart(pointer: 1, main: 400, inner: .towardStart)))
    nested.drag(by: 300)
    for var rig in [sideways, two, nested] {
      #expect(rig.engine.presentation.contentOffset == 0)
      rig.lift()
      rig.lift(pointer: 2)
      #expect(rig.starts(.start) == 0)
      rig.touch(pointer: 3)
      rig.drag(by: 300, pointer: 3)
      #expect(rig.engine.presentation.contentOffset < 0)
    }
  }

  @Test(
    "Promise 12: a configuration can disable pulls that begin inside the content", arguments: [true, false])
  func pullsFromInside(_ allowed: Bool) {
    var rig = Rig(start: EdgeConfiguration(pullsFromInside: allowed))
    rig.send(.scrollTo(50, animated: false))
    rig.pull(to: 120)
    rig.lift()
    #expect(rig.starts(.start) == (allowed ? 1 : 0))
    rig.run(2)
    if !allowed {
      rig.pull(to: 120, pointer: 2)
      rig.lift(pointer: 2)
      #expect(rig.starts(.start) == 1)
    }
  }

  @Test("Promise 12: the end edge can disable pulls that begin inside the content", arguments: [true, false])
  func pullsFromInsideTheEnd(_ allowed: Bool) {
    var rig = Rig(end: EdgeConfiguration(pullsFromInside: allowed))
    for (pointer, offset) in [(1, 2150.0), (2, 2200)] as [(Int32, Double)] {
      rig.send(.scrollTo(offset, animated: false))
      let before = rig.starts(.end)
      rig.touch(pointer: pointer)
      rig.drag(by: -700, pointer: pointer)
      rig.lift(pointer: pointer)
      #expect(rig.starts(.end) - before == (allowed && before == 0 || offset == 2200 && !allowed ? 1 : 0))
      rig.run(2)
    }
  }
}
