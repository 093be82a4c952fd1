import ChildProcesses
import Foundation

/// The process of a browser or its driver, with a private folder for files.
struct DriverProcess: Sendable {
  /// The folder of the process's files.
  let folder: URL
  private let child: ChildProcess

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - environment: Additional environment variables.
  ///   - prepare: A closure that makes the program's files in the folder, and returns the arguments.
  init(
    _ executable: URL, environment: [String: String] = [:], _ prepare: (URL) throws -> [String]
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("other-browser-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    do {
      var variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      // With these variables the program neither reads nor writes files in the user's folders.
      for name in ["HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
        variables[name] = folder.path
      }
      child = try ChildProcess(
        executable, arguments: try prepare(folder), environment: variables,
        plan: SpawnPlan([.nothing, .file("/dev/null"), .file(Self.complaints(folder).path)]))
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
    self.folder = folder
  }

  /// Calls `body` repeatedly until it returns a value.
  ///
  /// - Throws: The program's error output, if the program has ended or the limit is over.
  func wait<Value>(for limit: Duration = .seconds(30), _ body: () async -> Value?) async throws -> Value {
    let deadline = ContinuousClock.now + limit
    while true {
      if let value = await body() { return value }
      guard !child.hasEnded, ContinuousClock.now < deadline else {
        let text = (try? String(contentsOf: Self.complaints(folder), encoding: .utf8)) ?? ""
        throw OtherBrowserError("The browser did not start. \(text.suffix(600))")
      }
      try await Task.sleep(for: .milliseconds(30))
    }
  }

  /// Ends the process and all processes of its group.
  ///
  /// The method first sends SIGTERM, because a killed display server leaves its display number reserved.
  func end() async {
    kill(-child.identifier, SIGTERM)
    for _ in 0..<100 where kill(-child.identifier, 0) == 0 && !child.hasEnded {
      try? await Task.sleep(for: .milliseconds(10))
    }
    child.end()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func complaints(_ folder: URL) -> URL { folder.appendingPathComponent("complaints.txt") }

  /// Returns the path of the first given program that is installed.
  static func path(of names: String...) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
