#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The sessions of one kind by their handles.
///
/// A handle is an index of the table plus 1, so it is never 0. The lowest free index is used first. The
/// address of a session never changes.
struct SessionTable<Session: ~Copyable>: ~Copyable {
  private var sessions: UnsafeMutablePointer<UnsafeMutablePointer<Session>?>?
  private var count = 0

  init() {}

  deinit {
    for index in 0..<count { remove(Int32(index + 1)) }
    sessions?.deallocate()
  }

  /// Returns the address of the session with a handle, or nil for a bad handle.
  subscript(handle: Int32) -> UnsafeMutablePointer<Session>? {
    guard let sessions, handle > 0, Int(handle) <= count else { return nil }
    return sessions[Int(handle) - 1]
  }

  /// Adds a session.
  ///
  /// - Returns: The handle of the session.
  /// - Complexity: O(n) in the number of sessions.
  mutating func insert(_ new: consuming Session) -> Int32 {
    var index = 0
    while index < count, self[Int32(index + 1)] != nil { index += 1 }
    if index == count { grow() }
    let session = UnsafeMutablePointer<Session>.allocate(capacity: 1)
    session.initialize(to: new)
    sessions?[index] = session
    return Int32(index + 1)
  }

  /// Destroys the session with a handle; a bad handle is ignored.
  func remove(_ handle: Int32) {
    guard let session = self[handle] else { return }
    session.deinitialize(count: 1)
    session.deallocate()
    sessions?[Int(handle) - 1] = nil
  }

  /// Doubles the size of the table, which is four at first.
  private mutating func grow() {
    let larger = UnsafeMutablePointer<UnsafeMutablePointer<Session>?>.allocate(capacity: max(4, count * 2))
    larger.initialize(repeating: nil, count: max(4, count * 2))
    for index in 0..<count { larger[index] = sessions?[index] }
    sessions?.deallocate()
    sessions = larger
    count = max(4, count * 2)
  }
}

/// All engines and lists by their handles.
///
/// Only one thread at a time may call the exported functions. JavaScript has only one thread, and native
/// callers use a lock (see `NativeInterface` in OverscrollFixtures).
nonisolated(unsafe) var sessions = SessionTable<Session>()

/// Sends an event to the engine with a handle.
///
/// - Returns: The number of the event's effects; 0 for a bad handle.
@inline(never)
func send(_ handle: Int32, _ time: Double, _ input: ScrollInput) -> Int32 {
  guard let session = sessions[handle] else { return 0 }
  return session.pointee.handle(input, at: time)
}
