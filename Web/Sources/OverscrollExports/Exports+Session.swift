// The interface, part one: engines, and what is read from them. Web/ABI.md describes all of it.

/// Makes an engine with a pull at the start edge and the end edge switched off.
///
/// - Returns: Its handle, above 0.
@_expose(wasm, "overscroll_create")
@c(overscroll_create)
public func overscrollCreate() -> Int32 { sessions.insert(Session()) }

/// Gives an engine back.
///
/// Its handle may come to stand for another.
@_expose(wasm, "overscroll_destroy")
@c(overscroll_destroy)
public func overscrollDestroy(_ handle: Int32) { sessions.remove(handle) }

/// The last event's effects: as many records of four 32-bit numbers as that event returned.
///
/// - Returns: Where they are until the engine's next event; nothing for a bad handle.
@_expose(wasm, "overscroll_effects")
@c(overscroll_effects)
public func overscrollEffects(_ handle: Int32) -> UnsafePointer<Int32>? {
  sessions[handle]?.pointee.effects.pointer
}

/// What is to be drawn now: 37 64-bit floating-point numbers.
///
/// - Returns: Where they are, the same place for the engine's life; nothing for a bad handle.
@_expose(wasm, "overscroll_present")
@c(overscroll_present)
public func overscrollPresent(_ handle: Int32) -> UnsafePointer<Double>? {
  guard let session = sessions[handle] else { return nil }
  session.pointee.present()
  return session.pointee.numbers.pointer
}
