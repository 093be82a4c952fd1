/// A reference to an object that becomes `nil` when the object is deallocated.
///
/// The object owns it, and clears it in its `deinit`. It takes the place of weak references, because an
/// object with a weak reference counts all its references several times more slowly.
@MainActor final class Backreference<Object: AnyObject> {
  unowned(unsafe) private(set) var object: Object?

  /// Sets the object, at the end of its `init`.
  func set(_ object: Object) { self.object = object }

  /// Removes the object, at the beginning of its `deinit`.
  func clear() { object = nil }
}
