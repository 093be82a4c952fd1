import Foundation
import Testing

@testable import Overscroll

/// The search for a localized string in several bundles.
@Suite struct StringsLookupTests {
  @Test("The package finds its own resource bundle")
  func resources() throws {
    let bundle = try #require(StringTables.resources)
    #expect(bundle.bundleURL.standardizedFileURL == Bundle.module.bundleURL.standardizedFileURL)
    #expect(bundle.localizedString(forKey: "Overscroll.Action.Refresh", value: "?", table: nil) == "Refresh")
    #expect(OverscrollStrings.refresh.text == "Refresh")
  }

  @Test(
    "If an app contains the package's sources, the words are found under the app's bundle name",
    arguments: [
      ("Gallery_Overscroll.bundle", true), ("Gallery_Overscroll.resources", true),
      ("Overscroll_Overscroll.bundle", true), ("Gallery_Other.bundle", false),
    ])
  func vendored(_ name: String, isFound: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A bundle with a similar name, without the package's words.
    let other = try TemporaryBundle(
      ["Other": "Words"], at: folder.appendingPathComponent("A_Overscroll.bundle"))
    let own = try TemporaryBundle(
      ["Overscroll.Action.Refresh": "Again"], at: folder.appendingPathComponent(name))
    let missing = folder.appendingPathComponent("missing")
    let found = StringTables.resources(in: [missing, folder])
    #expect(found?.bundleURL.lastPathComponent == (isFound ? name : nil))
    withExtendedLifetime((other, own)) {}
  }

  @Test("The first bundle that contains a nonempty string for a key provides it")
  func order() throws {
    let app = try TemporaryBundle(["Overscroll.Action.Refresh": "Reload", "Overscroll.Updated": ""])
    let module = try TemporaryBundle([
      "Overscroll.Action.Refresh": "Refresh!", "Overscroll.Updated": "Updated!",
      "Overscroll.Cancelled": "Off!",
    ])
    let tables = StringTables(bundles: [app.bundle, module.bundle])
    #expect(OverscrollStrings.refresh.text(in: tables) == "Reload")
    #expect(OverscrollStrings.updated.text(in: tables) == "Updated!", "an empty string is skipped")
    #expect(OverscrollStrings.cancelled.text(in: tables) == "Off!")
    #expect(OverscrollStrings.noMoreContent.text(in: tables) == "No more to load")
  }

  @Test("A string in the app's bundle overrides the package's string")
  func override() throws {
    let app = try TemporaryBundle(["PullToRefresh.Ready": "Pull, then look up"])
    let tables = StringTables(bundles: [app.bundle] + StringTables.standard.bundles)
    #expect(OverscrollStrings.ready.text(in: tables) == "Pull, then look up")
    #expect(OverscrollStrings.refreshingNow.text(in: tables) == "Refreshing…")
  }

  @Test("Without a bundle every string is English, and an unknown key gives `nil`")
  func nothing() {
    let tables = StringTables(bundles: [])
    for key in OverscrollStrings.allCases { #expect(key.text(in: tables) == key.english) }
    #expect(StringTables.standard.text(for: "Overscroll.NoSuchKey") == nil)
  }

  @Test(
    "In an app's string, only the `%@` placeholder is replaced by the argument",
    arguments: [
      ("Last updated: %@", "Last updated: 9:41"), ("%1$@ (last)", "9:41 (last)"), ("no place", "no place"),
      ("%d %s %@", "%d %s 9:41"), ("100 %", "100 %"),
    ])
  func argument(words: String, expected: String) throws {
    let app = try TemporaryBundle(["Overscroll.LastUpdated": words])
    #expect(OverscrollStrings.lastUpdated.text("9:41", in: StringTables(bundles: [app.bundle])) == expected)
  }
}

/// A temporary bundle with an English string file, deleted when the object is released.
private final class TemporaryBundle {
  let bundle: Bundle
  private let folder: URL

  init(_ words: [String: String], at folder: URL? = nil) throws {
    self.folder =
      folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    let table = self.folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    let data = try PropertyListSerialization.data(fromPropertyList: words, format: .xml, options: 0)
    try data.write(to: table.appendingPathComponent("Localizable.strings"))
    bundle = try #require(Bundle(url: self.folder))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
