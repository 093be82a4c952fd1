public import Foundation

/// What text looks like.
///
/// Documented: `Font`; only text styles, sizes and weights.
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    case regular, semibold, bold
  }

  /// How large it is.
  enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// A size in pt, whatever the reader's setting.
    case points(Double)
  }

  let size: Size
  /// The weight, or nil for the style's own.
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

  /// Documented: `system(size:weight:design:)`; it does not grow with the reader's setting.
  public static func system(size: CGFloat) -> Font { Font(.points(size)) }

  public func weight(_ weight: Weight) -> Font {
    var result = self
    result.ownWeight = weight
    return result
  }

  /// The weight; only a headline's is not regular of itself.
  ///
  /// Documented: Human Interface Guidelines, Typography.
  var weight: Weight { ownWeight ?? (size == .style(.headline) ? .semibold : .regular) }
}

/// A font in a setting of dynamic type: what text is measured and drawn with.
struct TypeFace: Hashable, Sendable {
  let metrics: TextMetrics
  let weight: Font.Weight

  init(_ font: Font, in setting: DynamicTypeSize) {
    metrics = font.size.metrics(in: setting)
    weight = font.weight
  }

  /// Where the baseline of a line is, from its top.
  ///
  /// The letters stand in the middle of the line; their ascent and descent are San Francisco's, as parts of
  /// the size.
  var baseline: Double { (metrics.line - 1.193 * metrics.size) / 2 + 0.952 * metrics.size }

  /// How high a capital letter is.
  var capHeight: Double { 0.705 * metrics.size }
}

extension EnvironmentValues {
  /// What text further in looks like.
  ///
  /// Documented: `font`; nil means the default, which is `body`.
  var font: Font? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }

  /// The font in the reader's setting.
  var face: TypeFace { TypeFace(font ?? .body, in: dynamicTypeSize) }
}
