/// The engine of one scroll axis: the content's offset, both edges and the presentation.
///
/// The engine is a value. It reads no clock, calls no callback and does not allocate while content only
/// moves. An adapter converts input to events, performs the effects, and applies `presentation` field by
/// field.
///
/// An event at time t first handles every deadline before t, each at its own time. So the state at t does
/// not depend on the number of ticks before it.
public struct ScrollEngine: Hashable, Sendable {
  /// The content and its motion.
  @usableFromInline package var content = ScrollContent()
  /// The state of each edge.
  var edges: EdgePair<EdgeMachine>
  /// The exclusion policy for a start during the opposite edge's action.
  package var exclusion = ExclusionPolicy.drop

  /// The difference between `time` and the caller's time, in s.
  var clockOffset = 0.0
  var loadMoreGates = EdgePair(start: LoadMoreGate(), end: LoadMoreGate())
  var queued: QueuedStart?
  var nextToken = RefreshToken(rawValue: 1)

  /// A start that waits until the opposite edge's action ends.
  struct QueuedStart: Hashable, Sendable {
    let edge: ScrollEdge
    let level: RefreshLevel
  }

  /// Makes an engine at rest, before the first layout.
  ///
  /// - Parameters:
  ///   - start: The start edge's configuration, or `nil` to disable the edge.
  ///   - end: The end edge's configuration, or `nil` to disable the edge.
  ///   - behavior: The response to input.
  public init(
    start: EdgeConfiguration? = .standard, end: EdgeConfiguration? = nil,
    behavior: ScrollBehavior = ScrollBehavior()
  ) {
    edges = EdgePair(start: EdgeMachine(start), end: EdgeMachine(end))
    content.scroller.behavior = behavior
  }

  /// Handles an event and returns its effects.
  package mutating func handle(_ event: ScrollEvent) -> ScrollEffects {
    handle(event.input, at: event.time)
  }

  /// Handles an input and returns its effects.
  ///
  /// The engine replaces a time before the previous time by the previous time. It does the same with a
  /// non-finite time and a time more than 2^32 s (136 years) from 0. A time more than 2 s before the
  /// previous time means that the clock was set back. All motions and phases then continue from there. The
  /// engine computes a finger's velocity from the unchanged times of its events. So a fling keeps its speed
  /// even if events are delivered late.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - time: The time, in s, on a monotonic clock.
  /// - Returns: The effects for the adapter to perform, in order. The array is usually empty and then not
  ///   allocated.
  /// - Complexity: O(1), and O(n) in the number of passed deadlines.
  public mutating func handle(_ input: ScrollInput, at time: Double) -> [ScrollEffect] {
    handle(input, atOwn: engineTime(at: time))
  }

  /// Handles an input at an instant of the engine's time.
  package mutating func handle(_ input: ScrollInput, atOwn instant: Double) -> ScrollEffects {
    var effects = ScrollEffects()
    let blocked = EdgePair(start: isBlockedPull(.start), end: isBlockedPull(.end))
    advance(to: max(time, instant), &effects)
    let wasDragging = content.isDragging
    if apply(input, sampledAt: instant, &effects) { updateEdges(&effects) }
    if !content.isDragging {
      if wasDragging { showFailures() }
      if blocked.start { edges.start.endBlockedPull() }
      if blocked.end { edges.end.endBlockedPull() }
    }
    return effects
  }

  /// The engine's current time, in s.
  ///
  /// It equals the caller's time unless the caller's clock has been set back.
  @inlinable
  @inline(__always)
  package var time: Double { content.time }
}
