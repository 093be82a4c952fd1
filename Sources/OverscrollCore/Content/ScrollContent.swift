/// The content of a scroll view: its extents, offset, motion, gaps and finger.
///
/// Either the engine moves the content, or a platform moves it and reports the offset. The driven part is
/// `scroller` and `gate`. The platform part is `platform` and `insets`. The part that is not in use stays at
/// rest, so most functions need not ask which part moves the content.
@usableFromInline package struct ScrollContent: Hashable, Sendable {
  /// The current time, in s, of the engine that owns the content.
  @usableFromInline package var time = 0.0
  /// The extents, and the offset and motion if the engine moves the content.
  @usableFromInline package var scroller = Scroller()
  /// The fingers on content that the engine moves.
  @usableFromInline package var gate = DragGate()
  /// The platform's offset and phase, and the gaps that an adapter draws.
  @usableFromInline package var platform = PlatformScrollState()
  /// The gaps that are insets of the platform.
  var insets = GapInsets()
  var positionState = PositionState.reported
  /// The gaps of the edges' phases, in pt, at the last update.
  ///
  /// They include the parts of the gaps in the free space.
  var openGaps = EdgePair<Double>.zero
  /// Whether the content was at each edge, or past it, when the drag began.
  var beganAtEdge = EdgePair(start: true, end: true)
  /// The start time of the drag, in s.
  var gestureTime = 0.0
  /// The free space, in pt, before items aligned to the viewport's end.
  ///
  /// A gap at the start opens in this space.
  package var spaceBefore = 0.0
  /// Whether a layout has moved an edge away from the content.
  ///
  /// The content may then be between two snap targets.
  package var isStray = false

  /// Whether the platform has reported the position of its content.
  enum PositionState: Hashable, Sendable {
    case reported
    /// The platform has not reported its first offset, so the layout is delayed.
    ///
    /// Without the delay, an edge could start although the content is not near it.
    case awaited(Layout?)
  }

  /// A delayed layout.
  struct Layout: Hashable, Sendable {
    let geometry: ScrollExtents
    let revision: UInt32
  }

  // Small members are inlined in this type, in the engine and in the list core. Without inlining, each call
  // copied the whole content, and an event took twice as long.

  /// Whether the engine moves the content; otherwise the platform does.
  @inlinable
  @inline(__always)
  package var isDriven: Bool { scroller.behavior.source == .engine }

  /// Whether the gaps are insets of the platform.
  ///
  /// A platform with insets may stop a movement without a report of rest. Then the engine requests a report.
  @inlinable
  @inline(__always)
  package var usesInsets: Bool { scroller.behavior.source == .platformInset }

  /// Whether an adapter draws the gaps, because the platform has no insets.
  @inlinable
  @inline(__always)
  package var usesTransform: Bool { scroller.behavior.source == .platformTransform }

  /// Whether the platform has reported the content's position.
  @inline(__always)
  package var hasPosition: Bool {
    switch positionState {
    case .reported: true
    case .awaited: false
    }
  }

  /// Whether a finger drags the content.
  @inlinable
  @inline(__always)
  package var isDragging: Bool { gate.isDragging || platform.phase == .tracking }

  /// The drawn content offset, in pt.
  @inlinable
  @inline(__always)
  package var drawnOffset: Double {
    switch scroller.behavior.source {
    case .engine: scroller.offset
    case .platformTransform: platform.drawnOffset(at: time)
    case .platformInset: platform.offset
    }
  }

  /// Whether the content or a drawn gap moves without a finger.
  ///
  /// Then every frame needs a tick.
  @inlinable
  package var isMoving: Bool { scroller.motion.runsByItself || isGapMoving }

  /// Whether a drawn gap moves or rest is not certain, for the source `.platformTransform`.
  @inlinable
  @inline(__always)
  package var isGapMoving: Bool { usesTransform && platform.deadline(asks: false) < .infinity }

  /// Whether the content is at rest, without a finger and without a motion.
  package var isAtRest: Bool {
    !scroller.motion.isDrag && !scroller.motion.runsByItself && platform.phase == .resting
  }

  /// Returns the distance to an edge, in pt; negative past the edge.
  ///
  /// A small overscroll from rounded sums or whole pixels gives 0. A motion past the edge keeps its exact
  /// distance until it ends. So a tick shortly before the end changes nothing.
  @inline(__always)
  func distance(to edge: ScrollEdge) -> Double {
    let distance = scroller.geometry.distance(to: edge, from: drawnOffset)
    guard distance < 0, !scroller.motion.runsByItself else { return distance }
    let isRounded = usesTransform && !isDragging
    let rounding = isRounded ? PlatformScrollState.sizeRounding : ItemUnits.noise
    return distance > 0 - rounding ? 0 : distance
  }

  /// Whether the content is at an edge or past it.
  package var isAtOrPastEdge: Bool { distance(to: .start) <= 0 || distance(to: .end) <= 0 }

  /// Whether the platform may have moved the content in a layout of this instant.
  ///
  /// The content has moved at this instant in the phase `.free`, for example after a rotation, and the
  /// layout may be reported next. Until then the content has not left an edge's load-more distance.
  @inline(__always)
  var mayAwaitLayout: Bool { usesInsets && platform.hasJustMoved(at: time) }
}
