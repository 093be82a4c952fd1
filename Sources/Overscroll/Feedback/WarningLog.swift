#if canImport(os)
  import os
#endif

/// Logs each warning once until its cause has ended.
@MainActor package final class WarningLog {
  /// Receives the warnings; tests replace it.
  package static var sink: (RuntimeWarning) -> Void = { log($0.text) }

  private var logged: Set<RuntimeWarning> = []

  package init() {}

  /// Logs those of the current warnings that the previous call did not contain.
  package func update(_ warnings: Set<RuntimeWarning>) {
    for warning in warnings.subtracting(logged) { Self.sink(warning) }
    logged = warnings
  }

  /// Writes a message to the system log as a fault, which Xcode's issue navigator shows.
  private static func log(_ text: String) {
    #if canImport(os)
      os_log(.fault, log: OSLog(subsystem: "Overscroll", category: "Declarations"), "%{public}@", text)
    #endif
  }
}
