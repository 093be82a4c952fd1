package import OverscrollCore
import OverscrollListCore
import OverscrollTrace
import PromiseChecks
package import Testing

/// A scroll view without a screen: an engine, a clock that advances in frames, and one finger.
///
/// One rig serves every source. With `.engine` it passes the finger to the engine. With the other sources a
/// simulated scroll view moves under the finger, and the rig reports its offset in each frame and performs
/// the engine's requests. Every event is checked against the promises.
package struct Rig: Sendable {
  /// The engine.
  package private(set) var engine: ScrollEngine
  /// The extents, and the scroll view of a platform; it does not move if the engine moves the content.
  package var platform: SimulatedScrollView
  /// The current time, in s.
  package private(set) var time = 0.0
  /// The effects so far, in order, except requests for insets and reports.
  package private(set) var effects: [ScrollEffect] = []
  /// The requests for insets so far, in order.
  package private(set) var insetChanges: [InsetChange] = []
  /// The phases that each edge has had so far, in order, without immediate repetitions.
  package private(set) var phases: EdgePair<[String]>
  /// Whether the platform reports its phase; otherwise every report has the phase `.unknown`.
  package var reportsPhase: Bool

  private var finger = 400.0
  /// The number of the finger that moves.
  package private(set) var pointer: Int32 = 1
  /// The fingers that are down, if the engine moves the content.
  private var fingers: Set<Int32> = []
  private var revision: UInt32 = 1
  private var watch = PromiseWatch()
  private var shown: ShownState

  /// The duration of a frame, in s.
  package static let frame = 1.0 / 64

  /// Creates a rig at rest at the start of its content.
  package init(
    _ source: ScrollBehavior.Source = .engine, start: EdgeConfiguration? = .phone,
    end: EdgeConfiguration? = nil, behavior: ScrollBehavior = ScrollBehavior(), viewport: Double = 800,
    content: Double = 3000, reportsPhase: Bool = true
  ) {
    var behavior = behavior
    if source != .engine { behavior.source = source }
    engine = ScrollEngine(start: start, end: end, behavior: behavior)
    platform = SimulatedScrollView(ScrollExtents(viewport: viewport, content: content))
    self.reportsPhase = reportsPhase
    phases = EdgePair(start: [], end: [])
    shown = ShownState(engine)
    send(.layout(platform.extents, revision: revision))
    if !isDriven { report() }
  }

  /// Whether the engine moves the content.
  package var isDriven: Bool { engine.behavior.source == .engine }
  /// Whether a finger is down.
  package var hasFinger: Bool { isDriven ? !fingers.isEmpty : platform.isDragged }
  /// The drawn content offset, in pt.
  package var offset: Double { engine.presentation.contentOffset }

  /// Sends an input at the current time, and performs its effects.
  ///
  /// The engine handles the time that has passed before it handles the input.
  @discardableResult
  package mutating func send(_ input: ScrollInput, _ location: SourceLocation = #_sourceLocation)
    -> [ScrollEffect]
  {
    let last = shown
    let waited = engine.handle(.tick, at: time)
    // The platform takes over where the engine has moved the content.
    if case .setBehavior(let next) = input, isDriven, next.source != .engine { platform.place(at: offset) }
    let before = ShownState(engine)
    let asked = engine.handle(input, at: time)
    shown = ShownState(engine)
    let breaches = watch.look(
      at: TraceStep(
        .input(.scroll(input)), last: last, before: before, after: shown, waited: waited, effects: asked))
    #expect(breaches.isEmpty, "\(breaches.map(\.description)), after \(input)", sourceLocation: location)
    for edge in ScrollEdge.allCases
    where phases[edge].isEmpty || shown.edges[edge].phase != last.edges[edge].phase {
      let name = phase(edge)
      if phases[edge].last != name { phases[edge].append(name) }
    }
    follow(input)
    for effect in waited + asked { perform(effect, location) }
    return waited + asked
  }

  private mutating func follow(_ input: ScrollInput) {
    switch input {
    case .dragBegan(let start): fingers.insert(start.pointer)
    case .dragEnded(let pointer): fingers.remove(pointer)
    case .dragCancelled(let pointer):
      fingers = pointer.map { fingers.subtracting([$0]) } ?? []
      // Another view takes over the gesture.
      platform.cancelDrag()
    default: break
    }
  }

  private mutating func perform(_ effect: ScrollEffect, _ location: SourceLocation) {
    switch effect {
    case .setInsets(let change):
      #expect(!platform.isDragged, "the insets change under a finger", sourceLocation: location)
      insetChanges.append(change)
      let before = platform.offset
      platform.apply(change)
      #expect(platform.offset == before, "the insets move the content", sourceLocation: location)
    case .report: report(location)
    case .adjustOffset(let change):
      effects.append(effect)
      platform.place(at: platform.offset + change)
    case .edge, .swallowTap: effects.append(effect)
    }
  }

  /// Reports the offset and the phase of the platform.
  package mutating func report(_ location: SourceLocation = #_sourceLocation) {
    send(.observed(platform.offset, reportsPhase ? platform.phase : .unknown), location)
  }

  /// Advances time without an event, by default by one frame.
  private mutating func advance(by seconds: Double = Rig.frame) {
    time += seconds
    platform.advance(to: time)
  }

  /// Advances time, frame by frame.
  package mutating func run(_ seconds: Double, _ location: SourceLocation = #_sourceLocation) {
    let end = time + seconds
    while time < end {
      advance(by: min(Rig.frame, end - time))
      if isDriven { send(.tick, location) } else { report(location) }
    }
  }

  // MARK: - Finger

  /// Puts a finger down.
  ///
  /// If the engine moves the content, a drag begins when the finger has moved farther than the touch slop.
  package mutating func touch(pointer: Int32 = 1, at position: Double = 400) {
    (finger, self.pointer) = (position, pointer)
    guard isDriven else {
      platform.touch(at: position)
      return report()
    }
    send(.dragBegan(DragStart(pointer: pointer, main: position)))
  }

  /// Moves the finger at constant speed, one step per frame.
  ///
  /// The finger is the one that moved or came down last, unless `pointer` names another one.
  package mutating func drag(by distance: Double, over seconds: Double = 0.25, pointer: Int32? = nil) {
    self.pointer = pointer ?? self.pointer
    let steps = max(1, Int((seconds / Rig.frame).rounded()))
    for _ in 0..<steps {
      advance()
      finger += distance / Double(steps)
      if isDriven {
        send(.dragMoved(pointer: self.pointer, main: finger, cross: 0))
      } else {
        platform.drag(by: distance / Double(steps))
        report()
      }
    }
  }

  /// Moves the finger until the content has an offset, in pt, and keeps it there for an eighth of a second.
  ///
  /// If no finger is down, one comes down first. The finger moves in at most 400 frames, so it may not reach an
  /// offset far outside the content.
  package mutating func drag(to target: Double, pointer: Int32? = nil) {
    if !hasFinger { touch(pointer: pointer ?? self.pointer) }
    for _ in 0..<400 where abs(offset - target) > 1e-9 {
      drag(by: (offset - target).clamped(to: -120, 120), over: Rig.frame, pointer: pointer)
    }
    run(0.125)
  }

  /// Moves the finger until the content is `overscroll` pt past an edge; see ``drag(to:)``.
  ///
  /// A negative overscroll is inside the content.
  package mutating func pull(to overscroll: Double, at edge: ScrollEdge = .start, pointer: Int32? = nil) {
    drag(to: platform.extents.offset(forOverscroll: overscroll, past: edge), pointer: pointer)
  }

  /// Moves a new finger by a distance in pt within a sixteenth of a second, and lifts it.
  package mutating func fling(by distance: Double) {
    touch()
    drag(by: distance, over: 4 * Rig.frame)
    lift()
  }

  /// Lifts the finger.
  package mutating func lift(pointer: Int32? = nil) {
    guard isDriven else {
      platform.lift()
      return report()
    }
    send(.dragEnded(pointer: pointer ?? self.pointer))
  }

  // MARK: - Content and actions

  /// Moves the content to an offset without an animation, in pt.
  package mutating func place(at offset: Double) {
    guard isDriven else {
      platform.place(at: offset)
      return report()
    }
    send(.scrollTo(offset, animated: false))
  }

  /// Lays out the content with a new length, in pt.
  package mutating func layOut(content: Double) {
    revision += 1
    platform.extents = ScrollExtents(viewport: platform.extents.viewport, content: content)
    send(.layout(platform.extents, revision: revision))
  }

  /// Lays out the content with a length in pt added before the viewport, so that nothing visible moves.
  package mutating func grow(by length: Double) {
    revision += 1
    let extents = ScrollExtents(
      viewport: platform.extents.viewport, content: platform.extents.content + length)
    send(.relayout(extents, revision: revision, shift: length))
    platform.grow(to: extents, by: length)
    if !isDriven { report() }
  }

  /// Replaces the platform's scroll view by a new one that rests at an offset.
  package mutating func attach(at offset: Double = 0, _ location: SourceLocation = #_sourceLocation) {
    platform = SimulatedScrollView(platform.extents)
    platform.advance(to: time)
    platform.place(at: offset)
    send(.attach, location)
    let count = insetChanges.count
    send(.tick, location)
    #expect(
      insetChanges.count == count, "the insets change before the first report", sourceLocation: location)
    report(location)
  }

  /// Reports the result of the latest start at an edge, or at either edge, to the engine.
  package mutating func finish(_ edge: ScrollEdge? = nil, _ result: RefreshResult = .success) throws {
    send(.finish(try #require(tokens(edge).last), result))
  }
}
