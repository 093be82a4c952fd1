import ChildProcesses
import Foundation
import OverscrollWeb
import Testing

/// The npm package, as after its installation.
struct UnpackedPackage {
  /// The folder that contains `node_modules`.
  let root: URL
  var folder: URL { root.appendingPathComponent("node_modules/overscroll") }

  /// Makes the package, unpacks it in an empty folder and runs `body` with it.
  static func with<Result>(_ body: (UnpackedPackage) async throws -> Result) async throws -> Result {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let modules = root.appendingPathComponent("node_modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    var scripts = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<5 { scripts.deleteLastPathComponent() }
    let built = WebAssets.engine.deletingLastPathComponent().path
    let shell = URL(fileURLWithPath: "/bin/sh")
    let line = """
      "$0/Scripts/web-package" --built "$1" "$2" && cd "$2/node_modules" && tar -xzf ../overscroll-*.tgz \
      && mv package overscroll && cd overscroll && gzip -9kn *.js *.wasm
      """
    let output = root.appendingPathComponent("output").path
    let child = try ChildProcess(
      shell, arguments: ["-c", line, scripts.path, built, root.path],
      environment: ProcessInfo.processInfo.environment,
      plan: SpawnPlan([.nothing, .file(output), .file(output)]))
    while !child.hasEnded { try await Task.sleep(for: .milliseconds(5)) }
    let ending = child.end()
    let printed = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
    try #require(ending == .exited(0), "Scripts/web-package: \(printed)")
    return try await body(UnpackedPackage(root: root))
  }

  /// Returns the size of a file in gzip, in bytes.
  func packedSize(_ name: String) throws -> Int {
    try Data(contentsOf: folder.appendingPathComponent("\(name).gz")).count
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Returns the page of the README's first HTML example, with replacements.
  func page(_ changes: [(String, String)] = []) throws -> String {
    let parts = try text("README.md").components(separatedBy: "```html\n")
    let body = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    let page =
      "<!doctype html><title>Page</title><link rel=\"icon\" href=\"data:,\">\n<body style=\"margin: 0\">\n\(body)"
    return try changes.reduce(page) { page, change in
      try #require(page.contains(change.0))
      return page.replacingOccurrences(of: change.0, with: change.1)
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if esbuild, which builds the package, is not installed.
  static var withEsbuild: Self {
    .enabled(if: UnpackedPackage.command("esbuild") != nil, "There is no `esbuild` in the PATH")
  }

  /// Skips a test if Node is not installed.
  static var withNode: Self {
    .enabled(if: UnpackedPackage.command("node") != nil, "There is no `node` in the PATH")
  }
}

extension UnpackedPackage {
  /// Returns the path of a command in the PATH.
  static func command(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
