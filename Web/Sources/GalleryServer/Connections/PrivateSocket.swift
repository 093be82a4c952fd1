import FlyingSocks
import Foundation

/// The path of a Unix socket for FlyingFox, in a folder for this user only.
struct PrivateSocket {
  /// The socket's address.
  let address: sockaddr_un

  private let folder: URL

  /// Makes the folder.
  init() throws {
    let name = "gallery-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    var folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    // A socket's path has at most about 100 bytes.
    if folder.path.utf8.count > 90 {
      folder = URL(fileURLWithPath: "/tmp").appendingPathComponent(name)
    }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    self.folder = folder
    address = .unix(path: folder.appendingPathComponent("s").path)
  }

  /// Removes the socket and its folder.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
