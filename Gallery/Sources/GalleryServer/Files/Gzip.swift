import ChildProcesses
import Foundation

/// Packs what is served, with the `gzip` of this machine: Swift brings nothing that packs on every platform.
///
/// Where there is no `gzip`, all is served as it is.
actor Gzip {
  /// What this process has packed, whatever server it is for.
  static let shared = Gzip()

  /// The least that is worth it: about what goes into one packet.
  private static let least = 1_024

  /// What has been packed, by the hash of what it was.
  private var packed: [String: Data] = [:]

  /// Packs files, all with one command.
  ///
  /// - Returns: The files, with what they are packed where that is smaller.
  func pack(_ files: [SiteFile]) async -> [SiteFile] {
    let missing = files.filter { $0.isText && $0.body.count >= Self.least && packed[$0.hash] == nil }
    for (file, result) in zip(missing, await Self.run(missing.map(\.body))) { packed[file.hash] = result }
    return files.map { file in
      var file = file
      if let result = packed[file.hash], result.count < file.body.count { file.packed = result }
      return file
    }
  }

  /// Lets `gzip` pack each body as a file of its own, in a folder that is gone afterwards.
  ///
  /// - Returns: A result for each, or none at all.
  private static func run(_ bodies: [Data]) async -> [Data] {
    guard let command, !bodies.isEmpty else { return [] }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "gallery-gzip-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let files = bodies.indices.map { folder.appendingPathComponent(String($0)) }
      for (body, file) in zip(bodies, files) { try body.write(to: file) }
      // Without names and times, so that the same bytes are packed into the same bytes.
      let child = try ChildProcess(
        command, arguments: ["-9n"] + files.map(\.path), environment: [:],
        plan: SpawnPlan([.nothing, .file("/dev/null"), .file("/dev/null")]))
      for _ in 0..<2_000 where !child.hasEnded { try? await Task.sleep(for: .milliseconds(5)) }
      guard child.end() == .exited(0) else { return [] }
      return try files.map { try Data(contentsOf: $0.appendingPathExtension("gz")) }
    } catch {
      return []
    }
  }

  private static let command: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return (path.split(separator: ":").map(String.init) + ["/usr/bin", "/bin"])
      .map { URL(fileURLWithPath: $0).appendingPathComponent("gzip") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}
