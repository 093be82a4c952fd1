public import Foundation
import OverscrollWeb

/// A folder, or one file, that the server serves at a path.
public struct Mount: Sendable {
  /// The path in a request, such as `/overscroll` or `/engine.wasm`.
  ///
  /// The initializer adds a missing slash at the beginning, and removes a slash at the end.
  public let path: String

  /// The folder whose files are served below `path`, or the file at `path`.
  public let source: URL

  /// Serves `source` at `path`.
  ///
  /// The files are read once, when the server starts. Symbolic links in a folder and files whose names
  /// begin with a dot are skipped.
  ///
  /// - Parameters:
  ///   - path: The path in a request; `/` is the root.
  ///   - source: A folder or a file. `GalleryServer.run` throws if there is none.
  public init(path: String, source: URL) {
    self.path = path.split(separator: "/").map { "/" + $0 }.joined()
    self.source = source
  }
}

extension Mount {
  /// Overscroll's custom elements and their WebAssembly files, below `/overscroll`.
  public static var elements: [Mount] {
    [
      Mount(path: "/overscroll", source: WebAssets.scripts),
      Mount(path: "/overscroll/engine.wasm", source: WebAssets.engine),
      Mount(path: "/overscroll/lists.wasm", source: WebAssets.lists),
      Mount(path: "/overscroll/trace.wasm", source: WebAssets.trace),
    ]
  }

  /// The gallery's own pages, and the package's README as text.
  static var page: [Mount] {
    get throws {
      guard let source = Bundle.module.url(forResource: "public", withExtension: nil) else {
        throw GalleryError.filesMissing("\(Bundle.module.bundlePath)/public")
      }
      let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../README.md").standardizedFileURL
      return [Mount(path: "/", source: source), Mount(path: "/README.md", source: readme)]
    }
  }
}
