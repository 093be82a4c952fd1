#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  /// The declaration of a list: its data as numbered items, and the items' views.
  ///
  /// The initializers of the lists create it.
  public struct ListDeclaration<ID: Hashable, Content: View> {
    /// Returns the data with which the view was created.
    let source: () -> ListSource<ID>
    /// Returns the view of the item at an index.
    let item: (Int) -> Content
    /// The spacing between two items, in pt; `nil` for the configuration's spacing.
    let spacing: CGFloat?
    /// The assumed extent of an unmeasured item, in pt; `nil` for the default.
    let estimate: CGFloat?
    /// Whether a scroll view of the platform shows scroll bars.
    let showsIndicators: Bool
    /// The controller that the app keeps, if any.
    let controller: ListController?
    /// The features of rows that the list's initializer declares.
    private(set) var rowCoordinators: [RowCoordinatorDeclaration] = []
  }

  extension ListDeclaration {
    /// Creates a declaration for identifiable elements.
    package init<Data: RandomAccessCollection>(
      _ data: Data, spacing: CGFloat?, controller: ListController?,
      content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
      self.init(
        data, id: { element, _ in element.id }, extent: nil, span: nil, spacing: spacing, estimate: nil,
        showsIndicators: true, controller: controller, content: content)
    }

    /// Returns the declaration with a feature of rows; see `View.rowCoordinator(_:make:update:)`.
    package func rowCoordinator<F: RowCoordinator>(
      make: @escaping @MainActor () -> F, update: @escaping @MainActor (F) -> Void
    ) -> ListDeclaration {
      var result = self
      result.rowCoordinators.append { update($0.feature(make: make)) }
      return result
    }
  }

  extension ListDeclaration {
    /// Creates a declaration for the elements of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Returns the id of an element at a position.
    ///   - extent: Returns the extent of an element's item along the axis, in pt, from the extent of its
    ///     lane; `nil` for an unknown extent. Without the closure, all extents are unknown.
    ///   - span: Returns the lanes that an element's item spans. Without the closure, it spans one lane.
    ///   - spacing: The spacing between two items, in pt; `nil` for the configuration's spacing.
    ///   - estimate: The assumed extent of an unmeasured item, in pt; `nil` for the default.
    ///   - showsIndicators: Whether a scroll view of the platform shows scroll bars.
    ///   - controller: The controller that the app keeps, if any.
    ///   - content: Returns the view of an element.
    init<Data: RandomAccessCollection>(
      _ data: Data, id: @escaping (Data.Element, Int) -> ID, extent: ((Data.Element, CGFloat) -> Double?)?,
      span: ((Data.Element) -> ListItemSpan)?,
      spacing: CGFloat?, estimate: CGFloat?, showsIndicators: Bool, controller: ListController?,
      content: @escaping (Data.Element) -> Content
    ) {
      self.init(
        source: {
          ListSource(
            .plain(data.count), id: { id(data[position: $0], $0) },
            extent: extent.map { extent in { extent(data[position: $0], $1) } },
            span: span.map { span in { span(data[position: $0]) } })
        },
        item: { content(data[position: $0]) }, spacing: spacing, estimate: estimate,
        showsIndicators: showsIndicators, controller: controller)
    }
  }
#endif
