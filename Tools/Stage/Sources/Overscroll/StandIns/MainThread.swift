/// The thread of the views.
///
/// Stands in for the package's type, because on Linux another thread than the main one runs the main queue.
package enum MainThread {
  /// True, because the stage runs all views on the thread of the main queue.
  package static var isCurrent: Bool { true }
}
