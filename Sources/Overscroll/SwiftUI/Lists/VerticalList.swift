#if canImport(SwiftUI)
  public import SwiftUI

  /// A list of any length that scrolls up and down and builds only the items in sight and a few around them.
  ///
  /// It asks its data only for those elements and their ids; the data can be any random-access collection.
  /// Items may have any height. Each is measured when it is built. Neither that nor items that come and go
  /// elsewhere moves what is in sight.
  ///
  /// ```swift
  /// VerticalList(messages) { message in
  ///   MessageRow(message)
  /// }
  /// ```
  ///
  /// An item's view has the identity of its element: it keeps its state when elements before it come or go,
  /// and loses it once it is far out of sight, unless it has the keyboard's or VoiceOver's focus. Ids should
  /// be unique. If an id occurs twice among the items that are built, the later item is identified by its
  /// position.
  ///
  /// Across the axis an item that is smaller than its lane is centred.
  ///
  /// In a page that scrolls sideways, a list without a given width is as wide as the largest item that it has
  /// shown. Set a width if the items differ much.
  ///
  /// Lay it out with `View.listArrangement(_:laneSpacing:)` and `View.listConfiguration(_:)`, and let this
  /// package scroll it instead of the platform with `View.listScrolling(_:)`. To refresh and to load more,
  /// apply `View.pullToRefresh(edge:when:configuration:status:controller:action:)`: pulling works where the platform
  /// scrolls, except on watchOS.
  public struct VerticalList<ID: Hashable, Content: View>: View {
    let declaration: ListDeclaration<ID, Content>

    /// The view's content.
    public var body: some View { ListFrame(declaration: declaration) }

    init(declaration: ListDeclaration<ID, Content>) { self.declaration = declaration }

    /// Makes a list whose elements know their ids.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - spacing: The gap between two items, in pt, or nil for the configuration's.
    ///   - estimatedItemExtent: The height that an item counts with until it is measured, in pt; nil for 44.
    ///     It soon becomes the mean of the measured items. Values below 1 count as 1; non-finite values are
    ///     ignored.
    ///   - showsIndicators: Whether scroll bars show, where the platform scrolls.
    ///   - controller: A controller that the app keeps, to scroll the list from code.
    ///   - content: Draws an element. Several views are stacked along the axis.
    public init<Data: RandomAccessCollection>(
      _ data: Data, spacing: CGFloat? = nil, estimatedItemExtent: CGFloat? = nil,
      showsIndicators: Bool = true,
      controller: ListController? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
      let parameters = ListParameters(
        spacing: spacing, estimate: estimatedItemExtent, showsIndicators: showsIndicators,
        controller: controller)
      declaration = ListDeclaration(
        .vertical, data, id: { element, _ in element.id }, parameters, content: content)
    }

    /// Makes a list whose elements have their ids at a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Where an element has its id.
    ///   - spacing: The gap between two items, in pt, or nil for the configuration's.
    ///   - estimatedItemExtent: How tall an item is taken to be until it is measured, in pt.
    ///   - showsIndicators: Whether scroll bars show, where the platform scrolls.
    ///   - controller: A controller that the app keeps, to scroll the list from code.
    ///   - content: Draws an element.
    public init<Data: RandomAccessCollection>(
      _ data: Data, id: KeyPath<Data.Element, ID>, spacing: CGFloat? = nil,
      estimatedItemExtent: CGFloat? = nil,
      showsIndicators: Bool = true, controller: ListController? = nil,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
      let parameters = ListParameters(
        spacing: spacing, estimate: estimatedItemExtent, showsIndicators: showsIndicators,
        controller: controller)
      declaration = ListDeclaration(
        .vertical, data, id: { element, _ in element[keyPath: id] }, parameters, content: content)
    }
  }
#endif
