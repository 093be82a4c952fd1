import Foundation
import Testing

/// Rules for the folders of the elements' scripts.
@Suite struct ScriptRulesTests {
  /// For each folder of scripts, the folders from which its scripts may import; the empty name is the outer folder.
  static let mayImport: [String: Set<String>] = [
    "": ["engine", "elements"],
    "engine": [""],
    "time": [],
    "api": ["engine"],
    "geometry": ["api"],
    "input": ["api", "geometry", "time"],
    "drawing": ["api", "geometry", "time"],
    "session": ["api", "drawing", "geometry", "input", "time"],
    "list": ["api", "geometry", "input", "session", "time"],
    "elements": ["api", "drawing", "engine", "geometry", "list", "session"],
  ]

  private struct Script {
    /// The path below the outer folder, such as `time/clock.js`.
    let path: String
    /// The paths of the scripts that the script imports.
    let imports: [String]
    /// The paths of the scripts that the script imports or whose types its comments name.
    let names: [String]

    var folder: String { Self.folder(of: path) }

    static func folder(of path: String) -> String {
      path.split(separator: "/").dropLast().joined(separator: "/")
    }
  }

  private static func scripts() throws -> [Script] {
    let outer = NodeTests.scripts.deletingLastPathComponent().appending(path: "Sources/OverscrollWeb/js")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: outer.path)
    return try paths.filter { $0.hasSuffix(".js") }.sorted().map { path in
      let text = try String(contentsOf: outer.appending(path: path), encoding: .utf8)
      let imports = text.matches(of: #/(?m)^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'(?<name>\.[^']+)'/#)
      let names = text.matches(of: #/import\(['"](?<name>\.[^'"]+)['"]\)/#)
      let joined = { (name: Substring) in
        let folder = URL(filePath: "/\(Script.folder(of: path))", directoryHint: .isDirectory)
        return String(folder.appending(path: String(name)).standardized.path.dropFirst())
      }
      return Script(
        path: path, imports: imports.map { joined($0.name) },
        names: imports.map { joined($0.name) } + names.map { joined($0.name) })
    }
  }

  @Test func `Every folder has a rule, and every rule has a folder`() throws {
    #expect(Set(try Self.scripts().map(\.folder)) == Set(Self.mayImport.keys))
  }

  @Test func `A script imports only from the folders that its folder may import`() throws {
    let scripts = try Self.scripts()
    #expect(scripts.flatMap(\.imports).count > 100)
    for script in scripts {
      for path in script.imports {
        let folder = Script.folder(of: path)
        #expect(
          folder == script.folder || Self.mayImport[script.folder]?.contains(folder) == true,
          "\(script.path) imports \(path)")
      }
    }
  }

  @Test func `Each script that is imported or named in a type exists`() throws {
    let scripts = try Self.scripts()
    let paths = Set(scripts.map(\.path))
    for script in scripts {
      #expect(script.names.filter { !paths.contains($0) } == [], "\(script.path)")
    }
  }

  @Test func `No two folders import from each other, directly or through a third folder`() {
    // The outer folder contains the first script and the last one, so it is no part of the order.
    var left = Self.mayImport.mapValues { $0.subtracting([""]) }
    left[""] = nil
    while let next = left.keys.sorted().first(where: { left[$0]?.isDisjoint(with: left.keys) == true }) {
      left[next] = nil
    }
    #expect(left.keys.sorted() == [])
  }
}
