import Foundation
import Testing

/// A language's `Localizable.strings`, as it is in the sources.
struct StringFile: CustomTestStringConvertible, Sendable {
  let language: String
  /// The words by their keys, or nothing where the file cannot be read.
  let words: [String: String]?

  var testDescription: String { language }

  /// The languages that the package speaks.
  static let languages = ["en", "ru", "vi", "ko", "zh-Hans"]

  /// The folder of the languages' folders.
  static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "Sources/Overscroll/Resources")

  static let all = languages.map { StringFile($0) }

  init(_ language: String) {
    self.language = language
    let file = StringFile.folder.appendingPathComponent("\(language).lproj/Localizable.strings")
    let list = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    words = list as? [String: String]
  }

  /// The formats in some words, in order.
  static func formats(in words: String) -> [String] {
    words.matches(of: #/%[0-9$]*[@a-zA-Z%]+/#).map { String($0.output) }
  }

  /// The keys as they are written, repeated ones as often as they are.
  var writtenKeys: [String] {
    let file = StringFile.folder.appendingPathComponent("\(language).lproj/Localizable.strings")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.matches(of: #/(?m)^"([^"]+)" = /#).map { String($0.1) }
  }
}
