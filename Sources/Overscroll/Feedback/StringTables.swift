import Foundation

/// The bundles that contain the package's words.
struct StringTables: Sendable {
  /// The bundles whose `Localizable.strings` are searched, in order.
  let bundles: [Bundle]

  /// The task's tables, or else the app's tables followed by the package's.
  static var standard: StringTables { local ?? own }

  /// The tables of a task; the gallery's language choice sets them.
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

  /// The text that a bundle returns for a missing key.
  ///
  /// Words never equal it, because it is a noncharacter.
  private static let missing = "\u{FFFF}"
}

extension StringTables {
  /// The package's resource bundle, if the build tools put it in a known folder.
  ///
  /// `Bundle.module` would crash the app if the bundle is missing.
  static let resources: Bundle? = {
    let code = Bundle(for: StringBundle.self)
    let folders = [
      Bundle.main.resourceURL, code.resourceURL, Bundle.main.bundleURL,
      code.bundleURL.deletingLastPathComponent(),
    ]
    for folder in folders.compactMap(\.self) {
      for name in ["Overscroll_Overscroll.bundle", "Overscroll_Overscroll.resources"] {
        if let bundle = Bundle(url: folder.appendingPathComponent(name)) { return bundle }
      }
    }
    return nil
  }()

  /// Identifies the bundle of this code.
  private final class StringBundle {}
}
