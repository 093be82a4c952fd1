#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  extension ItemList {
    /// Creates a list of identifiable elements.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - spacing: The spacing between two items, in pt, or `nil` for the configuration's spacing.
    ///   - estimatedItemExtent: The assumed extent of an unmeasured item along the axis, in pt; `nil` for 44.
    ///     The estimate soon becomes the mean of the measured items. Values below 1 are treated as 1;
    ///     non-finite values are ignored.
    ///   - itemExtent: Returns the extent along the axis, in pt, of an element's item, if it is known in
    ///     advance. Its second argument is the extent of the item's lane across the axis, in pt. In a
    ///     vertical list that is the width of a column. `nil` means that an extent is unknown. Such an item
    ///     has the estimate until it is measured, and then keeps its measurement. If all extents are known,
    ///     the list has its final length from the start. The closure is called for all elements when the
    ///     data or the lane's extent changes. An item with a different extent is measured when it is built.
    ///     Until then, negative and infinite values are treated as 0, and NaN as `nil`. The result is a
    ///     `Double`, because the compiler converts a `CGFloat` to it.
    ///   - itemSpan: Returns whether an element's item spans one lane or all lanes. The second argument of
    ///     `itemExtent` is then the extent of all lanes. The closure is called for all elements when the data
    ///     changes, and when the span of a built item changes.
    ///   - showsIndicators: Whether the list shows scroll bars, if the platform scrolls it.
    ///   - controller: A controller that the app keeps, to scroll the list from code.
    ///   - content: Returns the view of an element. Several views are stacked along the axis.
    /// - Complexity: O(1) for each update. O(n) in the number of elements if `itemExtent` or `itemSpan` is
    ///   present, and the data or the lane's extent has changed.
    public init<Data: RandomAccessCollection>(
      _ data: Data, spacing: CGFloat? = nil, estimatedItemExtent: CGFloat? = nil,
      itemExtent: ((Data.Element, _ laneExtent: CGFloat) -> Double?)? = nil,
      itemSpan: ((Data.Element) -> ListItemSpan)? = nil, showsIndicators: Bool = true,
      controller: ListController? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
      self.init(
        ListDeclaration(
          data, id: { element, _ in element.id }, extent: itemExtent, span: itemSpan,
          spacing: spacing, estimate: estimatedItemExtent, showsIndicators: showsIndicators,
          controller: controller,
          content: content))
    }

    /// Creates a list of elements that are identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's id.
    ///   - spacing: The spacing between two items, in pt, or `nil` for the configuration's spacing.
    ///   - estimatedItemExtent: The assumed extent of an unmeasured item along the axis, in pt; `nil` for 44.
    ///   - itemExtent: Returns the extent along the axis, in pt, of an element's item, or `nil` if it is
    ///     unknown. Its second argument is the extent of the item's lane across the axis, in pt.
    ///   - itemSpan: Returns whether an element's item spans one lane or all lanes.
    ///   - showsIndicators: Whether the list shows scroll bars, if the platform scrolls it.
    ///   - controller: A controller that the app keeps, to scroll the list from code.
    ///   - content: Returns the view of an element.
    public init<Data: RandomAccessCollection>(
      _ data: Data, id: KeyPath<Data.Element, ID>, spacing: CGFloat? = nil,
      estimatedItemExtent: CGFloat? = nil,
      itemExtent: ((Data.Element, _ laneExtent: CGFloat) -> Double?)? = nil,
      itemSpan: ((Data.Element) -> ListItemSpan)? = nil, showsIndicators: Bool = true,
      controller: ListController? = nil,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.init(
        ListDeclaration(
          data, id: { element, _ in element[keyPath: id] }, extent: itemExtent, span: itemSpan,
          spacing: spacing, estimate: estimatedItemExtent, showsIndicators: showsIndicators,
          controller: controller,
          content: content))
    }
  }
#endif
