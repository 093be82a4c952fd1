/// The heights of a navigation bar without its large title and of the large title.
///
/// UIKit reports only the height of the whole bar. This type derives both heights from it. The heights
/// exclude a search field.
struct BarMetrics: Hashable, Sendable {
  /// The bar's height without a large title, in pt.
  private(set) var row: Double
  /// The full height of the large title, in pt.
  private(set) var title = BarMetrics.titles.lowerBound
  /// The width of the measured bar, in pt; nil before the first measurement.
  ///
  /// The heights apply only to this width, because they differ in landscape.
  private var width: Double?
  /// Whether `row` has been measured at this width.
  private var isMeasured = false

  /// The known heights of a bar without its large title, in pt.
  ///
  /// Up to iOS 18 the height is 44 on phones and 50 on iPads. 54 is
  /// [recorded](https://github.com/iamcgn/swiftui-web/blob/main/Docs/elements/UIKit/Navigation.md) on iOS
  /// 26.
  private static let rows = [44.0, 50, 54]
  /// The known heights of a large title, in pt.
  ///
  /// 52 is the height up to iOS 18, and 52.5 is recorded on iOS 26.
  private static let titles = 52.0...53.0
  /// The height of the lowest known bar, in pt: a phone's in landscape.
  private static let lowest = 32.0

  /// Makes the heights that apply until a bar has been measured.
  ///
  /// - Parameter row: The assumed height of a bar without its large title, in pt.
  init(row: Double) { self.row = row }

  /// Updates the heights from the height of a bar that no pull stretches.
  ///
  /// On iOS 27 a bar may shrink while the content scrolls
  /// (`toolbarMinimizationBehavior`). So a measured row never becomes lower at the same width.
  ///
  /// - Parameters:
  ///   - height: The bar's height, in pt. A height below 32 is ignored, because the bar is then appearing
  ///     or disappearing.
  ///   - width: The bar's width, in pt.
  ///   - mayBeLarge: Whether the bar may show a large title.
  mutating func update(_ height: Double, width: Double, mayBeLarge: Bool) {
    guard height.isFinite, height >= BarMetrics.lowest else { return }
    if width != self.width {
      self.width = width
      isMeasured = false
      title = BarMetrics.titles.lowerBound
    }
    if mayBeLarge, let known = BarMetrics.rows.first(where: { BarMetrics.titles.contains(height - $0) }) {
      (row, title, isMeasured) = (known, height - known, true)
    } else if let known = BarMetrics.rows.first(where: { abs($0 - height) < 1 }) {
      if known > row || !isMeasured { (row, isMeasured) = (known, true) }
    } else if !isMeasured, !mayBeLarge || height < row {
      row = height
    }
    title = max(title, height - row)
  }

  /// Returns the large title's height in a bar of a given height, in pt.
  ///
  /// A pull stretches the bar but not the title, so the result is at most the full height of the title.
  func title(of height: Double) -> Double {
    height.isFinite ? min(max(0, height - row), title) : 0
  }
}
