import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Tests that both edges behave alike and that repeated settings have no effect.
@Suite struct SymmetryTests {
  /// Returns the configuration of a tick test, changed so that both edges behave alike.
  ///
  /// Observed modes have no gap, because a platform's start gap is drawn differently from its end gap. The
  /// start edge does not resume the end edge.
  private static func configuration(_ row: EngineTickTests.Row) -> EdgeConfiguration {
    var configuration = row.preset.configuration
    configuration.resumesAfterRefresh = false
    if row.source != .engine { configuration.gap = .points(0) }
    return configuration
  }

  @Test(
    "With mirrored inputs, the end edge behaves like the start edge", arguments: EngineTickTests.rows)
  func mirror(_ row: EngineTickTests.Row) {
    var starts = 0
    for seed in UInt64(1)...32 {
      let configuration = Self.configuration(row)
      // The content is so long that only one edge is near at a time. Otherwise, the engine would update the
      // start edge first.
      let long = ScrollExtents(viewport: 600, content: 1400)
      func begun(at offset: Double) -> ScrollEngine {
        var engine = ScrollEngine(start: nil, end: nil, behavior: ScrollBehavior(source: row.source))
        _ = engine.handle(.layout(long, revision: 1), at: 0)
        _ = engine.handle(
          row.source == .engine ? .scrollTo(offset, animated: false) : .observed(offset, .resting), at: 0)
        for edge in ScrollEdge.allCases {
          _ = engine.handle(.configure(edge, configuration), at: 0)
          _ = engine.handle(.setEnabled(edge, true), at: 0)
        }
        return engine
      }
      let timeline = RandomTimeline(
        seed: seed, begun(at: 0), exclusion: Mirror.exclusions(row.source)[Int(seed % 2)],
        contents: [1000, 1400])
      var engine = timeline.first
      var image = begun(at: long.maximumOffset)
      var mirror = Mirror(source: row.source, maximum: long.maximumOffset)
      for event in timeline.events {
        let input = mirror.original(of: event.input)
        let effects = engine.handle(input, at: event.time)
        let mirrored = image.handle(mirror.image(of: input), at: event.time)
        let fault =
          mirror.difference(effects, mirrored) ?? mirror.difference(engine.presentation, image.presentation)
        if let fault {
          Issue.record("seed \(seed), \(event): \(fault)")
          return
        }
        for case .edge(_, .started) in effects { starts += 1 }
      }
    }
    #expect(starts > 10)
  }

  @Test("Repeated settings change nothing, in any phase", arguments: EngineTickTests.rows)
  func again(_ row: EngineTickTests.Row) {
    for seed in UInt64(1)...32 {
      var dice = Dice(seed: seed)
      let timeline = EngineTickTests().timeline(row, seed)
      var (once, engine) = (timeline.first, timeline.first)
      for event in timeline.events {
        let expected = once.handle(event) + once.handle(Self.nothing, at: event.time)
        var effects = engine.handle(event)
        let said = Self.restatement(of: engine, after: event.input, &dice)
        for input in said { effects += engine.handle(input, at: event.time) }
        guard effects == expected, engine.presentation == once.presentation,
          engine.nextDeadline == once.nextDeadline
        else {
          Issue.record("seed \(seed): \(said) after \(event): \(effects), not \(expected)")
          return
        }
      }
    }
  }

  /// An input without an effect, because the token was never issued.
  private static let nothing = ScrollInput.finish(RefreshToken(rawValue: .max), .success)

  /// Inputs that repeat the current state, or that change and restore it at the same time.
  private static func restatement(of engine: ScrollEngine, after input: ScrollInput, _ dice: inout Dice)
    -> [ScrollInput]
  {
    let edge = dice.pick(ScrollEdge.allCases)
    let configuration = engine.configuration(of: edge)
    let machine = engine.edges[edge]
    switch dice.index(below: 9) {
    case 0: return [.configure(edge, configuration)]
    case 1: return [.setBehavior(engine.behavior)]
    case 2: return [.setExclusion(engine.exclusion)]
    case 3: if let extent = machine.measuredExtent { return [.indicatorExtent(edge, extent)] }
    case 4: return [.setEnabled(edge, machine.restingPhase != .disabled)]
    case 5:
      // A result without more content takes effect only after its result display.
      let hasNoMoreContent = machine.restingPhase == .noMoreContent
      if machine.hasNoMoreContent == hasNoMoreContent { return [.setNoMoreContent(edge, hasNoMoreContent)] }
    case 6:
      // A layout is only repeated after a layout, because a list sends relayouts instead.
      if case .layout = input { return [input] }
    case 7:
      guard let revision = engine.loadMoreGates.start.layoutRevision else { break }
      return [.relayout(engine.content.scroller.geometry, revision: revision, shift: 0)]
    default:
      var other = configuration
      other.hasSuccessHaptic.toggle()
      other.indicator.fadeIn = 0.3
      other.secondThreshold = other.secondThreshold == nil ? .points(120) : nil
      other.threshold = machine.rearmState == .open ? .points(70) : other.threshold
      other.gap = machine.phase == .idle ? .points(80) : other.gap
      return [.configure(edge, other), .configure(edge, configuration)]
    }
    return [nothing]
  }
}

/// Translates inputs into their mirror image: the start of the content becomes the end.
private struct Mirror {
  let source: ScrollBehavior.Source
  /// The largest offset at rest, in pt.
  private(set) var maximum: Double

  init(source: ScrollBehavior.Source, maximum: Double) {
    self.source = source
    self.maximum = maximum
  }

  /// The exclusion policies for which both edges behave alike.
  ///
  /// A platform may report the content past one edge and next past the opposite edge. The engine then
  /// updates the start edge first, and this order decides whether a cancelled edge has an overscroll to
  /// return from.
  static func exclusions(_ source: ScrollBehavior.Source) -> [ExclusionPolicy] {
    source == .engine ? [.cancel, .queue] : [.drop, .queue]
  }

