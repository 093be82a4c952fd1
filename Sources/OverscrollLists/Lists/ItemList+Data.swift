#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  extension ItemList {
    /// Makes a list whose elements know their ids.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - spacing: The gap between two items, in pt, or nil for the configuration's.
    ///   - estimatedItemExtent: The extent along the axis, in pt, that an item is assumed to have until it is measured;
    ///     nil for 44. The estimate soon becomes the mean of the measured items. Values below 1 count as 1; non-finite
    ///     values are ignored.
    ///   - itemExtent: Returns the extent along the axis, in pt, of an element's item, if it is known in advance: the
    ///     list then has its final length from the start. Called for all elements when the data changes, but not when
    ///     the list's width changes. An item that has another extent is measured when it is built. Negative and
    ///     non-finite values count as 0 until then.
    ///   - showsIndicators: Whether scroll bars show, where the platform scrolls.
    ///   - controller: A controller that the app keeps, to scroll the list from code.
    ///   - content: Draws an element. Several views are stacked along the axis.
    /// - Complexity: O(1) with each update; O(n) in the number of elements where the data has changed and `itemExtent`
    ///   is given.
    public init<Data: RandomAccessCollection>(
      _ data: Data, spacing: CGFloat? = nil, estimatedItemExtent: CGFloat? = nil,
      itemExtent: ((Data.Element) -> CGFloat)? = nil, showsIndicators: Bool = true,
      controller: ListController? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
      self.init(
        ListDeclaration(
          data, id: { element, _ in element.id }, extent: itemExtent,
          ListParameters(
            spacing: spacing, estimate: estimatedItemExtent, showsIndicators: showsIndicators,
            controller: controller),
          content: content))
    }

    /// Makes a list whose elements have their ids at a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Where an element has its id.
    ///   - spacing: The gap between two items, in pt, or nil for the configuration's.
    ///   - estimatedItemExtent: The extent along the axis, in pt, that an item is assumed to have until it is measured.
    ///   - itemExtent: Returns the extent along the axis, in pt, of an element's item, if it is known in advance.
    ///   - showsIndicators: Whether scroll bars show, where the platform scrolls.
    ///   - controller: A controller that the app keeps, to scroll the list from code.
    ///   - content: Draws an element.
    public init<Data: RandomAccessCollection>(
      _ data: Data, id: KeyPath<Data.Element, ID>, spacing: CGFloat? = nil,
      estimatedItemExtent: CGFloat? = nil, itemExtent: ((Data.Element) -> CGFloat)? = nil,
      showsIndicators: Bool = true, controller: ListController? = nil,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.init(
        ListDeclaration(
          data, id: { element, _ in element[keyPath: id] }, extent: itemExtent,
          ListParameters(
            spacing: spacing, estimate: estimatedItemExtent, showsIndicators: showsIndicators,
            controller: controller),
          content: content))
    }
  }
#endif
