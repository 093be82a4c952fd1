public import Foundation

/// The appearance of text.
///
/// Documented: `Font`; the stage has only text styles, sizes and weights.
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    case regular, semibold, bold
  }

  /// The size of a font.
  enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// A size in pt, independent of the user's setting.
    case points(Double)
  }

  let size: Size
  /// The explicit weight, or `nil` for the weight of the style.
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

  /// Documented: `system(size:weight:design:)`; the size ignores the user's setting.
  public static func system(size: CGFloat) -> Font { Font(.points(size)) }

  public func weight(_ weight: Weight) -> Font {
    var result = self
    result.ownWeight = weight
    return result
  }

  /// The weight; by default only a headline is not regular.
  ///
  /// Documented: Human Interface Guidelines, Typography.
  var weight: Weight { ownWeight ?? (size == .style(.headline) ? .semibold : .regular) }
}

/// A font in a setting of dynamic type, for measuring and drawing text.
struct TypeFace: Hashable, Sendable {
  let metrics: TextMetrics
  let weight: Font.Weight

  init(_ font: Font, in setting: DynamicTypeSize) {
    metrics = font.size.metrics(in: setting)
    weight = font.weight
  }

  /// The distance from the top of a line to its baseline, in pt.
  ///
  /// The letters are centered vertically in the line. Their ascent and descent are San Francisco's,
  /// relative to the size.
  var baseline: Double { (metrics.line - 1.193 * metrics.size) / 2 + 0.952 * metrics.size }

  /// The height of a capital letter, in pt.
  var capHeight: Double { 0.705 * metrics.size }
}

extension EnvironmentValues {
  /// The font of text in this environment.
  ///
  /// Documented: `font`; `nil` means the default, which is `body`.
  var font: Font? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }

  /// The font in the user's setting.
  var face: TypeFace { TypeFace(font ?? .body, in: dynamicTypeSize) }
}
