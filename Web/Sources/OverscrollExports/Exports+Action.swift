#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The exported functions for the actions of the edges. Each function with a time sends an event to the
// engine, and returns the number of the event's effects.

/// Starts an edge's action from code.
@_expose(wasm, "overscroll_begin")
@c(overscroll_begin)
public func overscrollBegin(_ handle: Int32, _ time: Double, _ edge: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .begin(edge))
}

/// Ends the action with a token; the result is a code from 1 to 5.
@_expose(wasm, "overscroll_finish")
@c(overscroll_finish)
public func overscrollFinish(_ handle: Int32, _ time: Double, _ token: UInt32, _ result: Int32) -> Int32 {
  guard let result = RefreshResult(resultCode: result) else { return 0 }
  return send(handle, time, .finish(RefreshToken(rawValue: token), result))
}

/// Cancels an edge's running or queued action.
@_expose(wasm, "overscroll_cancel")
@c(overscroll_cancel)
public func overscrollCancel(_ handle: Int32, _ time: Double, _ edge: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .cancel(edge))
}

/// Reports a tap on an edge's indicator.
@_expose(wasm, "overscroll_tap")
@c(overscroll_tap)
public func overscrollTap(_ handle: Int32, _ time: Double, _ edge: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .tap(edge))
}

/// Returns 1 if a tap on an edge's indicator starts the edge's action, else 0.
@_expose(wasm, "overscroll_starts_on_tap")
@c(overscroll_starts_on_tap)
public func overscrollStartsOnTap(_ handle: Int32, _ edge: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge), let session = sessions[handle] else { return 0 }
  return session.pointee.startsOnTap(edge) ? 1 : 0
}

/// Enables or disables an edge.
@_expose(wasm, "overscroll_enable")
@c(overscroll_enable)
public func overscrollEnable(_ handle: Int32, _ time: Double, _ edge: Int32, _ isOn: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .setEnabled(edge, isOn != 0))
}

/// Sets whether an edge has no more content.
@_expose(wasm, "overscroll_exhaust")
@c(overscroll_exhaust)
public func overscrollExhaust(_ handle: Int32, _ time: Double, _ edge: Int32, _ isExhausted: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .setNoMoreContent(edge, isExhausted != 0))
}
