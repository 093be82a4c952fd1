#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The sessions of one kind by their handles.
///
/// A handle is a table index plus 1, so it is never 0. A free index is reused, lowest first. A session
/// keeps its address for its life.
struct SessionTable<Session: ~Copyable>: ~Copyable {
  private var places: UnsafeMutablePointer<UnsafeMutablePointer<Session>?>?
  private var count = 0

  init() {}

  deinit {
    for index in 0..<count { remove(Int32(index + 1)) }
    places?.deallocate()
  }

  /// The address of the session behind a handle, if there is one.
  subscript(handle: Int32) -> UnsafeMutablePointer<Session>? {
    guard let places, handle > 0, Int(handle) <= count else { return nil }
    return places[Int(handle) - 1]
  }

  /// Adds a session.
  ///
  /// - Returns: Its handle.
  /// - Complexity: O(n) in the number of sessions.
  mutating func insert(_ new: consuming Session) -> Int32 {
    var index = 0
    while index < count, self[Int32(index + 1)] != nil { index += 1 }
    if index == count { grow() }
    let session = UnsafeMutablePointer<Session>.allocate(capacity: 1)
    session.initialize(to: new)
    places?[index] = session
    return Int32(index + 1)
  }

  /// Destroys a session; a handle without a session is ignored.
  func remove(_ handle: Int32) {
    guard let session = self[handle] else { return }
    session.deinitialize(count: 1)
    session.deallocate()
    places?[Int(handle) - 1] = nil
  }

  /// Doubles the table; the first size is four.
  private mutating func grow() {
    let larger = UnsafeMutablePointer<UnsafeMutablePointer<Session>?>.allocate(capacity: max(4, count * 2))
    larger.initialize(repeating: nil, count: max(4, count * 2))
    for index in 0..<count { larger[index] = places?[index] }
    places?.deallocate()
    places = larger
    count = max(4, count * 2)
  }
}

/// The sessions of all engines and lists.
///
/// The interface is for one thread. JavaScript has only one, and native callers use a lock (see
/// `NativeInterface` in OverscrollFixtures).
nonisolated(unsafe) var sessions = SessionTable<Session>()

/// Sends an event to the engine behind a handle.
///
/// - Returns: The number of its effects; 0 without an engine.
@inline(never)
func send(_ handle: Int32, _ time: Double, _ input: ScrollInput) -> Int32 {
  guard let session = sessions[handle] else { return 0 }
  return session.pointee.handle(input, at: time)
}
