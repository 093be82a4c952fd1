@testable import SwiftUI

/// What a visitor prefers; a member that is missing, or unknown, leaves that as it is.
///
///     {"isDark": true, "isRightToLeft": false, "reducesMotion": false, "textSize": "large", "title": "inline",
///       "isSheet": false, "language": "en"}
///
/// Text sizes are those of `DynamicTypeSize`, from `xSmall` to `accessibility5`; titles are `none`, `inline` and
/// `large`; languages are those of the package's words, by the names of their folders.
struct Look: Decodable {
  /// What is above a screen.
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
  /// The setting of a name.
  init?(named name: String) {
    guard let setting = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = setting
  }
}
