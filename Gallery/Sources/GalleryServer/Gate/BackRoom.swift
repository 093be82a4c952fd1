import FlyingSocks
import Foundation

/// The Unix socket on which FlyingFox listens, in a folder that only this user can enter.
///
/// Only the gate connects there: no browser and no other user's program can.
struct BackRoom {
  /// The socket's address.
  let address: sockaddr_un

  private let folder: URL

  /// Makes the folder.
  init() throws {
    let name = "gallery-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    var folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    // A socket's path has room for a hundred bytes or so; some temporary folders are deeper than that.
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
