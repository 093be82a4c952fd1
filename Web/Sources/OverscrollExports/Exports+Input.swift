#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The interface, part three: fingers, wheels, keys, time and reports. Each returns how many effects it has.

/// A finger, pen or mouse button came down.
///
/// The room is that of what is under it and, four times, that of what the view is in. A kind or a room that the codes do
/// not know makes no event.
@_expose(wasm, "overscroll_drag_began")
@c(overscroll_drag_began)
public func overscrollDragBegan(
  _ handle: Int32, _ time: Double, _ pointer: Int32, _ kind: Int32, _ main: Double, _ cross: Double,
  _ isOnly: Int32, _ room: Int32
) -> Int32 {
  guard let kind = DragStart.Kind(code: kind), let inner = InnerRoom(code: room & 3),
    let outer = InnerRoom(code: room >> 2)
  else { return 0 }
  return send(
    handle, time,
    .dragBegan(
      DragStart(
        pointer: pointer, kind: kind, main: main, cross: cross, isOnlyPointer: isOnly != 0, inner: inner,
        outer: outer)))
}

/// It moved, to a place along and across the axis.
@_expose(wasm, "overscroll_drag_moved")
@c(overscroll_drag_moved)
public func overscrollDragMoved(
  _ handle: Int32, _ time: Double, _ pointer: Int32, _ main: Double, _ cross: Double
) -> Int32 {
  send(handle, time, .dragMoved(pointer: pointer, main: main, cross: cross))
}

/// It lifted.
@_expose(wasm, "overscroll_drag_ended")
@c(overscroll_drag_ended)
public func overscrollDragEnded(_ handle: Int32, _ time: Double, _ pointer: Int32) -> Int32 {
  send(handle, time, .dragEnded(pointer: pointer))
}

/// The platform took it away.
@_expose(wasm, "overscroll_drag_cancelled")
@c(overscroll_drag_cancelled)
public func overscrollDragCancelled(_ handle: Int32, _ time: Double, _ pointer: Int32) -> Int32 {
  send(handle, time, .dragCancelled(pointer: pointer))
}

/// The platform took all of them away.
@_expose(wasm, "overscroll_drag_cancelled_all")
@c(overscroll_drag_cancelled_all)
public func overscrollDragCancelledAll(_ handle: Int32, _ time: Double) -> Int32 {
  send(handle, time, .dragCancelled(pointer: nil))
}

/// A wheel or a touchpad scrolled, towards the end where positive.
@_expose(wasm, "overscroll_wheel")
@c(overscroll_wheel)
public func overscrollWheel(_ handle: Int32, _ time: Double, _ delta: Double, _ isPrecise: Int32) -> Int32 {
  send(handle, time, .wheel(delta, isPrecise: isPrecise != 0))
}

/// Whether a wheel is left to what the view is in: it goes one of the ways that lead out to where that can scroll, and is none
/// of a gesture's whose last wheel the view has taken.
@_expose(wasm, "overscroll_leaves_wheel")
@c(overscroll_leaves_wheel)
public func overscrollLeavesWheel(_ delta: Double, _ ways: Int32, _ elapsed: Double) -> Int32 {
  guard let ways = InnerRoom(code: ways) else { return 0 }
  return WheelGesture.leaves(delta, ways: ways, after: elapsed) ? 1 : 0
}

/// How far a selection that is held so far past an edge scrolls in a time: the delta of a precise wheel.
@_expose(wasm, "overscroll_selection_scroll")
@c(overscroll_selection_scroll)
public func overscrollSelectionScroll(_ past: Double, _ elapsed: Double) -> Double {
  SelectionScroll.distance(past: past, over: elapsed)
}

/// A key, or an assistive technology, scrolls by a step.
@_expose(wasm, "overscroll_step")
@c(overscroll_step)
public func overscrollStep(_ handle: Int32, _ time: Double, _ step: Int32) -> Int32 {
  guard let step = ScrollStep(code: step) else { return 0 }
  return send(handle, time, .step(step))
}

/// Code scrolls to an offset.
@_expose(wasm, "overscroll_scroll_to")
@c(overscroll_scroll_to)
public func overscrollScrollTo(_ handle: Int32, _ time: Double, _ offset: Double, _ animated: Int32) -> Int32
{
  send(handle, time, .scrollTo(offset, animated: animated != 0))
}

/// Whatever moves the content stops, unless it is a finger or a bounce.
@_expose(wasm, "overscroll_stop")
@c(overscroll_stop)
public func overscrollStop(_ handle: Int32, _ time: Double) -> Int32 { send(handle, time, .stop) }

/// Time has passed.
@_expose(wasm, "overscroll_tick")
@c(overscroll_tick)
public func overscrollTick(_ handle: Int32, _ time: Double) -> Int32 { send(handle, time, .tick) }

/// The platform has scrolled to an offset, and is in a phase.
@_expose(wasm, "overscroll_observed")
@c(overscroll_observed)
public func overscrollObserved(_ handle: Int32, _ time: Double, _ offset: Double, _ phase: Int32) -> Int32 {
  guard let phase = ObservedPhase(code: phase) else { return 0 }
  return send(handle, time, .observed(offset, phase))
}
