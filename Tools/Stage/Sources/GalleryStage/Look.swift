@testable import SwiftUI

/// The visitor's preferences for the appearance, as a JSON object.
///
/// A missing member or an unknown value keeps the current preference.
///
///     {"isDark": true, "isRightToLeft": false, "reducesMotion": false, "textSize": "large", "title": "inline",
///       "isSheet": false, "language": "en"}
///
/// Text sizes are the cases of `DynamicTypeSize`, from `xSmall` to `accessibility5`. Titles are `none`,
/// `inline` and `large`. Languages are the folder names of the package's localizations.
struct Look: Decodable {
  /// The kind of navigation title above a screen.
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
  /// Creates the size with the name of a case, or returns `nil` for an unknown name.
  init?(named name: String) {
    guard let setting = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = setting
  }
}
