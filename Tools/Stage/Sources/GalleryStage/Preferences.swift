import Foundation
@testable import Overscroll
@testable import SwiftUI
import UIKit

/// The visitor's current preferences, and the size of the visitor's window.
@MainActor struct Preferences {
  private(set) var scheme = ColorScheme.light
  private(set) var title = Look.Title.inline
  var isSheet = false
  /// The string tables of the chosen language, or `nil` for English.
  private(set) var words: StringTables?
  private(set) var size = CGSize(width: 390, height: 844)
  private(set) var bars = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private var direction = LayoutDirection.leftToRight
  private var textSize = DynamicTypeSize.large
  private var locale = Locale(identifier: "en_US")
  private var reducesMotion = false

  private static let languages = ["en", "ko", "ru", "vi", "zh-hans"]

  var windowDirection: UIUserInterfaceLayoutDirection {
    direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Creates a stage that shows a phone with these preferences.
  func stage(for phone: Phone, _ clock: StageClock) -> Stage {
    let stage = StringTables.$local.withValue(words) {
      Stage(
        PhoneView(phone: phone, isInSheet: phone.isSheet), size: size, safeArea: bars, clock: clock,
        environment: set)
    }
    stage.window.layoutDirection = windowDirection
    return stage
  }

  /// Sets the environment values that the visitor prefers.
  func set(_ environment: inout EnvironmentValues) {
    environment.layoutDirection = direction
    environment.dynamicTypeSize = textSize
    environment.locale = locale
    environment.accessibilityReduceMotion = reducesMotion
    environment.accessibilityVoiceOverEnabled = true
  }

  /// Sets the window's size and the heights of its bars, in pt, clamped to valid ranges.
  mutating func setSize(_ size: CGSize, _ top: Double, _ bottom: Double) {
    self.size = CGSize(width: min(max(size.width, 200), 1400), height: min(max(size.height, 200), 1400))
    bars = UIEdgeInsets(top: min(max(top, 0), 80), left: 0, bottom: min(max(bottom, 0), 80), right: 0)
  }

  /// Applies the preferences that a message contains.
  mutating func take(_ look: Look) {
    if let isDark = look.isDark { scheme = isDark ? .dark : .light }
    if let isRightToLeft = look.isRightToLeft { direction = isRightToLeft ? .rightToLeft : .leftToRight }
    reducesMotion = look.reducesMotion ?? reducesMotion
    textSize = look.textSize.flatMap(DynamicTypeSize.init(named:)) ?? textSize
    title = look.title.flatMap(Look.Title.init(rawValue:)) ?? title
    isSheet = look.isSheet ?? isSheet
    if let language = look.language { speak(language) }
  }

  private mutating func speak(_ language: String) {
    guard Self.languages.contains(language),
      let table = StringTables.resources?.url(forResource: language, withExtension: "lproj"),
      let bundle = Bundle(url: table)
    else { return }
    words = StringTables(bundles: [bundle])
    locale = Locale(identifier: language)
  }
}
