import ChildProcesses
import Foundation
import GalleryServer
import OverscrollWeb
import Testing

/// The scripts of the elements and of the gallery, as esbuild bundles them for the tests.
///
/// A page then loads a few scripts instead of 60 to 100, which took a quarter of the processor time of a short test.
/// `LoadTests` loads the modules themselves. Without esbuild all tests do.
struct BundledScripts {
  /// The scripts that a page or a module of the tests imports, below the folder of the gallery.
  private static let entries = [
    "overscroll/overscroll.js", "overscroll/engine/call-record.js", "overscroll/engine/engine.js",
    "overscroll/engine/playback.js", "js/elements.js", "js/page.js",
  ]

  /// Bundles the scripts in a temporary folder and runs `body` with the mounts that serve them.
  static func with(_ body: ([Mount]) async throws -> Void) async throws {
    guard let esbuild = UnpackedPackage.command("esbuild") else { return try await body([]) }
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let gallery = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/GalleryServer/Resources/public/js").standardizedFileURL
    for (name, source) in [("js", gallery), ("overscroll", WebAssets.scripts)] {
      try files.createSymbolicLink(at: folder.appendingPathComponent(name), withDestinationURL: source)
    }
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    // The chunks are in the folder of the WebAssembly files, because a script finds these beside itself.
    let child = try ChildProcess(
      esbuild,
      arguments: entries.map { folder.appendingPathComponent($0).path } + [
        "--bundle", "--splitting", "--format=esm", "--preserve-symlinks", "--outbase=\(folder.path)",
        "--outdir=\(output.path)", "--chunk-names=overscroll/[name]-[hash]", "--log-level=warning",
      ],
      environment: ProcessInfo.processInfo.environment,
      plan: SpawnPlan([.nothing, .file("/dev/null"), .file(errors.path)]))
    while !child.hasEnded { try await Task.sleep(for: .milliseconds(5)) }
    let ending = child.end()
    let printed = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    try #require(ending == .exited(0), "esbuild: \(printed)")
    try await body([Mount(path: "/", source: output)])
  }
}
