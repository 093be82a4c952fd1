import Foundation
import Testing

/// The `Localizable.strings` file of one language.
struct StringFile: CustomTestStringConvertible, Sendable {
  let language: String
  /// The strings by key, or `nil` if the file cannot be read.
  let words: [String: String]?

  var testDescription: String { language }

  /// The languages that the package supports.
  static let languages = ["en", "ru", "vi", "ko", "zh-Hans"]

  /// The folder that contains one folder for each language.
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

  /// Returns the format specifiers of a string, in order.
  static func formats(in words: String) -> [String] {
    words.matches(of: #/%[0-9$]*[@a-zA-Z%]+/#).map { String($0.output) }
  }

  /// The keys in the order of the file, with repetitions.
  var writtenKeys: [String] {
    let file = StringFile.folder.appendingPathComponent("\(language).lproj/Localizable.strings")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.matches(of: #/(?m)^"([^"]+)" = /#).map { String($0.1) }
  }
}
