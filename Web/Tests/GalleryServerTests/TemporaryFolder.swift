import Foundation

/// A folder that is removed after the test.
struct TemporaryFolder {
  let url: URL

  @discardableResult
  static func with<Result>(_ body: (TemporaryFolder) async throws -> Result) async throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try await body(TemporaryFolder(url: url))
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      at: url.appendingPathComponent(path), withDestinationURL: url.appendingPathComponent(target))
  }
}
