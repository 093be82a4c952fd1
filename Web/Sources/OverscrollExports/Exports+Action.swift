#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The interface, part four: the edges' actions. Each returns how many effects it has.

/// Code starts an edge's action.
@_expose(wasm, "overscroll_begin")
@c(overscroll_begin)
public func overscrollBegin(_ handle: Int32, _ time: Double, _ edge: Int32) -> Int32 {
  send(handle, time, ScrollEdge(code: edge).map { .begin($0) })
}

/// The action with a token ended, with a result from 1 to 5.
@_expose(wasm, "overscroll_finish")
@c(overscroll_finish)
public func overscrollFinish(_ handle: Int32, _ time: Double, _ token: UInt32, _ result: Int32) -> Int32 {
  send(handle, time, RefreshResult(resultCode: result).map { .finish(RefreshToken(rawValue: token), $0) })
}

/// Code cancels an edge's action, or what waits to be one.
@_expose(wasm, "overscroll_cancel")
@c(overscroll_cancel)
public func overscrollCancel(_ handle: Int32, _ time: Double, _ edge: Int32) -> Int32 {
  send(handle, time, ScrollEdge(code: edge).map { .cancel($0) })
}

/// An edge's indicator was tapped.
@_expose(wasm, "overscroll_tap")
@c(overscroll_tap)
public func overscrollTap(_ handle: Int32, _ time: Double, _ edge: Int32) -> Int32 {
  send(handle, time, ScrollEdge(code: edge).map { .tap($0) })
}

/// An edge is switched on or off.
@_expose(wasm, "overscroll_enable")
@c(overscroll_enable)
public func overscrollEnable(_ handle: Int32, _ time: Double, _ edge: Int32, _ isOn: Int32) -> Int32 {
  send(handle, time, ScrollEdge(code: edge).map { .enable($0, isOn != 0) })
}

/// An edge has no more to load, or has again.
@_expose(wasm, "overscroll_exhaust")
@c(overscroll_exhaust)
public func overscrollExhaust(_ handle: Int32, _ time: Double, _ edge: Int32, _ isExhausted: Int32) -> Int32 {
  send(handle, time, ScrollEdge(code: edge).map { .exhaust($0, isExhausted != 0) })
}
