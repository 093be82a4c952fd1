public import Foundation
import OverscrollWeb

/// A folder, or one file, that the server shows under a path.
public struct Mount: Sendable {
  /// The path as a browser asks for it, such as `/overscroll` or `/engine.wasm`.
  ///
  /// A slash is put in front where it is missing, and taken away at the end.
  public let path: String

  /// The folder whose files appear below `path`, or the file that appears at it.
  public let source: URL

  /// Shows `source` at `path`.
  ///
  /// The files are read once, when the server starts. Symbolic links inside a folder and files whose
  /// names begin with a dot are left out.
  ///
  /// - Parameters:
  ///   - path: The path as a browser asks for it; `/` is the root.
  ///   - source: A folder or a file. `GalleryServer.run` throws if there is none.
  public init(path: String, source: URL) {
    self.path = path.split(separator: "/").map { "/" + $0 }.joined()
    self.source = source
  }
}

extension Mount {
  /// Overscroll's custom elements, module by module, and beside them the engine as WebAssembly, below `/overscroll`.
  public static var elements: [Mount] {
    [
      Mount(path: "/overscroll", source: WebAssets.scripts),
      Mount(path: "/overscroll/engine.wasm", source: WebAssets.engine),
      Mount(path: "/overscroll/lists.wasm", source: WebAssets.lists),
      Mount(path: "/overscroll/trace.wasm", source: WebAssets.trace),
    ]
  }

  /// The gallery's own page.
  static var page: [Mount] {
    get throws {
      guard let source = Bundle.module.url(forResource: "public", withExtension: nil) else {
        throw GalleryError.filesMissing("\(Bundle.module.bundlePath)/public")
      }
      return [Mount(path: "/", source: source)]
    }
  }
}
