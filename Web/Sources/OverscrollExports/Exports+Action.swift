#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The interface, part four: the edges' actions. Each event returns how many effects it has.

/// Code starts an edge's action.
@_expose(wasm, "overscroll_begin")
@c(overscroll_begin)
public func overscrollBegin(_ handle: Int32, _ time: Double, _ edge: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .begin(edge))
}

/// The action with a token ended, with a result from 1 to 5.
@_expose(wasm, "overscroll_finish")
@c(overscroll_finish)
public func overscrollFinish(_ handle: Int32, _ time: Double, _ token: UInt32, _ result: Int32) -> Int32 {
  guard let result = RefreshResult(resultCode: result) else { return 0 }
  return send(handle, time, .finish(RefreshToken(rawValue: token), result))
}

/// Code cancels an edge's action, or what waits to be one.
@_expose(wasm, "overscroll_cancel")
@c(overscroll_cancel)
public func overscrollCancel(_ handle: Int32, _ time: Double, _ edge: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .cancel(edge))
}

/// An edge's indicator was tapped.
@_expose(wasm, "overscroll_tap")
@c(overscroll_tap)
public func overscrollTap(_ handle: Int32, _ time: Double, _ edge: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .tap(edge))
}

/// Whether a tap on an edge's indicator starts its action.
///
/// - Returns: 1 if it does, else 0.
@_expose(wasm, "overscroll_starts_on_tap")
@c(overscroll_starts_on_tap)
public func overscrollStartsOnTap(_ handle: Int32, _ edge: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge), let session = sessions[handle] else { return 0 }
  return session.pointee.startsOnTap(edge) ? 1 : 0
}

/// An edge is switched on or off.
@_expose(wasm, "overscroll_enable")
@c(overscroll_enable)
public func overscrollEnable(_ handle: Int32, _ time: Double, _ edge: Int32, _ isOn: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .enable(edge, isOn != 0))
}

/// An edge has no more to load, or has again.
@_expose(wasm, "overscroll_exhaust")
@c(overscroll_exhaust)
public func overscrollExhaust(_ handle: Int32, _ time: Double, _ edge: Int32, _ isExhausted: Int32) -> Int32 {
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .exhaust(edge, isExhausted != 0))
}