  /// Returns the input, or an equivalent input that can be mirrored.
  ///
  /// A layout becomes a relayout with an explicit shift, because its mirror image has a different shift.
  func original(of input: ScrollInput) -> ScrollInput {
    switch input {
    case .layout(let extents, let revision): .relayout(extents, revision: revision, shift: 0)
    case .setExclusion(let policy) where !Mirror.exclusions(source).contains(policy): .setExclusion(.drop)
    default: input
    }
  }

  mutating func image(of input: ScrollInput) -> ScrollInput {
    switch input {
    case .relayout(let extents, let revision, let shift):
      let before = maximum
      maximum = extents.maximumOffset
      return .relayout(extents, revision: revision, shift: maximum - before - shift)
    case .indicatorExtent(let edge, let extent): return .indicatorExtent(edge.opposite, extent)
    case .configure(let edge, let configuration): return .configure(edge.opposite, configuration)
    case .dragBegan(var start):
      start.main = 800 - start.main
      return .dragBegan(start)
    case .dragMoved(let pointer, let main, let cross):
      return .dragMoved(pointer: pointer, main: 800 - main, cross: cross)
    case .wheel(let delta, let isPrecise): return .wheel(-delta, isPrecise: isPrecise)
    case .step(let step):
      switch step {
      case .lineBackward: return .step(.lineForward)
      case .lineForward: return .step(.lineBackward)
      case .pageBackward: return .step(.pageForward)
      case .pageForward: return .step(.pageBackward)
      case .toStart: return .step(.toEnd)
      case .toEnd: return .step(.toStart)
      }
    case .scrollTo(let offset, let animated): return .scrollTo(maximum - offset, animated: animated)
    case .retarget(let offset): return .retarget(maximum - offset)
    case .observed(let offset, let phase): return .observed(maximum - offset, phase)
    case .begin(let edge): return .begin(edge.opposite)
    case .cancel(let edge): return .cancel(edge.opposite)
    case .tap(let edge): return .tap(edge.opposite)
    case .setEnabled(let edge, let isOn): return .setEnabled(edge.opposite, isOn)
    case .setNoMoreContent(let edge, let hasNoMoreContent):
      return .setNoMoreContent(edge.opposite, hasNoMoreContent)
    case .layout, .setBehavior, .setExclusion, .dragEnded, .dragCancelled, .stop, .tick, .attach, .finish:
      return input
    }
  }

  /// Returns the difference between the mirrored engine's effects and the expected effects, or `nil`.
  ///
  /// The order of the effects does not matter.
  func difference(_ effects: ScrollEffects, _ image: ScrollEffects) -> String? {
    let wanted = effects.map { effect in
      switch effect {
      case .edge(let edge, let said): "\(edge.opposite) \(said)"
      case .adjustOffset(let change): "adjust \(Self.rounded(-change))"
      case .setInsets(let change):
        "insets \(change.insets.end) \(change.insets.start) \(goal(change.offset.map { maximum - $0 }))"
      case .report, .swallowTap: "\(effect)"
      }
    }
    let found = image.map { effect in
      switch effect {
      case .edge(let edge, let said): "\(edge) \(said)"
      case .adjustOffset(let change): "adjust \(Self.rounded(change))"
      case .setInsets(let change): "insets \(change.insets.start) \(change.insets.end) \(goal(change.offset))"
      case .report, .swallowTap: "\(effect)"
      }
    }
    return wanted.sorted() == found.sorted() ? nil : "\(found), not \(wanted)"
  }

  private func goal(_ offset: Double?) -> String { offset.map { "\(Self.rounded($0))" } ?? "-" }

  private static func rounded(_ number: Double) -> Double { (number * 1024).rounded() / 1024 + 0 }

  func difference(_ shown: ScrollPresentation, _ image: ScrollPresentation) -> String? {
    let pairs = [
      ("offset", maximum - shown.contentOffset, image.contentOffset),
      ("velocity", -shown.velocity, image.velocity), ("shift", -shown.shift, image.shift),
    ]
    if let fault = Self.difference(pairs) { return fault }
    if shown.isDragging != image.isDragging { return "isDragging is \(image.isDragging)" }
    if shown.needsFrames != image.needsFrames { return "wantsFrames is \(image.needsFrames)" }
    return ScrollEdge.allCases.lazy.compactMap { Self.difference(shown[$0], image[$0.opposite]) }.first
  }

  private static func difference(_ shown: EdgePresentation, _ image: EdgePresentation) -> String? {
    let pairs = [
      ("threshold", shown.threshold, image.threshold), ("overscroll", shown.overscroll, image.overscroll),
      ("gap", shown.gap, image.gap), ("progress", shown.progress, image.progress),
      ("indicator", shown.indicatorOffset, image.indicatorOffset), ("opacity", shown.opacity, image.opacity),
      ("rotation", shown.rotation, image.rotation), ("flip", shown.flip, image.flip),
      ("pulse", shown.pulse, image.pulse),
    ]
    if shown.phase.name != image.phase.name { return "\(image.phase), not \(shown.phase)" }
    if shown.isAvailable != image.isAvailable { return "isAvailable is \(image.isAvailable)" }
    if shown.yieldsToEnclosing != image.yieldsToEnclosing { return "leadsOut is \(image.yieldsToEnclosing)" }
    return difference(pairs)
  }

  private static func difference(_ pairs: [(String, Double, Double)]) -> String? {
    pairs.first { abs($0.1 - $0.2) > 1e-6 }.map { "\($0.0) \($0.2), not \($0.1)" }
  }
}
