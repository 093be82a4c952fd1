#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollListCore
  public import SwiftUI

  /// The third article's list: a row of elements that builds only the visible elements.
  ///
  /// ```swift
  /// HorizontalList(0..<1_000_000) { number in
  ///   Text("\(number)").frame(width: 80)
  /// }
  /// ```
  ///
  /// The data is a `Range`, a `ClosedRange` including its last number, an array, or any random-access
  /// collection. Each view belongs to a position. If elements are inserted before that position, the view
  /// stays and shows a different element.
  ///
  /// As in the article, a card that comes back is not built again. The list keeps the 50 cards that left
  /// last, and a memory warning removes them. `View.listCache(_:)` changes this number.
  ///
  /// The list scrolls as in the article (`ScrollBehavior.article`). For platform scrolling, for elements
  /// with ids, and for refreshing, use `OverscrollLists.HorizontalList`.
  public struct HorizontalList<Content: View, Data: RandomAccessCollection>: View {
    private let data: Data
    private let itemContent: (Data.Element) -> Content

    /// Creates a list.
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
      .listCacheDefault(Self.cachedCards)
    }

    /// The number of cards to keep after they have left.
    ///
    /// A screen shows about three cards.
    private static var cachedCards: Int { 50 }

    /// The assumed width of an item until an item has been measured, in pt.
    ///
    /// It is more than the width of most items, so the first layout builds no invisible item.
    private static var estimate: CGFloat { 1000 }
  }
#endif
