/// A platform's own scroller, and the engine that watches it.
///
/// The platform moves the content and holds the gaps itself, as insets. This value decides what an engine alone
/// cannot: who moves the content where the platform does not say, and when the insets change so that nothing
/// jumps. Like the engine it reads no clock and calls nobody back.
public struct NativeScroll: Hashable, Sendable {
  /// What is decided from the platform's offsets.
  public internal(set) var engine: ScrollEngine
  /// The insets, in pt, that the platform holds for the gaps, besides its own.
  public internal(set) var insets = EdgePair(start: 0.0, end: 0.0)

  /// The gaps, in pt, that these insets are for.
  var gaps = EdgePair(start: 0.0, end: 0.0)
  /// What is known of who moves the content, in the range in which it rests (see `restExtents`).
  var inference = FingerInference()
  private var baseline = RestBaseline()
  var offset = 0.0
  var phase = ObservedPhase.resting
  /// Whether it is known where the content is.
  var isPlaced = true
  /// The layout that was reported before that.
  private var layout: ScrollInput?

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
  ///
  /// The end of an indicator's turning is one: a host that draws frames only while they are wanted waits for it.
  public var nextDeadline: Double {
    min(min(engine.nextDeadline, inference.deadline), min(spinEnd(of: .start), spinEnd(of: .end)))
  }

  private func spinEnd(of edge: ScrollEdge) -> Double {
    engine.edges[edge].spin?.end(after: engine.time) ?? .infinity
  }

  /// Whether a finger is on the content, or is taken to be.
  var isTracking: Bool { phase == .tracking }

  /// Takes an event and says what is to be done about it.
  ///
  /// `.dragCancelled` says that the finger was taken away, by which no pull starts anything. An offset whose phase
  /// is `.unknown` gets one by inference; while that doubts whether a finger has lifted, the offset counts at which
  /// it was last certain (see `FingerInference`). `.behave` can change everything but who scrolls and who holds
  /// the gaps.
  ///
  /// - Parameter event: What happened. Complexity: as the engine's.
  /// - Returns: What the host is to do.
  public mutating func handle(_ event: ScrollEvent) -> NativeScrollAnswer {
    var answer = NativeScrollAnswer()
    if inference.deadline <= event.time {
      settle(at: inference.deadline, &answer)
    }
    switch event.input {
    case .observed(let offset, .unknown):
      guard offset.isFinite else { break }
      place(at: offset, event.time, &answer)
      let mover = inference.observe(offset + insets.start, restExtents, at: event.time)
      observe(inference.certainOffset - insets.start, ObservedPhase(mover), at: event.time, &answer)
    case .observed(let offset, let phase):
      if offset.isFinite { observe(offset, phase, at: event.time, &answer) }
    case .dragCancelled:
      guard isTracking else { break }
      engine.cancelPulls()
      observe(offset, .decelerating, at: event.time, &answer)
    case .layout where !isPlaced:
      layout = event.input
    case .relayout(let geometry, let revision, _) where !isPlaced:
      layout = .layout(geometry, revision: revision)
    case .relayout(_, _, let shift):
      self.shift(by: shift.asPosition(or: 0))
      pass(event.input, at: event.time, &answer)
    case .behave(var behavior):
      behavior.source = .observed
      behavior.shiftsContent = false
      pass(.behave(behavior), at: event.time, &answer)
    case .layout, .indicatorExtent, .configure, .exclude, .dragBegan, .dragMoved, .dragEnded, .wheel,
      .step, .scrollTo, .retarget, .stop, .tick, .begin, .finish, .cancel, .tap, .enable, .exhaust:
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

  /// Has the edge be elsewhere: what stands above the content is longer than before, or shorter.
  ///
  /// Wherever the content is, it is the edge that has moved: what the next position says is no movement.
  ///
  /// - Parameter distance: By how much it is longer, in pt. What is not finite, and 0, changes nothing.
  public mutating func moveEdge(by distance: Double) {
    guard distance.isFinite, distance != 0 else { return }
    baseline.move(by: distance)
    inference.forgetMotion()
  }

  /// Forgets where the edge is: the next position is there.
  private mutating func forgetEdge() {
    baseline.reset()
    inference = FingerInference()
  }

  /// The host has another scroller from now on, or none: at rest, without insets.
  ///
  /// A pull ends without a start. An action under way goes on, and its gap is held anew once the first offset
  /// says where the content is.
  ///
  /// - Parameter time: When, in s.
  public mutating func attach(at time: Double) -> NativeScrollAnswer {
    var answer = NativeScrollAnswer()
    insets = EdgePair(start: 0, end: 0)
    gaps = insets
    forgetEdge()
    engine.cancelPulls()
    isPlaced = false
    phase = .resting
    offset = offset.clamped(to: 0, engine.scroller.geometry.maximumOffset)
    pass(.observed(offset, .resting), at: time, &answer)
    return answer
  }

  /// Scrolls on by a page, as an assistive technology asks, and as far as there is content.
  ///
  /// - Parameters:
  ///   - edge: The edge to scroll to.
  ///   - time: When, in s.
  public mutating func page(to edge: ScrollEdge, at time: Double) -> NativeScrollAnswer {
    var answer = handle(ScrollEvent(.tick, at: time))
    let geometry = engine.scroller.geometry
    let step = ScrollStep.page * geometry.viewport
    let target = (edge == .start ? offset - step : offset + step).clamped(to: 0, geometry.maximumOffset)
    if target != offset, !isTracking { answer.insets = InsetChange(insets: insets, offset: target) }
    return answer
  }

  /// Takes note that the content has stood still.
  ///
  /// Where only the first row's position is known, one that has jumped once from rest is where bars have put it.
  private mutating func settle(at time: Double, _ answer: inout NativeScrollAnswer) {
    if inference.hasJumped, baseline.rebase() {
      inference = FingerInference()
      return observe(0, .resting, at: time, &answer)
    }
    let mover = inference.settle(at: time)
    observe(inference.certainOffset - insets.start, ObservedPhase(mover), at: time, &answer)
  }

  private mutating func observe(
    _ offset: Double, _ phase: ObservedPhase, at time: Double, _ answer: inout NativeScrollAnswer
  ) {
    place(at: offset, time, &answer)
    self.phase = phase
    self.offset = phase == .tracking ? offset : atRest(offset)
    if baseline.note(phase) {
      inference = FingerInference()
      self.offset = 0
    }
    pass(.observed(self.offset, phase), at: time, &answer)
  }

  /// The content before the viewport grew, as the platform's next offset will say.
  private mutating func shift(by distance: Double) {
    guard distance != 0 else { return }
    offset += distance
    inference.shift(by: distance)
    baseline.shift()
  }

  /// Says where the content is, after an attachment, before it is said how large that is.
  ///
  /// Otherwise an edge might be near that the content is not at.
  private mutating func place(at offset: Double, _ time: Double, _ answer: inout NativeScrollAnswer) {
    guard !isPlaced else { return }
    pass(.observed(offset, .resting), at: time, &answer)
    isPlaced = true
    if let layout { pass(layout, at: time, &answer) }
    layout = nil
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
}

extension ObservedPhase {
  /// What a platform would have said of a mover.
  fileprivate init(_ mover: Mover) {
    switch mover {
    case .nothing: self = .resting
    case .finger: self = .tracking
    case .momentum: self = .decelerating
    }
  }
}
