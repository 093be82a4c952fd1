import Foundation

/// Where the package's words are looked up.
struct StringTables: Sendable {
  /// The bundles whose `Localizable.strings` are asked, in order.
  let bundles: [Bundle]

  /// The app's own, and then the package's; or what a task has set in their place.
  static var standard: StringTables { local ?? own }

  /// The tables of a task, if it has others: the gallery lets its visitors choose a language.
  @TaskLocal static var local: StringTables?

  private static let own = StringTables(bundles: [.main, resources].compactMap(\.self))

  /// The words for a key in the first bundle that has some, in the language that the bundle is used in.
  ///
  /// - Returns: The words, or nil if no bundle has the key, or only with empty words.
  func text(for key: String) -> String? {
    for bundle in bundles {
      let text = bundle.localizedString(forKey: key, value: Self.missing, table: nil)
      if text != Self.missing, !text.isEmpty { return text }
    }
    return nil
  }

  /// What a bundle is asked to answer where it does not have a key: no words that anybody would write.
  private static let missing = "\u{FFFF}"
}

extension StringTables {
  /// The package's resource bundle, if it is where the build tools put it.
  ///
  /// `Bundle.module` would crash the app if the bundle is missing.
  static let resources: Bundle? = {
    let code = Bundle(for: BundleMark.self)
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

  /// Marks the bundle that this code is in.
  private final class BundleMark {}
}
