public import Foundation

/// Where the files that a page loads are on this machine.
///
/// A server that serves ``bundle`` and, beside it, ``engine`` and ``lists`` has served all that a page needs. The
/// contents of ``scripts`` are the same, module by module.
public enum WebAssets {
  /// Both elements as one module, to be served as `overscroll.js` beside the WebAssembly.
  public static var bundle: URL { resources.appending(path: "overscroll.js", directoryHint: .notDirectory) }

  /// Both elements and the WebAssembly as one module, which needs nothing beside it.
  public static var inlineBundle: URL {
    resources.appending(path: "overscroll-inline.js", directoryHint: .notDirectory)
  }

  /// The folder with the scripts: `engine.js` and the custom elements.
  public static var scripts: URL { resources.appending(path: "js", directoryHint: .isDirectory) }

  /// The engine as WebAssembly, to be served as `engine.wasm` beside the bundle, or `engine.js`.
  public static var engine: URL { resources.appending(path: "engine.wasm", directoryHint: .notDirectory) }

  /// The engine with the lists as WebAssembly, to be served as `lists.wasm` beside the bundle, or `engine.js`.
  public static var lists: URL { resources.appending(path: "lists.wasm", directoryHint: .notDirectory) }

  /// The engine with the lists and with traces as WebAssembly, to be served as `trace.wasm` beside the bundle.
  ///
  /// A page loads it when somebody exports a trace, or plays one.
  public static var trace: URL { resources.appending(path: "trace.wasm", directoryHint: .notDirectory) }

  private static var resources: URL { Bundle.module.resourceURL ?? Bundle.module.bundleURL }
}
