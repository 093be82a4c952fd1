/// The thread of the views.
///
/// Replaces the package's type, because on Linux the main queue does not run on the main thread.
package enum MainThread {
  /// Always `true`, because the stage runs all views on the thread of the main queue.
  package static var isCurrent: Bool { true }
}
