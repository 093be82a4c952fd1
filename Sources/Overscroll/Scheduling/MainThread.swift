#if canImport(SwiftUI)
  import Foundation

  /// The main thread.
  package enum MainThread {
    /// Whether the calling code runs on the main thread.
    package static var isCurrent: Bool { Thread.isMainThread }
  }
#endif
