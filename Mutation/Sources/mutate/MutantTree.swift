import Foundation
import Mutants

/// A copy of the project's core, controllers and tests, with faults behind switches.
struct MutantTree {
  /// The project.
  let root: URL
  /// The copy.
  let folder: URL

  /// The copy's tests, once they are built.
  var tests: URL { folder.appending(path: ".build/debug/OverscrollPackageTests.xctest") }

  /// What is changed.
  private static let modules = ["OverscrollCore", "Overscroll"]
  /// Tests that read the sources, or what is not in the copy.
  private static let left = ["HouseRulesTests.swift", "PlaygroundTests.swift", "EngineExampleTests.swift"]
  /// Sources in which a fault is none of the library's: what only tests call, and what says what it is.
  private static let spared = ["List/ExtentIndex+Invariants.swift", "Overscroll/Overscroll.swift"]

  init(root: URL) {
    self.root = root
    folder = root.appending(path: "Mutation/.build/mutants")
  }

  /// The files that faults are planted in, without views.
  func sources() throws -> [SourceText] {
    try Self.modules.flatMap { module in
      try files(in: root.appending(path: "Sources/\(module)")).filter {
        $0.hasSuffix(".swift") && !$0.hasPrefix("SwiftUI/") && !$0.contains(".docc/")
      }.map { "\(module)/\($0)" }
    }.filter { file in !Self.spared.contains { file.hasSuffix($0) } }.map { file in
      SourceText(try String(contentsOf: root.appending(path: "Sources/\(file)"), encoding: .utf8), file: file)
    }
  }

  /// Makes the copy, with other texts for some of its files.
  func write(_ texts: [String: String]) throws {
    var wanted: [String: Data] = Self.own.mapValues { Data($0.utf8) }
    for module in Self.modules {
      for file in try files(in: root.appending(path: "Sources/\(module)")) where !file.contains(".docc/") {
        if module == "Overscroll", file.hasPrefix("SwiftUI/") { continue }
        let text = texts["\(module)/\(file)"].map { Data($0.utf8) }
        wanted["Sources/\(module)/\(file)"] =
          try text ?? Data(contentsOf: root.appending(path: "Sources/\(module)/\(file)"))
      }
    }
    for tests in ["OverscrollCoreTests", "OverscrollTests", "Fixtures"] {
      for file in try files(in: root.appending(path: "Tests/\(tests)")) {
        if Self.left.contains(where: file.hasSuffix) { continue }
        wanted["Tests/\(tests)/\(file)"] = try Data(
          contentsOf: root.appending(path: "Tests/\(tests)/\(file)"))
      }
    }
    for (path, data) in wanted { try write(data, to: path) }
    for top in ["Sources", "Tests"] {
      for file in try files(in: folder.appending(path: top)) where wanted["\(top)/\(file)"] == nil {
        if !file.hasPrefix("SmallWorldTests/") {
          try FileManager.default.removeItem(at: folder.appending(path: "\(top)/\(file)"))
        }
      }
    }
    try link("Tests/SmallWorldTests", ["Promises", "Support"], to: "../OverscrollCoreTests")
  }

  /// Leaves a file alone that is as it should be, for the build looks at when it was written.
  private func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    if let old = try? Data(contentsOf: file), old == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func link(_ path: String, _ names: [String], to target: String) throws {
    let place = folder.appending(path: path)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for name in names where !FileManager.default.fileExists(atPath: place.appending(path: name).path) {
      try FileManager.default.createSymbolicLink(
        atPath: place.appending(path: name).path, withDestinationPath: "\(target)/\(name)")
    }
  }

  private func files(in folder: URL) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().filter { path in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: folder.appending(path: path).path, isDirectory: &isFolder)
      return isThere && !isFolder.boolValue
    }
  }
}
