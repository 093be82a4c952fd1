#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The exported functions for sizes and settings. Each function with a time sends an event to the engine,
// and returns the number of the event's effects.

/// Reports the extents of the viewport and the content after layout.
@_expose(wasm, "overscroll_layout")
@c(overscroll_layout)
public func overscrollLayout(
  _ handle: Int32, _ time: Double, _ viewport: Double, _ content: Double, _ revision: UInt32
) -> Int32 {
  send(handle, time, .layout(ScrollExtents(viewport: viewport, content: content), revision: revision))
}

/// Reports the extent of an edge's indicator along the axis.
@_expose(wasm, "overscroll_indicator_extent")
@c(overscroll_indicator_extent)
public func overscrollIndicatorExtent(
  _ handle: Int32, _ time: Double, _ edge: Int32, _ extent: Double
) -> Int32 {
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .indicatorExtent(edge, extent))
}

/// Replaces an edge's pending configuration with a preset; `overscrollConfigure` applies it.
///
/// The numbers a, b and c are the preset's parameters in their order; NaN selects the default.
@_expose(wasm, "overscroll_preset")
@c(overscroll_preset)
public func overscrollPreset(
  _ handle: Int32, _ edge: Int32, _ preset: Int32, _ a: Double, _ b: Double, _ c: Double
) {
  guard let session = sessions[handle], let edge = ScrollEdge(code: edge),
    let preset = EdgePreset(code: preset)
  else { return }
  session.pointee.configurations[edge] = preset.configuration(a, b, c)
}

/// Changes one option of an edge's pending configuration, which `overscrollConfigure` applies.
@_expose(wasm, "overscroll_option")
@c(overscroll_option)
public func overscrollOption(_ handle: Int32, _ edge: Int32, _ option: Int32, _ value: Double) {
  guard let session = sessions[handle], let edge = ScrollEdge(code: edge),
    let option = EdgeOption(code: option)
  else { return }
  session.pointee.configurations[edge].set(option, to: value)
}

/// Applies an edge's pending configuration, whose options keep their values for the next change.
@_expose(wasm, "overscroll_configure")
@c(overscroll_configure)
public func overscrollConfigure(_ handle: Int32, _ time: Double, _ edge: Int32) -> Int32 {
  guard let session = sessions[handle] else { return 0 }
  guard let edge = ScrollEdge(code: edge) else { return 0 }
  return send(handle, time, .configure(edge, session.pointee.configurations[edge]))
}

/// Changes one option of the pending behavior, which `overscrollBehave` applies.
@_expose(wasm, "overscroll_behavior")
@c(overscroll_behavior)
public func overscrollBehavior(_ handle: Int32, _ option: Int32, _ value: Double) {
  guard let session = sessions[handle], let option = BehaviorOption(code: option) else { return }
  session.pointee.behavior.set(option, to: value)
}

/// Applies the pending behavior, whose options keep their values for the next change.
@_expose(wasm, "overscroll_behave")
@c(overscroll_behave)
public func overscrollBehave(_ handle: Int32, _ time: Double) -> Int32 {
  guard let session = sessions[handle] else { return 0 }
  return send(handle, time, .setBehavior(session.pointee.behavior))
}

/// Sets whether the actions of both edges may run together.
@_expose(wasm, "overscroll_exclude")
@c(overscroll_exclude)
public func overscrollExclude(_ handle: Int32, _ time: Double, _ policy: Int32) -> Int32 {
  guard let policy = ExclusionPolicy(code: policy) else { return 0 }
  return send(handle, time, .setExclusion(policy))
}
