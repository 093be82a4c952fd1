import Foundation
import OverscrollWeb
import Testing

/// Checks the types of the elements' scripts and of the npm package with `tsc`.
@Suite(.withCompiler) struct TypeTests {
  static let tsc = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: String($0)).appending(path: "tsc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  private static let options = [
    "--noEmit", "--target", "es2022", "--module", "esnext", "--moduleResolution", "node", "--lib",
  ]
  private static let web = NodeTests.scripts.deletingLastPathComponent()

  @Test func `The types of the elements' scripts compile`() throws {
    let scripts = Self.web.appending(path: "Sources/OverscrollWeb/js")
    let names = try FileManager.default.subpathsOfDirectory(atPath: scripts.path)
    let files = names.filter { $0.hasSuffix(".js") }.map { scripts.appending(path: $0).path }
    #expect(files.count > 50)
    try compile(["es2022,dom,dom.iterable", "--allowJs", "--checkJs"] + files)
  }

  @Test func `An example that uses the package's types compiles`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "types-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = folder.appending(path: "node_modules/overscroll")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    for name in ["package.json", "overscroll.d.ts"] {
      try FileManager.default.copyItem(
        at: Self.web.appending(path: "npm/\(name)"), to: package.appending(path: name))
    }
    let usage = folder.appending(path: "usage.ts")
    try FileManager.default.copyItem(at: Self.web.appending(path: "npm/usage.ts"), to: usage)
    try compile(["es2022,dom", "--strict", usage.path])
  }

  private func compile(_ arguments: [String]) throws {
    let tsc = try #require(Self.tsc)
    #expect(try NodeTests.run(tsc, Self.options + arguments) == "")
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if `tsc` is not installed.
  static var withCompiler: Self { .enabled(if: TypeTests.tsc != nil, "There is no `tsc` in the PATH") }
}
