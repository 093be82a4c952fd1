import Foundation
@testable import GalleryScreens

/// The list of the gallery's screens, with the source code of each screen.
@MainActor enum ScreenIndex {
  private struct Part: Encodable {
    let title: String
    let screens: [Entry]
  }

  private struct Entry: Encodable {
    let id: String
    let title: String
    let line: String
    let file: String
    let source: String
  }

  /// The parts of the gallery with their screens, in order, as JSON.
  static var json: String {
    let sources = ScreenSources()
    let parts = Screen.Part.allCases.map { part in
      Part(
        title: part.rawValue,
        screens: part.screens.map { screen in
          let source = sources.source(of: screen.rawValue)
          return Entry(
            id: screen.rawValue, title: screen.labels.title, line: screen.labels.line,
            file: source?.file ?? "", source: source?.text ?? "")
        })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(parts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}

/// Finds the file that declares a screen, and the part of the file that belongs to the screen.
private struct ScreenSources {
  /// The files, with paths relative to the screens' folder.
  private let files: [(path: String, text: String)]
  /// The name of each screen's view type, by the name of the screen's enumeration case.
  private let types: [Substring: Substring]

  /// Reads the source files of the repository that contains this file.
  init() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Examples/GalleryApp/Sources/GalleryScreens").standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    files = paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)).map { (path, $0) }
    }
    let list = files.first { $0.path == "Screen+View.swift" }?.text ?? ""
    let cases = list.matches(of: /case \.(\w+): (\w+)\(/).map { ($0.1, $0.2) }
    types = Dictionary(cases, uniquingKeysWith: { first, _ in first })
  }

  func source(of screen: String) -> (file: String, text: String)? {
    guard let type = types[Substring(screen)],
      let file = files.first(where: { $0.text.contains("struct \(type): View") })
    else { return nil }
    return (
      "Examples/GalleryApp/Sources/GalleryScreens/\(file.path)", SourceText(file.text).part(of: String(type))
    )
  }
}

/// The text of a source file that declares one or more screens.
struct SourceText {
  /// The lines of the file, without the `#if` that encloses them and its indentation.
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#") }
      .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }
  }

  /// Returns the declarations of one screen, without previews and further screens.
  func part(of type: String) -> String {
    let kept = declarations.filter { declaration in
      if declaration.contains(where: { $0.contains("PreviewProvider") }) { return false }
      let screen = declaration.lazy.compactMap { $0.firstMatch(of: /^.*struct (\w+Screen)\b/)?.1 }.first
      return screen.map { String($0) == type } ?? true
    }
    return kept.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The top-level declarations with their comments.
  ///
  /// The first element contains the imports.
  private var declarations: [[Substring]] {
    var result: [[Substring]] = []
    var open: [Substring] = []
    for line in lines {
      let isEnd = line.isEmpty && (open.last.map { $0.hasPrefix("}") || $0.contains("import ") } ?? true)
      if isEnd {
        if !open.isEmpty { result.append(open) }
        open = []
      } else {
        open.append(line)
      }
    }
    return open.isEmpty ? result : result + [open]
  }
}
