import Foundation

/// Where the project is, for tests that read its files.
enum Checkout {
  /// The project's folder, wherever a link leads to this file.
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
