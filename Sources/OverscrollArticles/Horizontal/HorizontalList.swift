#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollListCore
  public import SwiftUI

  /// The third article's: a row of a collection's elements, of which only those in sight are built.
  ///
  /// ```swift
  /// HorizontalList(0..<1_000_000) { number in
  ///   Text("\(number)").frame(width: 80)
  /// }
  /// ```
  ///
  /// It takes a `Range`, a `ClosedRange` including its last number, an array, or any other random-access
  /// collection. A view belongs to a position: inserting elements before it changes what it shows.
  ///
  /// It scrolls as in the article (`ScrollBehavior.article`). For a list that the platform scrolls, that knows
  /// elements by their ids or that refreshes, import `Overscroll` and use its `HorizontalList`.
  public struct HorizontalList<Content: View, Data: RandomAccessCollection>: View {
    private let data: Data
    private let itemContent: (Data.Element) -> Content

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - itemContent: Draws an element.
    public init(_ data: Data, @ViewBuilder itemContent: @escaping (Data.Element) -> Content) {
      self.data = data
      self.itemContent = itemContent
    }

    /// The view's content.
    public var body: some View {
      OverscrollLists.HorizontalList(0..<data.count, id: \.self, estimatedItemExtent: Self.estimate) {
        position in
        itemContent(data[data.index(data.startIndex, offsetBy: position)])
      }
      .listConfiguration(ListConfiguration(overscan: Overscan(extent: 0, lookahead: 0)))
      .listScrolling(.driven(.article))
    }

    /// How wide an item is taken to be until some are measured, in pt: wider than most, so that at first no item is built
    /// that is not in sight.
    private static var estimate: CGFloat { 1000 }
  }
#endif
