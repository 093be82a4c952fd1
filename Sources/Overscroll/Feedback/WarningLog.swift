#if canImport(os)
  import os
#endif

/// Logs each warning once while its cause lasts.
@MainActor package final class WarningLog {
  /// The destination of warnings; tests replace it.
  package static var sink: (RuntimeWarning) -> Void = { log($0.text) }

  private var logged: Set<RuntimeWarning> = []

  package init() {}

  /// Logs the warnings that are new since the last call.
  package func update(_ warnings: Set<RuntimeWarning>) {
    for warning in warnings.subtracting(logged) { Self.sink(warning) }
    logged = warnings
  }

  /// Writes to the system log as a fault, which Xcode shows.
  private static func log(_ text: String) {
    #if canImport(os)
      os_log(.fault, log: OSLog(subsystem: "Overscroll", category: "Declarations"), "%{public}@", text)
    #endif
  }
}
