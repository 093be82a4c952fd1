import Foundation
import OverscrollWeb
import Testing

/// The bundles as a build makes them.
@Suite struct BuiltBundleTests {
  /// What a page loads, and how much of gzip that may be.
  static let pages: [([URL], Int)] = [
    ([WebAssets.bundle], 29_215), ([WebAssets.bundle, WebAssets.engine], 49_005),
    ([WebAssets.bundle, WebAssets.lists], 80_750), ([WebAssets.inlineBundle], 97_750),
  ]

  @Test(arguments: pages)
  func `What a page loads is no larger than it has been, in bytes of gzip`(files: [URL], most: Int) throws {
    let sizes = try files.map { file in
      let counted = try Scripts.run(URL(filePath: "/bin/sh"), ["-c", "gzip -9 -c \"$0\" | wc -c", file.path])
      return try #require(Int(counted.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
    #expect(sizes.reduce(0, +) <= most && sizes.min() ?? 0 > 10_000, "\(sizes)")
  }

  @Test(arguments: [WebAssets.bundle, WebAssets.inlineBundle])
  func `A bundle has its licence in its first line, and imports nothing`(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.split(separator: "\n").first?.contains("MIT License") == true)
    #expect(!text.contains("import ") && !text.contains("import{") && !text.contains(" from '"))
    for name in ["OverscrollView", "OverscrollList", "RefreshEvent", "PhaseEvent", "EffectEvent"] {
      #expect(text.split(separator: "\n").last?.contains(name) == true)
    }
  }

  @Test(.withNode, arguments: [WebAssets.bundle, WebAssets.inlineBundle])
  func `Imported where there is no page, a bundle throws nothing, and gives what the types say`(file: URL)
    throws
  {
    let node = try #require(Scripts.node)
    let line =
      "import(process.argv[1]).then((all) => console.log(Object.keys(all).join()), (e) => console.log(`${e}`))"
    try Scripts.with(["empty.js": ""]) { scripts in
      let copy = scripts.folder.appendingPathComponent("bundle.mjs")
      try FileManager.default.copyItem(at: file, to: copy)
      let output = try Scripts.run(node, ["-e", line, copy.path])
      #expect(
        output
          == "EffectEvent,LoadErrorEvent,OverscrollList,OverscrollView,PhaseEvent,RefreshEvent,recording\n")
    }
  }

  static let tsc = Scripts.command("tsc")
  /// What is compiled with every option that the two tests below have in common.
  private static let options = [
    "--noEmit", "--target", "es2022", "--module", "esnext", "--moduleResolution", "node", "--lib",
  ]

  @Test(.enabled(if: tsc != nil, "There is no `tsc` in the PATH"))
  func `A compiler finds nothing wrong with the types of the elements' scripts`() throws {
    let tsc = try #require(Self.tsc)
    var scripts = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { scripts.deleteLastPathComponent() }
    scripts.append(path: "Sources/OverscrollWeb/js")
    let files = try FileManager.default.contentsOfDirectory(at: scripts, includingPropertiesForKeys: nil)
      .map(\.path).filter { $0.hasSuffix(".js") }
    #expect(files.count > 30)
    let output = try Scripts.run(
      tsc, Self.options + ["es2022,dom,dom.iterable", "--allowJs", "--checkJs"] + files)
    #expect(output == "")
  }

  @Test(.enabled(if: tsc != nil, "There is no `tsc` in the PATH"))
  func `What somebody writes against the package's types compiles`() throws {
    let tsc = try #require(Self.tsc)
    var package = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { package.deleteLastPathComponent() }
    package.append(path: "npm")
    let text = { [package] (name: String) in
      try String(contentsOf: package.appending(path: name), encoding: .utf8)
    }
    let files = [
      "usage.ts": try text("usage.ts"), "node_modules/overscroll/package.json": try text("package.json"),
      "node_modules/overscroll/overscroll.d.ts": try text("overscroll.d.ts"),
    ]
    try Scripts.with(files) { scripts in
      let options = Self.options + ["es2022,dom", "--strict"]
      let output = try Scripts.run(tsc, options + [scripts.folder.appendingPathComponent("usage.ts").path])
      #expect(output == "")
    }
  }
}
