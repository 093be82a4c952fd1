public import Foundation

/// The locations of the files that a page loads.
///
/// A page needs the contents of ``scripts`` and, in the same folder, ``engine``, ``lists`` and ``trace``.
/// `Scripts/web-package` bundles the scripts into one file.
public enum WebAssets {
  /// The folder with the scripts; the script `overscroll.js` defines both elements.
  public static var scripts: URL { resources.appending(path: "js", directoryHint: .isDirectory) }

  /// The WebAssembly file of the engine.
  ///
  /// Serve it as `engine.wasm` in the folder of the scripts.
  public static var engine: URL { resources.appending(path: "engine.wasm", directoryHint: .notDirectory) }

  /// The WebAssembly file of the engine with lists.
  ///
  /// Serve it as `lists.wasm` in the folder of the scripts.
  public static var lists: URL { resources.appending(path: "lists.wasm", directoryHint: .notDirectory) }

  /// The WebAssembly file with lists and traces, to export or play a trace.
  ///
  /// Serve it as `trace.wasm` in the folder of the scripts.
  public static var trace: URL { resources.appending(path: "trace.wasm", directoryHint: .notDirectory) }

  private static var resources: URL { Bundle.module.resourceURL ?? Bundle.module.bundleURL }
}
