#if canImport(os)
  import os
#endif

/// Tells the app's author of each warning once, as long as its cause stays.
@MainActor package final class WarningLog {
  /// Where warnings go; tests have them come to themselves.
  package static var sink: (RuntimeWarning) -> Void = { log($0.text) }

  private var told: Set<RuntimeWarning> = []

  package init() {}

  /// Tells of what is new.
  package func take(_ warnings: Set<RuntimeWarning>) {
    for warning in warnings.subtracting(told) { Self.sink(warning) }
    told = warnings
  }

  /// Writes to the system's log, where Xcode shows a fault.
  private static func log(_ text: String) {
    #if canImport(os)
      os_log(.fault, log: OSLog(subsystem: "Overscroll", category: "Declarations"), "%{public}@", text)
    #endif
  }
}
