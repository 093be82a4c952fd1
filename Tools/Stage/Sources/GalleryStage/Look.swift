@testable import SwiftUI

/// The visitor's preferences.
///
/// A missing or unknown member keeps the current value.
///
///     {"isDark": true, "isRightToLeft": false, "reducesMotion": false, "textSize": "large", "title": "inline",
///       "isSheet": false, "language": "en"}
///
/// Text sizes are the cases of `DynamicTypeSize`, from `xSmall` to `accessibility5`. Titles are `none`,
/// `inline` and `large`. Languages are the folder names of the package's localizations.
struct Look: Decodable {
  /// The title above a screen.
  enum Title: String, Decodable { case none, inline, large }

  var isDark: Bool?
  var isRightToLeft: Bool?
  var reducesMotion: Bool?
  var textSize: String?
  var title: String?
  var isSheet: Bool?
  var language: String?
}

extension DynamicTypeSize {
  /// Creates the setting with a case name, or `nil` for an unknown name.
  init?(named name: String) {
    guard let setting = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = setting
  }
}
