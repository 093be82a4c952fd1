#if canImport(SwiftUI)
  import Foundation

  /// The thread of the views.
  package enum MainThread {
    /// Whether the calling code runs on the main thread.
    package static var isCurrent: Bool { Thread.isMainThread }
  }
#endif
