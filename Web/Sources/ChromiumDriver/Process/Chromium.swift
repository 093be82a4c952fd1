public import Foundation

/// Finds an installed Chromium.
public enum Chromium {
  /// Returns the browser to control, or nil if none is installed.
  ///
  /// If the environment variable `OVERSCROLL_CHROMIUM` is set, only the browser at its absolute path is
  /// used. A wrong path gives nil. Otherwise the usual names on `PATH` are searched, and then, on macOS,
  /// the usual applications.
  ///
  /// - Parameter hasWindows: Whether one page can cover another. If false, a variant of Chromium without
  ///   windows is preferred. It runs pages in the same way, with three quarters of the processor time
  ///   (measured over 42 tests: 36 s and 50 s).
  public static func locate(hasWindows: Bool = true) -> URL? {
    candidates(names: hasWindows ? names : shellNames + names)
      .first(where: isExecutableFile).map { URL(fileURLWithPath: $0) }
  }

  /// Whether tests that need a browser should run, for use in `.enabled(if:)`.
  ///
  /// The tests run if a browser is installed. With `CI=true` or `OVERSCROLL_REQUIRE_BROWSER=1` they run in
  /// any case, so they fail on a machine without a browser instead of being skipped silently.
  public static var isFoundOrRequired: Bool {
    environment["CI"] == "true" || environment["OVERSCROLL_REQUIRE_BROWSER"] == "1" || locate() != nil
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  private static func candidates(names: [String]) -> [String] {
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
