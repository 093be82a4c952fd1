#if canImport(SwiftUI)
  public import SwiftUI

  /// A list of any length that scrolls sideways, of which only what is seen, and a little around it, is built.
  ///
  /// It asks its data only for those elements, and for their ids; any collection with random access will do, of any
  /// length. Items may be of any width; each is measured when it is built, and nothing that is seen moves by that,
  /// nor by items that come and go elsewhere.
  ///
  /// ```swift
  /// HorizontalList(photos, spacing: 8) { photo in
  ///   PhotoView(photo)
  /// }
  /// ```
  ///
  /// An item's view has the identity of its element: it keeps its state when elements before it come or go, and loses
  /// it once it is far out of sight, unless the keyboard's focus is in it, or VoiceOver's. Ids are to be unique; where
  /// one occurs again among the items that are built, the later item is told by its place.
  ///
  /// Across the axis an item that is smaller than its lane is centred.
  ///
  /// In a page that scrolls up and down, where nobody gives it a height, it is as tall as the largest item that it has
  /// shown; so say a height where items differ much.
  ///
  /// Lay it out with `View.listArrangement(_:laneSpacing:)` and `View.listConfiguration(_:)`, and have it scrolled by
  /// this package instead of the platform with `View.listScrolling(_:)`. What refreshes and loads more goes around it:
  /// `View.overscroll(edge:policy:configuration:controller:action:)`, where the platform scrolls and is not a watch.
  public struct HorizontalList<ID: Hashable, Content: View>: View {
    let declaration: ListDeclaration<ID, Content>

    /// The view's content.
    public var body: some View { ListFrame(declaration: declaration) }

    init(declaration: ListDeclaration<ID, Content>) { self.declaration = declaration }

    /// Makes a list whose elements know their ids.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - spacing: The gap between two items, in pt, or nil for the configuration's.
    ///   - estimatedItemExtent: How wide an item is taken to be until it is measured, in pt, or nil for 44. Soon
    ///     it is the mean of what has been measured. Less than 1 counts as 1; what is not finite is ignored.
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
        .horizontal, data, id: { element, _ in element.id }, parameters, content: content)
    }

    /// Makes a list whose elements have their ids at a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Where an element has its id.
    ///   - spacing: The gap between two items, in pt, or nil for the configuration's.
    ///   - estimatedItemExtent: How wide an item is taken to be until it is measured, in pt.
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
        .horizontal, data, id: { element, _ in element[keyPath: id] }, parameters, content: content)
    }

    /// Makes a list whose elements are told by their positions, for a face of another module.
    package init<Data: RandomAccessCollection>(
      positions data: Data, _ parameters: ListParameters, content: @escaping (Data.Element) -> Content
    ) where ID == Int {
      declaration = ListDeclaration(
        .horizontal, data, id: { _, position in position }, parameters, content: content)
    }
  }
#endif
