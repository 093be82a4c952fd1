public import Foundation

/// Finds the Chromium that this machine has.
public enum Chromium {
  /// The browser to drive, or nil where none is installed.
  ///
  /// `OVERSCROLL_CHROMIUM`, an absolute path, comes first and, once set, is the only candidate: a wrong
  /// path gives nil rather than some other browser. Then come the usual names on `PATH`, and on macOS the
  /// usual applications.
  ///
  /// - Parameter hasWindows: Whether one page is to hide another. Where it is not, the browser without windows comes before
  ///   the others: it does the same to a page, and takes three quarters of the processor for it (measured over 42 tests: 36
  ///   and 50 s).
  public static func locate(hasWindows: Bool = true) -> URL? {
    locate(
      hasWindows: hasWindows, environment: ProcessInfo.processInfo.environment, isExecutable: isExecutableFile
    )
  }

  /// Whether tests that need a browser should run: one was found, or the environment insists on it.
  ///
  /// With `CI=true` or `OVERSCROLL_REQUIRE_BROWSER=1` this is always true, so that a machine that lost its
  /// browser fails instead of skipping in silence. For `.enabled(if:)`.
  public static var isFoundOrRequired: Bool {
    isRequired(environment: ProcessInfo.processInfo.environment) || locate() != nil
  }

  static func isRequired(environment: [String: String]) -> Bool {
    environment["CI"] == "true" || environment["OVERSCROLL_REQUIRE_BROWSER"] == "1"
  }

  static func locate(
    hasWindows: Bool = true, environment: [String: String], isExecutable: (String) -> Bool
  ) -> URL? {
    candidates(names: hasWindows ? names : shellNames + names, environment: environment)
      .first(where: isExecutable).map { URL(fileURLWithPath: $0) }
  }

  private static func candidates(names: [String], environment: [String: String]) -> [String] {
    if let chosen = environment["OVERSCROLL_CHROMIUM"], !chosen.isEmpty { return [chosen] }
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return names.flatMap { name in folders.map { "\($0)/\(name)" } } + applications
  }

  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
  ]

  private static let shellNames = ["chromium-headless-shell", "chrome-headless-shell"]

  private static var applications: [String] {
    #if os(macOS)
      let home = FileManager.default.homeDirectoryForCurrentUser.path
      return ["/Applications", home + "/Applications"].flatMap { folder in
        ["Chromium", "Google Chrome"].map { "\(folder)/\($0).app/Contents/MacOS/\($0)" }
      }
    #else
      return []
    #endif
  }

  /// `isExecutableFile` alone is also true of a folder.
  private static func isExecutableFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
