/// A gate that selects the finger that drags the content, if any.
///
/// A finger drags if it is the only finger, moves along the axis, and no view inside the content handles
/// it. In all remaining cases, nothing drags until all fingers are up: after a sideways move, with two
/// fingers at once, or if a nested scroll view handles the finger. A finger that joins a dragging finger
/// waits. When the dragging finger lifts, the waiting finger continues the drag, as in `UIScrollView`.
@usableFromInline package struct DragGate: Hashable, Sendable {
  /// The state of the fingers.
  enum State: Hashable, Sendable {
    /// No finger is down, so the next finger may drag.
    case open
    /// One finger is down and has not moved far enough to show its direction.
    case undecided(Touch)
    /// This finger drags.
    case dragging(pointer: Int32)
    /// Nothing drags until every finger is up.
    case refused
  }

  /// A finger that is down, with its first position.
  struct Touch: Hashable, Sendable {
    let pointer: Int32
    let main: Double
    let cross: Double
    let slop: Double
    let inner: ScrollDirectionSet
  }

  /// A second finger that waits until the dragging finger lifts.
  struct WaitingTouchState: Hashable, Sendable {
    let pointer: Int32
    var position: Double
  }

  /// The effect of a finger's movement on the drag.
  enum MovementResult: Equatable {
    /// The movement does not affect a drag.
    case ignored
    /// The finger starts to drag from this position, in pt.
    case begins(from: Double)
    /// The dragging finger has moved.
    case continues
  }

  /// The effect of a finger's lift on the drag.
  enum LiftResult: Equatable {
    /// The finger did not drag.
    case ignored
    /// The drag has ended.
    case dragEnded
    /// The waiting finger continues the drag from this position, in pt.
    case handedOver(to: Double)
  }

  /// The movement, in pt, that decides a finger's direction: 10 pt as in UIKit.
  static let touchSlop = 10.0
  /// The movement, in pt, that decides a mouse's direction.
  ///
  /// It is shorter because a mouse does not tremble.
  static let mouseSlop = 4.0

  /// The state of the fingers.
  private(set) var state = State.open
  private var pointers = PointerSet()
  private var waitingTouch: WaitingTouchState?

  /// Makes a gate with no finger down.
  init() {}

  /// Whether a finger drags.
  @usableFromInline package var isDragging: Bool {
    switch state {
    case .dragging: true
    case .open, .undecided, .refused: false
    }
  }

  /// Whether this finger drags.
  private func drags(_ pointer: Int32) -> Bool {
    if case .dragging(pointer) = state { true } else { false }
  }

  /// The finger that drags the content, or `nil`.
  package var draggingPointer: Int32? {
    if case .dragging(let pointer) = state { pointer } else { nil }
  }

  /// Handles a finger that came down.
  ///
  /// A finger on moving content drags at once. A finger drags at once as well if the platform has already
  /// decided its direction.
  ///
  /// - Returns: Whether the finger drags at once.
  mutating func began(_ start: DragStart, catching: Bool, dragsWithMouse: Bool) -> Bool {
    if start.isOnlyPointer { removePointers() }
    let isFirst = pointers.isEmpty
    let canDrag = start.kind != .mouse || dragsWithMouse
    pointers.insert(start.pointer)
    guard isFirst, canDrag else {
      if !isDragging {
        state = .refused
      } else if canDrag, start.inner == .none, waitingTouch == nil, !drags(start.pointer) {
        waitingTouch = WaitingTouchState(pointer: start.pointer, position: start.main)
      }
      return false
    }
    guard !catching, !start.isDecided else {
      state = .dragging(pointer: start.pointer)
      return true
    }
    let slop = start.kind == .mouse ? DragGate.mouseSlop : DragGate.touchSlop
    state = .undecided(
      Touch(
        pointer: start.pointer, main: start.main, cross: start.cross, slop: slop, inner: start.inner))
    return false
  }

  /// Handles a movement of a finger.
  ///
  /// The distance that is needed to decide the direction does not move the content.
  mutating func moved(pointer: Int32, main: Double, cross: Double) -> MovementResult {
    switch state {
    case .open, .refused:
      return .ignored
    case .dragging(let dragging):
      if dragging == pointer { return .continues }
      if waitingTouch?.pointer == pointer { waitingTouch?.position = main }
      return .ignored
    case .undecided(let touch):
      guard touch.pointer == pointer else { return .ignored }
      let along = main - touch.main
      let across = abs(cross - touch.cross)
      guard max(abs(along), across) > touch.slop, abs(along) != across else { return .ignored }
      guard abs(along) > across, !touch.inner.consumes(along) else {
        state = .refused
        return .ignored
      }
      state = .dragging(pointer: pointer)
      return .begins(from: touch.main + (along > 0 ? touch.slop : -touch.slop))
    }
  }

  /// Handles the lift of a finger.
  ///
  /// The lift of an unknown finger is ignored.
  mutating func ended(pointer: Int32) -> LiftResult {
    let joined = waitingTouch
    guard cancelled(pointer: pointer) else { return .ignored }
    guard let next = joined else { return .dragEnded }
    state = .dragging(pointer: next.pointer)
    return .handedOver(to: next.position)
  }

  /// Handles a finger that the platform cancelled.
  ///
  /// If the finger dragged, nothing drags until all fingers are up. An unknown finger is ignored.
  ///
  /// - Returns: Whether the finger dragged.
  mutating func cancelled(pointer: Int32) -> Bool {
    pointers.remove(pointer)
    let dragged = drags(pointer)
    if pointers.isEmpty { state = .open } else if dragged { state = .refused }
    if dragged || pointers.isEmpty || waitingTouch?.pointer == pointer { waitingTouch = nil }
    return dragged
  }

  private mutating func removePointers() {
    pointers = PointerSet()
    waitingTouch = nil
  }

  /// Prevents a drag until every finger is up.
  mutating func refuse() { state = .refused }

  /// Removes every finger.
  ///
  /// - Returns: Whether a finger dragged.
  mutating func reset() -> Bool {
    let dragged = isDragging
    self = DragGate()
    return dragged
  }
}
