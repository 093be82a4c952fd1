/// The heights of a navigation bar's parts, derived from the bar's own height.
///
/// UIKit reports the height of the bar, but not the height of the large title in it. The heights exclude a
/// search field.
struct BarMetrics: Hashable, Sendable {
  /// The bar's height without a large title, in pt.
  private(set) var row: Double
  /// The full height of the large title, in pt.
  private(set) var title = BarMetrics.titles.lowerBound
  /// The bar's width for these heights, in pt; in landscape the heights differ.
  private var width: Double?

  /// The known heights without a large title, in pt.
  ///
  /// Phones have the first one and iPads the second one, up to iOS 18. 54 is
  /// [recorded](https://github.com/iamcgn/swiftui-web/blob/main/Docs/elements/UIKit/Navigation.md) on iOS
  /// 26.
  private static let rows = [44.0, 50, 54]
  /// The known heights of a large title, in pt.
  ///
  /// 52 is the height up to iOS 18, and 52.5 is recorded on iOS 26.
  private static let titles = 52.0...53.0
  /// The height of the lowest bar, in pt: a phone's in landscape.
  private static let lowest = 32.0

  /// Makes heights before any bar has been measured.
  ///
  /// - Parameter row: The height to assume for a bar without a large title, in pt.
  init(row: Double) { self.row = row }

  /// Updates the heights from a bar that no pull stretches.
  ///
  /// - Parameters:
  ///   - height: The bar's height, in pt. A height below 32 is ignored, because the bar appears or
  ///     disappears.
  ///   - width: The bar's width, in pt.
  ///   - mayBeLarge: Whether the item may have a large title.
  mutating func update(_ height: Double, width: Double, mayBeLarge: Bool) {
    guard height.isFinite, height >= BarMetrics.lowest else { return }
    let isNew = width != self.width
    self.width = width
    let known = BarMetrics.rows.first { BarMetrics.titles.contains(height - $0) }
    if mayBeLarge, !BarMetrics.rows.contains(row), let known {
      // The last height was measured while the bar appeared or disappeared.
      (row, title) = (known, height - known)
    } else if !mayBeLarge || height < row {
      row = height
    } else if isNew {
      // The first bar of a width shows its whole title or none of it.
      row = known ?? BarMetrics.rows.first { abs($0 - height) < 1 } ?? row
      title = BarMetrics.titles.lowerBound
    }
    title = max(title, height - row)
  }

  /// Returns the height of the large title in a bar of a height, in pt.
  ///
  /// A pull stretches the bar but not the title, so the result is at most the full height of the title.
  func title(of height: Double) -> Double {
    height.isFinite ? min(max(0, height - row), title) : 0
  }
}
