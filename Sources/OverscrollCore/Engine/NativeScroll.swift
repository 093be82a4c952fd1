/// A platform's own scroller, and the engine that watches it.
///
/// The platform moves the content and holds the gaps itself, as insets. This value decides what an engine alone
/// cannot: who moves the content where the platform does not say, and when the insets change so that nothing
/// jumps. Like the engine it reads no clock and calls nobody back.
public struct NativeScroll: Hashable, Sendable {
  /// What is decided from the platform's offsets.
  public private(set) var engine: ScrollEngine
  /// The insets, in pt, that the platform holds for the gaps, besides its own.
  public private(set) var insets = EdgePair(start: 0.0, end: 0.0)

  /// The gaps, in pt, that these insets are for.
  private var gaps = EdgePair(start: 0.0, end: 0.0)
  private var inference = FingerInference()
  private var baseline = RestBaseline()
  private var offset = 0.0
  private var phase = ObservedPhase.resting

  /// How far past an edge, in pt, content that no finger holds still counts as at the edge.
  ///
  /// A platform rests on whole pixels, and an inset need not be one: half a point is UIKit's own idea of rest.
  static let tolerance = 0.5

  /// Makes a scroller at rest, with nothing laid out.
  ///
  /// - Parameters:
  ///   - start: The start edge's configuration, or nothing to switch the edge off.
  ///   - end: The end edge's configuration, or nothing to switch the edge off.
  public init(start: EdgeConfiguration? = .standard, end: EdgeConfiguration? = nil) {
    engine = ScrollEngine(
      start: start, end: end, behavior: ScrollBehavior(source: .observed, shiftsContent: false))
  }

  /// The next instant, in s, at which something changes without an event, or infinity.
  public var nextDeadline: Double { min(engine.nextDeadline, inference.deadline) }

  /// Whether a finger is on the content, or is taken to be.
  var isTracking: Bool { phase == .tracking }

  /// Takes an event and says what is to be done about it.
  ///
  /// An offset whose phase is `.unknown` gets one by inference (see `FingerInference`). `.behave` can change
  /// everything but who scrolls and who holds the gaps.
  ///
  /// - Parameter event: What happened. Complexity: as the engine's.
  /// - Returns: What the host is to do.
  public mutating func handle(_ event: ScrollEvent) -> NativeScrollAnswer {
    var answer = NativeScrollAnswer()
    if inference.deadline <= event.time {
      let rest = inference.deadline
      inference.settle(at: rest)
      observe(offset, .resting, at: rest, &answer)
    }
    switch event.input {
    case .observed(let offset, let phase):
      guard offset.isFinite else { break }
      observe(offset, phase == .unknown ? infer(from: offset, at: event.time) : phase, at: event.time, &answer)
    case .behave(var behavior):
      behavior.source = .observed
      behavior.shiftsContent = false
      pass(.behave(behavior), at: event.time, &answer)
    case .layout, .indicatorExtent, .configure, .exclude, .dragBegan, .dragMoved, .dragEnded, .dragCancelled,
      .wheel, .step, .scrollTo, .stop, .tick, .begin, .finish, .cancel, .tap, .enable, .exhaust:
      pass(event.input, at: event.time, &answer)
    }
    return answer
  }

  /// Takes the position of the content's first row, from a host that knows neither the offset nor the finger.
  ///
  /// - Parameters:
  ///   - position: Where the row is, in pt, in a space that does not scroll; nothing while no such row reports,
  ///     which says nothing about the content. The edge is learnt (see `RestBaseline`).
  ///   - time: When, in s.
  public mutating func locate(_ position: Double?, at time: Double) -> NativeScrollAnswer {
    guard let offset = baseline.offset(at: position) else { return handle(ScrollEvent(.tick, at: time)) }
    return handle(ScrollEvent(.observed(offset, .unknown), at: time))
  }

  /// Forgets which position of the first row is the edge: the next one is.
  public mutating func forgetEdge() {
    baseline.reset()
    inference = FingerInference()
  }

