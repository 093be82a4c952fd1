import Foundation

/// A new folder for one browser: its profile, and the file for its error output.
struct PrivateFolder: Sendable {
  let url: URL

  var profile: URL { url.appendingPathComponent("profile") }
  var complaints: URL { url.appendingPathComponent("stderr.txt") }

  /// Makes the folder, which only this user can read.
  static func make() throws -> PrivateFolder {
    // The name is short, because the path of a socket in the folder is limited to about 100 characters.
    let name = "chromium-driver-\(UUID().uuidString.prefix(13))"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw BrowserError.launchFailed(reason: "\(error)")
    }
    return PrivateFolder(url: url)
  }

  /// Removes the folder.
  ///
  /// A process that is ending may still write to the folder, so a first attempt can fail.
  ///
  /// - Returns: Whether the folder is removed.
  @discardableResult func remove() -> Bool {
    try? FileManager.default.removeItem(at: url)
    return !FileManager.default.fileExists(atPath: url.path)
  }
}
