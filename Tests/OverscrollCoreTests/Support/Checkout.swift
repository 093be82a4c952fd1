import Foundation

/// Where the project is, for tests that read its files.
enum Checkout {
  /// The project's folder. Its optimised tests are the same files, by a link.
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