  /// The host has another scroller from now on, or none: at rest at its start, without insets.
  ///
  /// A pull ends without a start. An action under way goes on, and its gap is held anew.
  ///
  /// - Parameter time: When, in s.
  public mutating func attach(at time: Double) -> NativeScrollAnswer {
    var answer = NativeScrollAnswer()
    insets = EdgePair(start: 0, end: 0)
    gaps = insets
    forgetEdge()
    engine.cancelPulls()
    observe(0, .resting, at: time, &answer)
    return answer
  }

  private mutating func infer(from offset: Double, at time: Double) -> ObservedPhase {
    switch inference.observe(offset, engine.scroller.geometry, at: time) {
    case .nothing: .resting
    case .finger: .tracking
    case .momentum: .decelerating
    }
  }

  private mutating func observe(
    _ offset: Double, _ phase: ObservedPhase, at time: Double, _ answer: inout NativeScrollAnswer
  ) {
    self.phase = phase
    self.offset = phase == .tracking ? offset : atRest(offset)
    if baseline.note(phase) {
      inference = FingerInference()
      self.offset = 0
    }
    pass(.observed(self.offset, phase), at: time, &answer)
  }

  /// The offset, or the edge that it is past by less than the tolerance.
  private func atRest(_ offset: Double) -> Double {
    for edge in ScrollEdge.allCases {
      let overscroll = engine.scroller.geometry.overscroll(past: edge, at: offset)
      if overscroll > 0, overscroll < NativeScroll.tolerance {
        return engine.scroller.geometry.offset(forOverscroll: 0, past: edge)
      }
    }
    return offset
  }

  private mutating func pass(_ input: ScrollInput, at time: Double, _ answer: inout NativeScrollAnswer) {
    answer.effects += engine.handle(ScrollEvent(input, at: time))
    hold(engine.heldGaps, &answer)
  }

  /// Brings the insets to what the edges ask for, but never under a finger: the platform would take the place of
  /// the finger anew for the new range, and jump.
  private mutating func hold(_ wanted: EdgePair<Double>, _ answer: inout NativeScrollAnswer) {
    guard !isTracking else { return }
    let target = destination(.start, wanted) ?? destination(.end, wanted)
    gaps = wanted
    let insets = EdgePair(start: wanted.start, end: endInset(for: wanted.end))
    guard insets != self.insets || target != nil else { return }
    self.insets = insets
    answer.insets = InsetChange(insets: insets, offset: target ?? answer.insets?.offset)
  }

  /// The inset that makes room for a gap at the end: content that does not fill the viewport has none to scroll into.
  private func endInset(for gap: Double) -> Double {
    let geometry = engine.scroller.geometry
    return gap > 0 ? gap + max(0, geometry.viewport - geometry.content) : 0
  }

  /// Where the content belongs, in pt, if it is past an edge whose gap changes; elsewhere it stays.
  private func destination(_ edge: ScrollEdge, _ wanted: EdgePair<Double>) -> Double? {
    let distance = engine.scroller.geometry.distance(to: edge, from: offset)
    let isPassedBy = distance < 0 || (distance <= 0 && engine.approachDistance(of: edge) < 0)
    guard wanted[edge] != gaps[edge], isPassedBy else { return nil }
    return engine.scroller.geometry.offset(forOverscroll: wanted[edge], past: edge)
  }
}

/// What a native scroller's host is to do.
public struct NativeScrollAnswer: Hashable, Sendable {
  /// What the engine asked for, in order.
  public internal(set) var effects: ScrollEffects = []
  /// The insets to set, if they change.
  public internal(set) var insets: InsetChange?
}

/// Insets to be set in one transaction, in which the content stays where it is.
public struct InsetChange: Hashable, Sendable {
  /// The insets for the gaps, in pt, to be added to the platform's own.
  public let insets: EdgePair<Double>
  /// The offset, in pt from the content's own start, to which the content then scrolls, animated; where there is
  /// none, whatever moves it goes on.
  public let offset: Double?
}
