import OverscrollTestSupport
import Foundation
import Testing

/// Rules for code that this project's compilers accept, and compilers that it has not seen reject.
///
/// In Xcode 27 `@State` is a macro, and SwiftUI has one result builder for all content. Source: Apple, TN3211.
@Suite struct CompilerRulesTests {
  @Test("No source file checks `canImport(ObjectiveC)`", arguments: ["Sources", "Examples"])
  func branches(_ folder: String) throws {
    for (name, code) in try Self.code(in: folder) {
      #expect(!code.contains("canImport(ObjectiveC)"), "\(name)")
    }
  }

  @Test(
    "A type with a default value of `@State` has no initializer in another file",
    arguments: ["Sources", "Examples"])
  func states(_ folder: String) throws {
    let files = try Self.code(in: folder)
    let declaration = #/^ *(?:[@\w]+ )*(?:struct|class|enum|extension) (\w+)/#
    let initializer = #/^ *(?:(?:@\w+|public|package|private|fileprivate|nonisolated) )*init[?<(]/#
    var homes: [String: String] = [:]
    var initializers: [(type: String, file: String)] = []
    for (name, code) in files {
      // The latest type that is declared at each indentation.
      var types: [Int: String] = [:]
      for line in code.split(separator: "\n") {
        let indentation = line.prefix { $0 == " " }.count
        if let match = line.firstMatch(of: declaration) { types[indentation] = String(match.1) }
        guard let type = types[indentation - 2] else { continue }
        if line.contains("@State"), line.contains(#/@State .*var \w+.*=/#) { homes[type] = name }
        if line.contains("init"), line.contains(initializer) { initializers.append((type, name)) }
      }
    }
    #expect(!homes.isEmpty)
    for (type, file) in initializers {
      if let home = homes[type] { #expect(home == file, "\(file) has an initializer of \(type)") }
    }
  }

  @Test("A result builder of SwiftUI is named only as an attribute", arguments: ["Sources", "Examples"])
  func builders(_ folder: String) throws {
    let pattern = #/(?:^|[^@\w])(?:View|Scene|Commands|\w*Content|TableColumn|TableRow)Builder(?!\w)/#
    for (name, code) in try Self.code(in: folder) {
      for line in code.split(separator: "\n") where line.contains("Builder") {
        #expect(line.firstMatch(of: pattern) == nil, "\(name): \(line)")
      }
    }
  }

  /// Returns the names and the code of the Swift files in a folder.
  private static func code(in folder: String) throws -> [(name: String, code: String)] {
    let files = FileManager.default.enumerator(
      at: Checkout.root.appendingPathComponent(folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    let sources = try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(!sources.isEmpty)
    return try sources.map {
      ($0.path, HouseRulesTests.withoutComments(try String(contentsOf: $0, encoding: .utf8)))
    }
  }
}
