import ChildProcesses
import Foundation

/// A browser, or what drives one, with a folder for what it leaves behind.
struct DriverProcess: Sendable {
  /// Where it keeps what it keeps.
  let folder: URL
  private let child: ChildProcess

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - environment: What it finds in its environment besides ours.
  ///   - prepare: Makes what it needs in its folder, and says its arguments.
  init(
    _ executable: URL, environment: [String: String] = [:], _ prepare: (URL) throws -> [String]
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("other-browser-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    do {
      var variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      // Nothing of the user's is read, and nothing is left with it.
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

  /// Asks again and again, until there is an answer.
  ///
  /// - Throws: What the program complained of, if it has ended or takes too long.
  func wait<Value>(for limit: Duration = .seconds(30), _ body: () async -> Value?) async throws -> Value {
    let deadline = ContinuousClock.now + limit
    while true {
      if let value = await body() { return value }
      guard !child.hasEnded, ContinuousClock.now < deadline else {
        let text = (try? String(contentsOf: Self.complaints(folder), encoding: .utf8)) ?? ""
        throw OtherBrowserError("It did not start. \(text.suffix(600))")
      }
      try await Task.sleep(for: .milliseconds(30))
    }
  }

  /// Ends it and whatever it has started, which is in its group.
  ///
  /// They are asked first: a screen that is killed leaves its number taken.
  func end() async {
    kill(-child.identifier, SIGTERM)
    for _ in 0..<100 where kill(-child.identifier, 0) == 0 && !child.hasEnded {
      try? await Task.sleep(for: .milliseconds(10))
    }
    child.end()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func complaints(_ folder: URL) -> URL { folder.appendingPathComponent("complaints.txt") }

  /// The first of some programs that this machine has.
  static func path(of names: String...) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
