#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  /// What a list shows: its data as numbered items, and how one of them is drawn.
  ///
  /// The lists' initialisers make it.
  public struct ListDeclaration<ID: Hashable, Content: View> {
    /// The data, as it was when the view was made.
    let source: () -> ListSource<ID>
    /// Draws an item, by its number.
    let item: (Int) -> Content
    /// The rest.
    let parameters: ListParameters

    init(
      source: @escaping () -> ListSource<ID>, item: @escaping (Int) -> Content, _ parameters: ListParameters
    ) {
      self.source = source
      self.item = item
      self.parameters = parameters
    }

    /// Declares a list of the elements of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The id of an element at a position.
    ///   - extent: The extent along the axis that an element's item will have, in pt, if that is known.
    ///   - parameters: The rest.
    ///   - content: Draws an element.
    init<Data: RandomAccessCollection>(
      _ data: Data, id: @escaping (Data.Element, Int) -> ID, extent: ((Data.Element) -> CGFloat)?,
      _ parameters: ListParameters, content: @escaping (Data.Element) -> Content
    ) {
      self.init(
        source: {
          ListSource(
            .plain(data.count), id: { id(data[position: $0], $0) },
            extent: extent.map { extent in { Double(extent(data[position: $0])) } })
        },
        item: { content(data[position: $0]) }, parameters)
    }
  }

  /// The parameters that all lists have.
  struct ListParameters {
    /// The gap between two items, in pt, where it is not the configuration's.
    let spacing: Double?
    /// How long an item is taken to be until it is measured, in pt.
    let estimate: Double?
    /// Whether scroll bars show.
    let showsIndicators: Bool
    /// A controller that the app keeps.
    let controller: ListController?

    /// Takes the parameters.
    init(
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
