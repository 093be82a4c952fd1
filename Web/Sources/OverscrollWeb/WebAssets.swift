public import Foundation

/// Where the files that a page loads are on this machine.
///
/// A server that serves the contents of ``scripts`` and, beside them, ``engine``, ``lists`` and ``trace`` has served all
/// that a page needs. `Scripts/web-package` makes one file of the scripts.
public enum WebAssets {
  /// The folder with the scripts, of which `overscroll.js` has both elements.
  public static var scripts: URL { resources.appending(path: "js", directoryHint: .isDirectory) }

  /// The engine as WebAssembly, to be served as `engine.wasm` beside the scripts.
  public static var engine: URL { resources.appending(path: "engine.wasm", directoryHint: .notDirectory) }

  /// The engine with the lists as WebAssembly, to be served as `lists.wasm` beside the scripts.
  public static var lists: URL { resources.appending(path: "lists.wasm", directoryHint: .notDirectory) }

  /// The engine with the lists and with traces as WebAssembly, to be served as `trace.wasm` beside the scripts.
  ///
  /// A page loads it when somebody exports a trace, or plays one.
  public static var trace: URL { resources.appending(path: "trace.wasm", directoryHint: .notDirectory) }

  private static var resources: URL { Bundle.module.resourceURL ?? Bundle.module.bundleURL }
}
