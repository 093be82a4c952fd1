import Foundation

/// A fresh folder for one browser: its profile, and the file that it complains to.
struct PrivateFolder: Sendable {
  let url: URL

  var profile: URL { url.appendingPathComponent("profile") }
  var complaints: URL { url.appendingPathComponent("stderr.txt") }

  /// Makes the folder, readable to this user alone.
  static func make() throws -> PrivateFolder {
    // Short, since the path of a socket in it may have no more than about 100 characters.
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

  /// Removes the folder; whether it is gone.
  ///
  /// A process that is still dying may keep it for a moment.
  @discardableResult func remove() -> Bool {
    try? FileManager.default.removeItem(at: url)
    return !FileManager.default.fileExists(atPath: url.path)
  }
}
