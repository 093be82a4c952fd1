#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The exported functions for pointers, wheels, keys, time and the platform's scrolling. Each function with
// a time sends an event to the engine, and returns the number of the event's effects.

/// Reports that a finger, a pen or a mouse button is down.
///
/// A set of directions is 0 for none, 1 for towards the start, 2 for towards the end, and 3 for both.
/// `room` is the sum of two sets. The first set has the directions that the content under the pointer can
/// scroll to. The second set, times four, has the directions that the enclosing scroll view can scroll to.
/// With an undefined kind or room nothing happens.
@_expose(wasm, "overscroll_drag_began")
@c(overscroll_drag_began)
public func overscrollDragBegan(
  _ handle: Int32, _ time: Double, _ pointer: Int32, _ kind: Int32, _ main: Double, _ cross: Double,
  _ isOnly: Int32, _ room: Int32
) -> Int32 {
  guard let kind = DragStart.Kind(code: kind), let inner = ScrollDirectionSet(code: room & 3),
    let outer = ScrollDirectionSet(code: room >> 2)
  else { return 0 }
  return send(
    handle, time,
    .dragBegan(
      DragStart(
        pointer: pointer, kind: kind, main: main, cross: cross, isOnlyPointer: isOnly != 0, inner: inner,
        outer: outer)))
}

/// Reports a pointer's new position along and across the axis.
@_expose(wasm, "overscroll_drag_moved")
@c(overscroll_drag_moved)
public func overscrollDragMoved(
  _ handle: Int32, _ time: Double, _ pointer: Int32, _ main: Double, _ cross: Double
) -> Int32 {
  send(handle, time, .dragMoved(pointer: pointer, main: main, cross: cross))
}

/// Reports that a pointer is up.
@_expose(wasm, "overscroll_drag_ended")
@c(overscroll_drag_ended)
public func overscrollDragEnded(_ handle: Int32, _ time: Double, _ pointer: Int32) -> Int32 {
  send(handle, time, .dragEnded(pointer: pointer))
}

/// Reports that the platform cancelled a pointer.
@_expose(wasm, "overscroll_drag_cancelled")
@c(overscroll_drag_cancelled)
public func overscrollDragCancelled(_ handle: Int32, _ time: Double, _ pointer: Int32) -> Int32 {
  send(handle, time, .dragCancelled(pointer: pointer))
}

/// Reports that the platform cancelled all pointers.
@_expose(wasm, "overscroll_drag_cancelled_all")
@c(overscroll_drag_cancelled_all)
public func overscrollDragCancelledAll(_ handle: Int32, _ time: Double) -> Int32 {
  send(handle, time, .dragCancelled(pointer: nil))
}

/// Reports a wheel or touchpad delta; positive is towards the end.
@_expose(wasm, "overscroll_wheel")
@c(overscroll_wheel)
public func overscrollWheel(_ handle: Int32, _ time: Double, _ delta: Double, _ isPrecise: Int32) -> Int32 {
  send(handle, time, .wheel(delta, isPrecise: isPrecise != 0))
}

/// Returns whether the enclosing scroll view handles a wheel event, as 1 or 0.
///
/// The enclosing scroll view handles the event if `ways` contains the event's direction. But if this view
/// handled the previous event of the same gesture, it handles this event as well.
@_expose(wasm, "overscroll_leaves_wheel")
@c(overscroll_leaves_wheel)
public func overscrollLeavesWheel(_ delta: Double, _ ways: Int32, _ elapsed: Double) -> Int32 {
  guard let ways = ScrollDirectionSet(code: ways) else { return 0 }
  return WheelGesture.yieldsToEnclosing(delta, ways: ways, after: elapsed) ? 1 : 0
}

/// Returns the scroll distance while the user holds a selection past an edge.
///
/// The host sends the distance as the delta of a precise wheel event.
@_expose(wasm, "overscroll_selection_scroll")
@c(overscroll_selection_scroll)
public func overscrollSelectionScroll(_ past: Double, _ elapsed: Double) -> Double {
  SelectionScrolling.distance(past: past, over: elapsed)
}

/// Scrolls by a step, for a key or an assistive technology.
@_expose(wasm, "overscroll_step")
@c(overscroll_step)
public func overscrollStep(_ handle: Int32, _ time: Double, _ step: Int32) -> Int32 {
  guard let step = ScrollStep(code: step) else { return 0 }
  return send(handle, time, .step(step))
}

/// Scrolls to an offset from code.
@_expose(wasm, "overscroll_scroll_to")
@c(overscroll_scroll_to)
public func overscrollScrollTo(_ handle: Int32, _ time: Double, _ offset: Double, _ animated: Int32) -> Int32
{
  send(handle, time, .scrollTo(offset, animated: animated != 0))
}

/// Stops the content's motion, except a drag or a bounce.
@_expose(wasm, "overscroll_stop")
@c(overscroll_stop)
public func overscrollStop(_ handle: Int32, _ time: Double) -> Int32 { send(handle, time, .stop) }

/// Advances the engine's time, without an input.
@_expose(wasm, "overscroll_tick")
@c(overscroll_tick)
public func overscrollTick(_ handle: Int32, _ time: Double) -> Int32 { send(handle, time, .tick) }

/// Reports the platform's content offset and phase.
@_expose(wasm, "overscroll_observed")
@c(overscroll_observed)
public func overscrollObserved(_ handle: Int32, _ time: Double, _ offset: Double, _ phase: Int32) -> Int32 {
  guard let phase = ObservedPhase(code: phase) else { return 0 }
  return send(handle, time, .observed(offset, phase))
}
