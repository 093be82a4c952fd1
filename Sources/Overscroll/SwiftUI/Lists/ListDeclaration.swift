#if canImport(SwiftUI)
  package import SwiftUI

  /// What a list view declares: its data as numbered items, and how one of them is drawn.
  struct ListDeclaration<ID: Hashable, Item: View> {
    /// The axis that it scrolls along.
    let axis: Axis
    /// The data, as it was when the view was made.
    let source: () -> ListSource<ID>
    /// Draws an item, by its number.
    let item: (Int) -> Item
    /// The gap between two items, in pt, where it is not the configuration's.
    var spacing: Double?
    /// How long an item is taken to be until it is measured, in pt.
    var estimate: Double?
    /// Whether scroll bars show.
    var showsIndicators: Bool
    /// A controller that the app keeps.
    var controller: ListController?
  }

  extension ListDeclaration {
    /// Declares a list of the elements of a collection.
    ///
    /// - Parameters:
    ///   - axis: The axis.
    ///   - data: The elements.
    ///   - id: The id of an element at a position.
    ///   - options: The rest.
    ///   - content: Draws an element.
    init<Data: RandomAccessCollection>(
      _ axis: Axis, _ data: Data, id: @escaping (Data.Element, Int) -> ID, _ options: ListParameters,
      content: @escaping (Data.Element) -> Item
    ) {
      self.axis = axis
      source = { ListSource(.plain(data.count), id: { id(data[position: $0], $0) }) }
      item = { content(data[position: $0]) }
      spacing = options.spacing
      estimate = options.estimate
      showsIndicators = options.showsIndicators
      controller = options.controller
    }
  }

  /// The parameters that all lists have.
  package struct ListParameters {
    let spacing: Double?
    let estimate: Double?
    let showsIndicators: Bool
    let controller: ListController?

    /// Takes the parameters.
    package init(
      spacing: CGFloat? = nil, estimate: CGFloat? = nil, showsIndicators: Bool = true,
      controller: ListController? = nil
    ) {
      self.spacing = spacing.map { Double($0) }
      self.estimate = estimate.map { Double($0) }
      self.showsIndicators = showsIndicators
      self.controller = controller
    }
  }
#endif
