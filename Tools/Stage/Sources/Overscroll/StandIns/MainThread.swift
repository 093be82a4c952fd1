/// Whether code runs on the thread of the views.
///
/// This type replaces the package's type of the same name, because on Linux the main queue does not run on
/// the main thread.
package enum MainThread {
  /// Always `true`, because the stage runs all views on the thread of the main queue.
  package static var isCurrent: Bool { true }
}
