/// Decides everything about one scroll axis: where the content is, what each edge does, what is shown.
///
/// A value: it reads no clock, calls nobody back and allocates nothing while content merely moves. A host turns
/// input into events, performs the effects, and applies `presentation` field by field.
///
/// An event at time t first performs what was due before t, each thing at its own instant, so the state at t
/// does not depend on how many ticks led there.
public struct ScrollEngine: Hashable, Sendable {
  /// The instant, in s, that the engine has been brought to.
  public internal(set) var time = 0.0
  /// Where the content is and what moves it.
  public internal(set) var scroller = Scroller()
  /// What each edge does.
  public internal(set) var edges: EdgePair<EdgeMachine>
  /// What happens when both edges have something to do.
  public internal(set) var exclusion = ExclusionPolicy.drop

  var gate = DragGate()
  var gesture = Gesture()
  var platform = ObservedScroll()
  var latches = EdgePair(start: ContentLatch(), end: ContentLatch())
  var queued: Queued?
  var nextToken = RefreshToken(rawValue: 1)

  /// The drag under way.
  struct Gesture: Hashable, Sendable {
    /// Whether the content stood at the edge, or past it, when the finger took hold of it.
    var beganAtEdge = EdgePair(start: true, end: true)
  }

  /// A start that waits for the other edge's action to end.
  struct Queued: Hashable, Sendable {
    let edge: ScrollEdge
    let level: RefreshLevel
  }

  /// Makes an engine at rest, with nothing laid out.
  ///
  /// - Parameters:
  ///   - start: The start edge's configuration, or nothing to switch the edge off.
  ///   - end: The end edge's configuration, or nothing to switch the edge off.
  ///   - behavior: How input is answered.
  public init(
    start: EdgeConfiguration? = .standard, end: EdgeConfiguration? = nil,
    behavior: ScrollBehavior = ScrollBehavior()
  ) {
    edges = EdgePair(start: EdgeMachine(start), end: EdgeMachine(end))
    scroller.behavior = behavior
  }

  /// Takes an event and says what is to be done about it.
  ///
  /// - Parameter event: What happened. Complexity: O(1), and O(deadlines passed) where time has passed over some.
  /// - Returns: What the host is to do, in order; mostly nothing.
  public mutating func handle(_ event: ScrollEvent) -> ScrollEffects {
    var effects = ScrollEffects()
    advance(to: event.time.isFinite ? max(time, event.time.asPosition(or: time)) : time, &effects)
    if case .tick = event.input { return effects }
    apply(event, &effects)
    follow(&effects)
    return effects
  }

  /// Whether a finger holds the content.
  var isDragging: Bool {
    switch scroller.behavior.source {
    case .driven: gate.isDragging
    case .observed: platform.phase == .tracking
    }
  }

  /// The offset, in pt, at which the content is drawn.
  var drawnOffset: Double {
    switch scroller.behavior.source {
    case .driven: scroller.offset
    case .observed: scroller.behavior.shiftsContent ? platform.drawnOffset(at: time) : platform.offset
    }
  }
}
