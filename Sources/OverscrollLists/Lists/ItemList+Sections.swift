#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  extension ItemList {
    /// Makes a list of sections, whose headers stay at the list's start while their sections are seen.
    ///
    /// ```swift
    /// VerticalList(sections: model.days, items: \.messages) { message in
    ///   MessageRow(message)
    /// } header: { day in
    ///   Text(day.title)
    /// }
    /// ```
    ///
    /// The list's controller counts headers as items. `ListConfiguration.pinsHeaders` says whether headers
    /// stay. Sections are identified by their ids, which should be unique.
    ///
    /// - Parameters:
    ///   - sections: The sections; each is asked for the number of its items.
    ///   - items: The key path to a section's items.
    ///   - spacing: The gap between two items, in pt; nil for the configuration's.
    ///   - estimatedItemExtent: The extent along the axis, in pt, that an item is assumed to have until it is measured.
    ///   - showsIndicators: Whether scroll bars show, where the platform scrolls.
    ///   - controller: A controller that the app keeps, to scroll the list from code.
    ///   - content: Draws an item.
    ///   - header: Draws a section's header.
    /// - Complexity: O(n) in the number of sections, with each update.
    public init<Sections: RandomAccessCollection, Items: RandomAccessCollection, Row: View, Header: View>(
      sections: Sections, items: KeyPath<Sections.Element, Items>, spacing: CGFloat? = nil,
      estimatedItemExtent: CGFloat? = nil, showsIndicators: Bool = true, controller: ListController? = nil,
      @ViewBuilder content: @escaping (Items.Element) -> Row,
      @ViewBuilder header: @escaping (Sections.Element) -> Header
    )
    where
      Sections.Element: Identifiable, Items.Element: Identifiable,
      ID == ListItemID<Sections.Element.ID, Items.Element.ID>, Content == SectionItem<Row, Header>
    {
      let reader = SectionReader(sections: sections, items: items)
      self.init(
        ListDeclaration(
          source: { reader.source },
          item: { SectionItem(reader.element($0).map(item: content, header: header)) },
          ListParameters(
            spacing: spacing, estimate: estimatedItemExtent, showsIndicators: showsIndicators,
            controller: controller)))
    }
  }

  /// What a list with sections shows for one of its items: a row, or a section's header.
  public struct SectionItem<Row: View, Header: View>: View {
    private let element: SectionElement<Row, Header>?

    init(_ element: SectionElement<Row, Header>?) { self.element = element }

    /// The view's content.
    public var body: some View {
      switch element {
      case .item(let row): row
      case .header(let header): header
      case nil: EmptyView()
      }
    }
  }
#endif
