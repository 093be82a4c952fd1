/// The text size that the user has chosen in the system settings.
public enum DynamicTypeSize: Int, Hashable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension Font {
  /// The purpose of a text.
  ///
  /// The stage has only the styles that the project uses.
  public enum TextStyle: Int, Hashable, CaseIterable, Sendable {
    case largeTitle, title2, title3, headline, body, subheadline, footnote, caption
  }
}

/// The size of a font and the height of a line, both in pt.
struct TextMetrics: Hashable, Sendable {
  let size: Double
  let line: Double
}

extension Font.Size {
  /// Returns the font size and the line height at the user's text size.
  ///
  /// Belief: for a size in points, the height of a line is the sum of San Francisco's ascent and descent.
  /// It is rounded to a third of a point, which is one pixel.
  func metrics(in setting: DynamicTypeSize) -> TextMetrics {
    switch self {
    case .style(let style): style.metrics(in: setting)
    case .points(let size): TextMetrics(size: size, line: (1.193 * size * 3).rounded() / 3)
    }
  }
}

extension Font.TextStyle {
  /// Returns the font size and the line height of the style at the user's text size.
  ///
  /// Documented: Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "Larger
  /// accessibility type sizes". Belief: a line is as high as the leading in these tables, although UIKit's
  /// lines are a little lower.
  func metrics(in setting: DynamicTypeSize) -> TextMetrics {
    let (size, line) = Self.table(self)[setting.rawValue]
    return TextMetrics(size: size, line: line)
  }

  /// Returns the scale of lengths at the user's text size, relative to `large`.
  ///
  /// Belief: a length grows in proportion to the font size.
  func scale(in setting: DynamicTypeSize) -> Double {
    metrics(in: setting).size / metrics(in: .large).size
  }

  /// Returns the font sizes and leadings of a style, by the user's text size.
  ///
  /// The text sizes run from `xSmall` to `accessibility5`.
  private static func table(_ style: Font.TextStyle) -> [(Double, Double)] {
    switch style {
    case .largeTitle: largeTitleSizes
    case .title2: title2Sizes
    case .title3: title3Sizes
    case .headline, .body: bodySizes
    case .subheadline: subheadlineSizes
    case .footnote: footnoteSizes
    case .caption: captionSizes
    }
  }

  private static let largeTitleSizes: [(Double, Double)] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
    (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
  ]
  private static let title2Sizes: [(Double, Double)] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
    (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
  ]
  private static let title3Sizes: [(Double, Double)] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
    (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
  ]
  private static let bodySizes: [(Double, Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]
  private static let subheadlineSizes: [(Double, Double)] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
    (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
  ]
  private static let footnoteSizes: [(Double, Double)] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
    (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
  ]
  private static let captionSizes: [(Double, Double)] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
    (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
  ]
}
