// The exported functions for engines and their presentations. Web/ABI.md describes all exported functions.

/// Makes an engine with a pull at the start edge and a disabled end edge.
///
/// - Returns: The handle of the engine, above 0.
@_expose(wasm, "overscroll_create")
@c(overscroll_create)
public func overscrollCreate() -> Int32 { sessions.insert(Session()) }

/// Destroys an engine, whose handle may then be reused.
@_expose(wasm, "overscroll_destroy")
@c(overscroll_destroy)
public func overscrollDestroy(_ handle: Int32) { sessions.remove(handle) }

/// Returns the address of the last event's effects, as records of four 32-bit numbers.
///
/// The event has returned the number of records.
///
/// - Returns: The address, valid until the engine's next event; nil for a bad handle.
@_expose(wasm, "overscroll_effects")
@c(overscroll_effects)
public func overscrollEffects(_ handle: Int32) -> UnsafePointer<Int32>? {
  sessions[handle]?.pointee.effects.pointer
}

/// Writes the current presentation, as 37 64-bit floating-point numbers.
///
/// - Returns: The address, constant for the engine's life; nil for a bad handle.
@_expose(wasm, "overscroll_present")
@c(overscroll_present)
public func overscrollPresent(_ handle: Int32) -> UnsafePointer<Double>? {
  guard let session = sessions[handle] else { return nil }
  session.pointee.present()
  return session.pointee.numbers.pointer
}
