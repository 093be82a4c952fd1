public import Foundation

/// Where the files that a page loads are on this machine.
///
/// A server that serves the contents of ``scripts`` and, beside them, ``engine`` and ``lists`` has served all of them.
public enum WebAssets {
  /// The folder with the scripts: `engine.js` and the custom elements.
  public static var scripts: URL { resources.appending(path: "js", directoryHint: .isDirectory) }

  /// The engine as WebAssembly, to be served as `engine.wasm` beside `engine.js`.
  public static var engine: URL { resources.appending(path: "engine.wasm", directoryHint: .notDirectory) }

  /// The engine with the lists as WebAssembly, to be served as `lists.wasm` beside `engine.js`.
  public static var lists: URL { resources.appending(path: "lists.wasm", directoryHint: .notDirectory) }

  private static var resources: URL { Bundle.module.resourceURL ?? Bundle.module.bundleURL }
}
