/// The heights of a navigation bar's parts, learned from the bar's own height.
///
/// UIKit says how high the bar is, but not how much of that is the large title. Heights do not include a search field.
struct BarHeights: Hashable, Sendable {
  /// The bar's height without a large title, in pt.
  private(set) var row: Double
  /// The large title's whole height, in pt.
  private(set) var title = BarHeights.titles.lowerBound
  /// The bar's width when the heights were learned, in pt: in landscape they are others.
  private var width: Double?

  /// Known heights without a large title, in pt: phones to iOS 18, iPads to iOS 18, and iOS 26.
  ///
  /// 54 is [recorded](https://github.com/iamcgn/swiftui-web/blob/main/Docs/elements/UIKit/Navigation.md) on iOS 26.
  private static let rows = [44.0, 50, 54]
  /// Known heights of a large title, in pt: 52 up to iOS 18, 52.5 recorded on iOS 26.
  private static let titles = 52.0...53.0
  /// The lowest bar, in pt: a phone's in landscape.
  private static let lowest = 32.0

  /// Heights that are not known yet.
  ///
  /// - Parameter row: The height to assume for a bar without a large title, in pt.
  init(row: Double) { self.row = row }

  /// Learns from a bar that no pull stretches.
  ///
  /// - Parameters:
  ///   - height: The bar's height, in pt. Anything below 32 is ignored: the bar is on its way in or out.
  ///   - width: The bar's width, in pt.
  ///   - mayBeLarge: Whether the item may have a large title.
  mutating func see(_ height: Double, width: Double, mayBeLarge: Bool) {
    guard height.isFinite, height >= BarHeights.lowest else { return }
    let isNew = width != self.width
    self.width = width
    let known = BarHeights.rows.first { BarHeights.titles.contains(height - $0) }
    if mayBeLarge, !BarHeights.rows.contains(row), let known {
      // What was learned was a bar on its way.
      (row, title) = (known, height - known)
    } else if !mayBeLarge || height < row {
      row = height
    } else if isNew {
      // The first bar of a width has its title whole, or none.
      row = known ?? BarHeights.rows.first { abs($0 - height) < 1 } ?? row
      title = BarHeights.titles.lowerBound
    }
    title = max(title, height - row)
  }

  /// How much of a bar's height is its large title, in pt.
  ///
  /// A pull stretches the bar and not the title, so it is never more than the whole title.
  func title(of height: Double) -> Double {
    height.isFinite ? min(max(0, height - row), title) : 0
  }
}
