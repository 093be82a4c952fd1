import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Promises 9 and 11: invalid numbers, and content of any length.
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

  @Test(
    "Promise 11: a pull of empty, short or long content has the same course", arguments: Preset.pulled,
    ScrollBehavior.Source.allCases)
  func contentSize(_ preset: Preset, _ source: ScrollBehavior.Source) {
    let trails = [0.0, 1, 300, 800, 5000, 1e9].map { content in
      var rig = Rig(source, start: preset.configuration, content: content)
      rig.touch()
      rig.drag(by: 400)
      rig.run(0.25)
      let pulled = rig.offset
      rig.lift()
      rig.run(1)
      return [pulled, rig.offset, Double(rig.starts(.start))]
    }
    #expect(trails.allSatisfy { $0 == trails[0] })
    #expect(trails[0][0] < -100 && trails[0][2] == 1)
  }
}
