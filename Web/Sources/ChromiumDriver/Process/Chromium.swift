public import Foundation

/// Finds an installed Chromium.
public enum Chromium {
  /// Returns the browser to drive, or nil if none is installed.
  ///
  /// If `OVERSCROLL_CHROMIUM` is set, it is the only candidate. It is an absolute path; a wrong path gives
  /// nil. Otherwise the usual names on `PATH` are searched, and then, on macOS, the usual applications.
  ///
  /// - Parameter hasWindows: Whether one page can cover another. If false, the browser without windows is
  ///   preferred. It treats a page the same and uses three quarters of the processor time (measured over 42
  ///   tests: 36 s and 50 s).
  public static func locate(hasWindows: Bool = true) -> URL? {
    locate(
      hasWindows: hasWindows, environment: ProcessInfo.processInfo.environment, isExecutable: isExecutableFile
    )
  }

  /// Whether tests that need a browser run: one is installed, or the environment requires one.
  ///
  /// With `CI=true` or `OVERSCROLL_REQUIRE_BROWSER=1` this is always true. A machine that lost its browser
  /// then fails instead of skipping silently. For `.enabled(if:)`.
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

  /// Whether a path is an executable file and not a folder.
  private static func isExecutableFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
