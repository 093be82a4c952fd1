import Foundation
import Testing

@testable import Overscroll

/// The `Localizable.strings` files of all languages.
@Suite struct StringsLocalizationTests {
  @Test("The resource folder contains exactly the supported languages")
  func languages() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: StringFile.folder.path)
    #expect(Set(folders.filter { $0.hasSuffix(".lproj") }) == Set(StringFile.languages.map { "\($0).lproj" }))
  }

  @Test("Each language contains every key once, with a nonempty text", arguments: StringFile.all)
  func keys(file: StringFile) throws {
    let words = try #require(file.words)
    let keys = Set(OverscrollStrings.allCases.map(\.rawValue))
    #expect(keys.subtracting(words.keys) == [], "are missing")
    #expect(Set(words.keys).subtracting(keys) == [], "are not known")
    #expect(file.writtenKeys.count == words.count, "a key occurs twice")
    for (key, text) in words {
      #expect(!text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty, "\(key) is empty")
      #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(key) has spaces around it")
    }
  }

  @Test("A string has the same format specifiers in every language", arguments: StringFile.all)
  func formats(file: StringFile) throws {
    let words = try #require(file.words)
    for key in OverscrollStrings.allCases {
      let expected =
        switch key {
        case .lastUpdated: ["%@"]
        case .movedTo, .listPosition: ["%1$@", "%2$@"]
        case .listRange: ["%1$@", "%2$@", "%3$@"]
        default: [String]()
        }
      #expect(StringFile.formats(in: words[key.rawValue] ?? "").sorted() == expected, "\(key.rawValue)")
    }
  }

  @Test("Every key has the package's prefix, except for two keys of the first article")
  func names() {
    let others = OverscrollStrings.allCases.map(\.rawValue).filter { !$0.hasPrefix("Overscroll.") }
    #expect(others == ["PullToRefresh.Ready", "PullToRefresh.Refreshing"])
  }

  @Test("The strings in the code equal the strings of the English file")
  func english() throws {
    let words = try #require(StringFile("en").words)
    for key in OverscrollStrings.allCases { #expect(key.english == words[key.rawValue]) }
  }

  @Test(
    "Every translation differs from the English string",
    arguments: StringFile.all.filter { $0.language != "en" })
  func translated(file: StringFile) throws {
    let words = try #require(file.words)
    for key in OverscrollStrings.allCases { #expect(words[key.rawValue] != key.english, "\(key.rawValue)") }
  }
}
