import Foundation
import Testing

/// Tests of the links in the project's Markdown pages.
@Suite struct LinkTests {
  private static let root = ScriptTests.scripts.deletingLastPathComponent()

  /// The Markdown pages, except those in hidden folders and in documentation catalogs.
  ///
  /// `Scripts/docs` checks the links in the catalogs.
  private static let pages: [String] = {
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      path.hasSuffix(".md")
        && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix(".docc") }
    }
    .sorted()
  }()

  @Test("The list of pages contains the known pages") func found() {
    #expect(
      Set(Self.pages).isSuperset(of: [
        "README.md", "CONTRIBUTING.md", "Tools/Stage/README.md", "Web/README.md",
      ]))
  }

  @Test("Every link to a file in a page leads to an existing file", arguments: pages)
  func links(_ page: String) throws {
    let file = Self.root.appendingPathComponent(page)
    let text = try String(contentsOf: file, encoding: .utf8)
    for match in text.matches(of: #/\]\(([^)#\s:]+)(?:#[^)]*)?\)|src(?:set)?="([^":]+)"/#) {
      let target = String(match.1 ?? match.2 ?? "")
      // A path on a server is not checked.
      if target.hasPrefix("/") { continue }
      let path = file.deletingLastPathComponent().appendingPathComponent(target).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(target)")
    }
  }
}
