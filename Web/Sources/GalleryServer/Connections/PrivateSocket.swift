import FlyingSocks
import Foundation

/// The path of FlyingFox's Unix socket, in a folder for this user only.
struct PrivateSocket {
  /// The socket's address.
  let address: sockaddr_un

  private let folder: URL

  /// Makes the folder with a new name.
  init() throws {
    let name = "gallery-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    var folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    // The path of a Unix socket has at most about 100 bytes.
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
