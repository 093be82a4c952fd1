package import Foundation

/// The location of the project, for tests that read its files.
package enum Checkout {
  /// The project's folder, after resolving symbolic links to this file.
  package static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
