import Foundation
import Testing

@testable import Overscroll

/// The tables of words, as they are in the sources.
@Suite struct StringsLocalizationTests {
  @Test("The folder has the languages that the package speaks, and no other")
  func languages() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: StringFile.folder.path)
    #expect(Set(folders) == Set(StringFile.languages.map { "\($0).lproj" }))
  }

  @Test("Every key has words in every language, and no language has another key", arguments: StringFile.all)
  func keys(file: StringFile) throws {
    let words = try #require(file.words)
    let keys = Set(OverscrollStrings.allCases.map(\.rawValue))
    #expect(keys.subtracting(words.keys) == [], "are missing")
    #expect(Set(words.keys).subtracting(keys) == [], "are not known")
    #expect(file.writtenKeys.count == words.count, "a key is there twice")
    for (key, text) in words {
      #expect(!text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty, "\(key) is empty")
      #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(key) has spaces around it")
    }
  }

  @Test("Words take the same in every language", arguments: StringFile.all)
  func formats(file: StringFile) throws {
    let words = try #require(file.words)
    for key in OverscrollStrings.allCases {
      let expected = key == .lastUpdated ? ["%@"] : []
      #expect(StringFile.formats(in: words[key.rawValue] ?? "") == expected, "\(key.rawValue)")
    }
  }

  @Test("Keys are the first article's two, and the package's own")
  func names() {
    let others = OverscrollStrings.allCases.map(\.rawValue).filter { !$0.hasPrefix("Overscroll.") }
    #expect(others == ["PullToRefresh.Ready", "PullToRefresh.Refreshing"])
  }

  @Test("The words without a table are the English table's")
  func english() throws {
    let words = try #require(StringFile("en").words)
    for key in OverscrollStrings.allCases { #expect(key.english == words[key.rawValue]) }
  }

  @Test("Languages are not copies of English", arguments: StringFile.all.filter { $0.language != "en" })
  func translated(file: StringFile) throws {
    let words = try #require(file.words)
    for key in OverscrollStrings.allCases { #expect(words[key.rawValue] != key.english, "\(key.rawValue)") }
  }
}
