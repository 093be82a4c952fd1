public import Foundation

/// The size and weight of text.
///
/// The stage has no further font attributes.
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    case regular, semibold, bold
  }

  /// The size of a font.
  enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// A size in pt that ignores the user's text size.
    case points(Double)
  }

  let size: Size
  /// The weight that the app has set, or `nil` for the default weight.
  private(set) var ownWeight: Weight?

  private init(_ size: Size) { self.size = size }
  private init(_ style: TextStyle) { self.init(.style(style)) }

  public static let largeTitle = Font(.largeTitle)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  static let body = Font(.body)
  public static let subheadline = Font(.subheadline)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)

  /// Returns a font with a size in pt.
  ///
  /// Documented: the size ignores the user's text size.
  public static func system(size: CGFloat) -> Font { Font(.points(size)) }

  public func weight(_ weight: Weight) -> Font {
    var result = self
    result.ownWeight = weight
    return result
  }

  /// The weight of the font.
  ///
  /// The default is semibold for a headline, and regular for the remaining styles. Documented: Human
  /// Interface Guidelines, Typography.
  var weight: Weight { ownWeight ?? (size == .style(.headline) ? .semibold : .regular) }
}

/// A font at the user's text size, for measuring and drawing text.
struct TypeFace: Hashable, Sendable {
  let metrics: TextMetrics
  let weight: Font.Weight

  init(_ font: Font, in setting: DynamicTypeSize) {
    metrics = font.size.metrics(in: setting)
    weight = font.weight
  }

  /// The distance from the top of a line to its baseline, in pt.
  ///
  /// The letters are centered vertically in the line. Ascent and descent are San Francisco's, as multiples
  /// of the font size.
  var baseline: Double { (metrics.line - 1.193 * metrics.size) / 2 + 0.952 * metrics.size }

  /// The height of a capital letter, in pt.
  var capHeight: Double { 0.705 * metrics.size }
}

extension EnvironmentValues {
  /// The font of text in this environment.
  ///
  /// Documented: `nil` means the default font, `body`.
  var font: Font? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }

  /// The font of text in this environment, at the user's text size.
  var face: TypeFace { TypeFace(font ?? .body, in: dynamicTypeSize) }
}
