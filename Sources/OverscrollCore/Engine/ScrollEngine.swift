/// Decides everything about one scroll axis: where the content is, what each edge does, what is shown.
///
/// A value: it reads no clock, calls nobody back and allocates nothing while content merely moves. A host turns
/// input into events, performs the effects, and applies `presentation` field by field.
///
/// An event at time t first performs what was due before t, each thing at its own instant, so the state at t
/// does not depend on how many ticks led there.
public struct ScrollEngine: Hashable, Sendable {
  /// The instant, in s, that the engine has been brought to: the host's time, unless that has been set back.
  @usableFromInline package var time = 0.0
  /// Where the content is and what moves it.
  @usableFromInline package var scroller = Scroller()
  /// What each edge does.
  var edges: EdgePair<EdgeMachine>
  /// What happens when both edges have something to do.
  var exclusion = ExclusionPolicy.drop

  /// How far, in s, `time` is ahead of the host's time.
  var lead = 0.0
  @usableFromInline package var gate = DragGate()
  /// Whether the content stood at each edge, or past it, when the finger took hold of it.
  var beganAtEdge = EdgePair(start: true, end: true)
  @usableFromInline package var platform = ObservedScroll()
  var insets = GapInsets()
  var place = Place.known
  var latches = EdgePair(start: ContentLatch(), end: ContentLatch())
  var queued: Queued?
  var nextToken = RefreshToken(rawValue: 1)
  /// Whether the content is yet to be brought to its place in this event, so that what it is near counts for nothing.
  package var holdsApproaches = false
  #if hasFeature(Embedded) && !OVERSCROLL_TRACE
    /// The browser's lists have no alignment.
    package var spaceBefore: Double {
      get { 0 }
      set {}
    }
    var heldSpace: Double {
      get { 0 }
      set {}
    }
  #else
    /// The free space, in pt, before items that stand at the viewport's end without filling it: a gap at the start opens in it.
    package var spaceBefore = 0.0
    /// That space, in pt, as it was when gaps were held last.
    var heldSpace = 0.0
  #endif

  /// A start that waits for the other edge's action to end.
  struct Queued: Hashable, Sendable {
    let edge: ScrollEdge
    let level: RefreshLevel
  }

  /// Whether it is known where a platform's content is.
  enum Place: Hashable, Sendable {
    case known
    /// The first offset is awaited, and until then what was laid out: an edge might be near that the content is not at.
    case awaited(Layout?)
  }

  /// What was laid out.
  struct Layout: Hashable, Sendable {
    let geometry: ScrollExtents
    let revision: UInt32
  }

  /// Makes an engine at rest, with nothing laid out.
  ///
  /// - Parameters:
  ///   - start: The start edge's configuration, or nil to switch the edge off.
  ///   - end: The end edge's configuration, or nil to switch the edge off.
  ///   - behavior: How input is answered.
  public init(
    start: EdgeConfiguration? = .standard, end: EdgeConfiguration? = nil,
    behavior: ScrollBehavior = ScrollBehavior()
  ) {
    edges = EdgePair(start: EdgeMachine(start), end: EdgeMachine(end))
    scroller.behavior = behavior
  }

  /// Handles an event, and returns what the host has to do.
  package mutating func handle(_ event: ScrollEvent) -> ScrollEffects {
    handle(event.input, at: event.time)
  }

  /// Handles an event, and returns what the host has to do.
  ///
  /// A time before the last one, or one that isn't finite or lies more than 2^32 s (136 years) from 0,
  /// counts as the last one. A time more than 2 s before the last one means that the clock was set back; what
  /// is under way continues from there. A finger's velocity is computed from the unchanged times of its own
  /// events, so that a fling keeps its speed even if a busy host delivers them late.
  ///
  /// - Parameters:
  ///   - input: What happened.
  ///   - time: When, in s on any clock that does not run backwards.
  /// - Returns: The effects for the host to perform, in order; usually empty, and without an allocation then.
  /// - Complexity: O(1), and O(n) in the number of deadlines that time has passed.
  public mutating func handle(_ input: ScrollInput, at time: Double) -> [ScrollEffect] {
    handle(input, atOwn: ownTime(at: time))
  }

  /// Takes an input at an instant of its own time.
  package mutating func handle(_ input: ScrollInput, atOwn instant: Double) -> ScrollEffects {
    var effects = ScrollEffects()
    let blocked = EdgePair(start: isBlockedPull(.start), end: isBlockedPull(.end))
    advance(to: max(time, instant), &effects)
    if apply(input, sampledAt: instant, &effects) { follow(&effects) }
    if !isDragging {
      if blocked.start { edges.start.endBlockedPull() }
      if blocked.end { edges.end.endBlockedPull() }
    }
    return effects
  }

  // Small members are inlined, here and in the extensions, also into the list core: a compiler copies the whole engine to
  // call them, and an event took twice as long.

  /// Whether the engine moves the content; otherwise the platform does.
  @inlinable
  @inline(__always)
  package var isDriven: Bool { scroller.behavior.source == .driven }

  /// Whether it is known where a platform's content is.
  package var isPlaced: Bool { place == .known }

  /// Whether a finger holds the content.
  @inlinable
  @inline(__always)
  package var isDragging: Bool { isDriven ? gate.isDragging : platform.phase == .tracking }

  /// The offset, in pt, at which the content is drawn.
  @inlinable
  @inline(__always)
  package var drawnOffset: Double {
    switch scroller.behavior.source {
    case .driven: scroller.offset
    case .shifted: platform.drawnOffset(at: time)
    case .inset: platform.offset
    }
  }
}
