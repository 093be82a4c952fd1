/// Decides which finger, if any, drags the content.
///
/// A finger drags if it is alone, moves along the axis and isn't used by something inside the content.
/// Anything else (sideways, two at once, a nested scroller) drags nothing until all fingers are up. The first
/// finger that joins one that drags changes nothing until that one lifts, and then drags in its place, as in
/// `UIScrollView`.
@usableFromInline package struct DragGate: Hashable, Sendable {
  /// What the fingers are doing.
  enum State: Hashable, Sendable {
    /// No finger that could drag is down.
    case open
    /// One finger is down and has not yet moved far enough to tell which way.
    case undecided(Touch)
    /// This finger drags.
    case dragging(pointer: Int32)
    /// Nothing drags until every finger is up.
    case refused
  }

  /// A finger that has just come down.
  struct Touch: Hashable, Sendable {
    let pointer: Int32
    let main: Double
    let cross: Double
    let slop: Double
    let inner: InnerRoom
  }

  /// A finger that joined one that drags.
  struct Reserve: Hashable, Sendable {
    let pointer: Int32
    var place: Double
  }

  /// What became of a movement.
  enum Movement: Equatable {
    /// It is no business of ours.
    case ignored
    /// The finger begins to drag, as from this place, in pt.
    case begins(from: Double)
    /// The finger that drags has moved.
    case continues
  }

  /// What became of a lift.
  enum Lift: Equatable {
    /// The finger did not drag.
    case ignored
    /// The finger dragged, and nothing does now.
    case letGo
    /// The finger dragged, and now another one does, which is at this place, in pt.
    case handedOver(to: Double)
  }

  /// How far, in pt, a finger moves before its direction counts: UIKit's ten.
  static let touchSlop = 10.0
  /// The same for a mouse, which does not tremble.
  static let mouseSlop = 4.0

  /// What the fingers are doing.
  private(set) var state = State.open
  private var pointers = PointerSet()
  private var reserve: Reserve?

  /// Makes a gate with no finger down.
  init() {}

  /// Whether a finger drags.
  @usableFromInline package var isDragging: Bool {
    switch state {
    case .dragging: true
    case .open, .undecided, .refused: false
    }
  }

  /// Whether this is the finger that drags.
  private func drags(_ pointer: Int32) -> Bool {
    if case .dragging(pointer) = state { true } else { false }
  }

  /// A finger came down.
  ///
  /// One on moving content catches it, which needs no direction, and nor does one that is decided.
  ///
  /// - Returns: Whether it drags at once.
  mutating func began(_ start: DragStart, catching: Bool, dragsWithMouse: Bool) -> Bool {
    if start.isOnlyPointer { forget() }
    let isFirst = pointers.isEmpty
    let canDrag = start.kind != .mouse || dragsWithMouse
    pointers.insert(start.pointer)
    guard isFirst, canDrag else {
      if !isDragging {
        state = .refused
      } else if canDrag, start.inner == .none, reserve == nil, !drags(start.pointer) {
        reserve = Reserve(pointer: start.pointer, place: start.main)
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

  /// A finger moved.
  ///
  /// The way that it needed to show its direction does not count as dragged.
  mutating func moved(pointer: Int32, main: Double, cross: Double) -> Movement {
    switch state {
    case .open, .refused:
      return .ignored
    case .dragging(let dragging):
      if dragging == pointer { return .continues }
      if reserve?.pointer == pointer { reserve?.place = main }
      return .ignored
    case .undecided(let touch):
      guard touch.pointer == pointer else { return .ignored }
      let along = main - touch.main
      let across = abs(cross - touch.cross)
      guard max(abs(along), across) > touch.slop, abs(along) != across else { return .ignored }
      guard abs(along) > across, !touch.inner.takes(along) else {
        state = .refused
        return .ignored
      }
      state = .dragging(pointer: pointer)
      return .begins(from: touch.main + (along > 0 ? touch.slop : -touch.slop))
    }
  }

  /// A finger lifted.
  ///
  /// An unknown finger changes nothing.
  mutating func ended(pointer: Int32) -> Lift {
    let joined = reserve
    guard cancelled(pointer: pointer) else { return .ignored }
    guard let next = joined else { return .letGo }
    state = .dragging(pointer: next.pointer)
    return .handedOver(to: next.place)
  }

  /// The platform took a finger: if it dragged, nothing else does until all fingers are up.
  ///
  /// An unknown finger changes nothing.
  ///
  /// - Returns: Whether it was the one that dragged.
  mutating func cancelled(pointer: Int32) -> Bool {
    pointers.remove(pointer)
    let dragged = drags(pointer)
    if pointers.isEmpty { state = .open } else if dragged { state = .refused }
    if dragged || pointers.isEmpty || reserve?.pointer == pointer { reserve = nil }
    return dragged
  }

  private mutating func forget() {
    pointers = PointerSet()
    reserve = nil
  }

  /// Lets nothing drag until every finger is up.
  mutating func refuse() { state = .refused }

  /// Forgets every finger.
  ///
  /// - Returns: Whether one was dragging.
  mutating func reset() -> Bool {
    let dragged = isDragging
    self = DragGate()
    return dragged
  }
}
