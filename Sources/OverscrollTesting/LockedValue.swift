#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value that a lock protects.
///
/// `Mutex` needs iOS 18, so Apple's systems use the lock that iOS 16 has.
final class LockedValue<Value: Sendable>: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>

    /// Makes a lock around a value.
    init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
  #else
    private let lock: Mutex<Value>

    /// Makes a lock around a value.
    init(_ value: Value) { lock = Mutex(value) }
  #endif

  /// Calls a closure with the value while the lock is held.
  func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    lock.withLock { body(&$0) }
  }
}
