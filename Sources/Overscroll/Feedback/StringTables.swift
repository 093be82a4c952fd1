import Foundation

/// The bundles that may contain the package's words.
struct StringTables: Sendable {
  /// The bundles whose `Localizable.strings` are searched, in order.
  let bundles: [Bundle]

  /// The tables of the current task, else the app's tables followed by the package's.
  static var standard: StringTables { local ?? own }

  /// The tables of the current task, which the gallery sets for its language choice.
  @TaskLocal static var local: StringTables?

  private static let own = StringTables(bundles: [.main, resources].compactMap(\.self))

  /// Returns the words for a key from the first bundle that has them.
  ///
  /// Each bundle returns them in its preferred localization.
  ///
  /// - Returns: The words, or nil if no bundle has words for the key. Empty words are ignored.
  func text(for key: String) -> String? {
    for bundle in bundles {
      let text = bundle.localizedString(forKey: key, value: Self.missing, table: nil)
      if text != Self.missing, !text.isEmpty { return text }
    }
    return nil
  }

  /// The text that a search returns for a missing key.
  ///
  /// Its only character is a Unicode noncharacter, so no words equal it.
  private static let missing = "\u{FFFF}"
}

extension StringTables {
  /// The package's resource bundle, if it is in a folder that build tools use.
  ///
  /// `Bundle.module` would crash the app if the bundle were missing.
  static let resources: Bundle? = {
    let code = Bundle(for: StringBundle.self)
    let folders = [
      Bundle.main.resourceURL, code.resourceURL, Bundle.main.bundleURL,
      code.bundleURL.deletingLastPathComponent(),
    ]
    return resources(in: folders.compactMap(\.self))
  }()

  /// Returns the first bundle in some folders that contains the package's words.
  ///
  /// SwiftPM names the bundle after the package and the target. If an app contains the package's sources,
  /// the bundle is named after the app's package.
  ///
  /// - Parameter folders: The folders to search, in order. A folder that does not exist is skipped.
  static func resources(in folders: [URL]) -> Bundle? {
    let named = folders.lazy.flatMap { folder in
      ["Overscroll_Overscroll.bundle", "Overscroll_Overscroll.resources"].map(folder.appendingPathComponent)
    }
    let vendored = folders.lazy.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { $0.hasSuffix("_Overscroll.bundle") || $0.hasSuffix("_Overscroll.resources") }
        .map(folder.appendingPathComponent)
    }
    return named.compactMap(Bundle.init(url:)).first
      ?? vendored.compactMap(Bundle.init(url:)).first { bundle in
        StringTables(bundles: [bundle]).text(for: OverscrollStrings.refresh.rawValue) != nil
      }
  }

  /// A class with which Foundation finds the bundle of this code.
  private final class StringBundle {}
}
