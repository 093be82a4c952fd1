#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  extension ItemList {
    /// Creates a list of sections with pinned headers.
    ///
    /// A header stays at the list's start while its section is visible. To let headers scroll away, set
    /// `ListConfiguration.pinsHeaders` to false.
    ///
    /// ```swift
    /// VerticalList(sections: model.days, items: \.messages) { message in
    ///   MessageRow(message)
    /// } header: { day in
    ///   Text(day.title)
    /// }
    /// ```
    ///
    /// For the list's controller, headers are items. Sections are identified by their ids, which should be
    /// unique.
    ///
    /// - Parameters:
    ///   - sections: The sections. The list reads the number of items of each.
    ///   - items: The key path to a section's items.
    ///   - spacing: The spacing between two items, in pt; `nil` for the configuration's spacing.
    ///   - estimatedItemExtent: The assumed extent of an unmeasured item along the axis, in pt; `nil` for 44.
    ///   - showsIndicators: Whether the list shows scroll bars, if the platform scrolls it.
    ///   - controller: A controller that the app keeps, to scroll the list from code.
    ///   - content: Returns the view of an item.
    ///   - header: Returns the view of a section's header.
    /// - Complexity: O(n) in the number of sections, for each update.
    public init<Sections: RandomAccessCollection, Items: RandomAccessCollection, Row: View, Header: View>(
      sections: Sections, items: KeyPath<Sections.Element, Items>, spacing: CGFloat? = nil,
      estimatedItemExtent: CGFloat? = nil, showsIndicators: Bool = true, controller: ListController? = nil,
      @ViewBuilder content: @escaping (Items.Element) -> Row,
      @ViewBuilder header: @escaping (Sections.Element) -> Header
    )
    where
      Sections.Element: Identifiable, Items.Element: Identifiable,
      ID == ListItemID<Sections.Element.ID, Items.Element.ID>, Content == SectionItem<Row, Header, EmptyView>
    {
      let reader = SectionReader(sections: sections, items: items)
      self.init(
        ListDeclaration(
          source: { reader.source },
          item: { index in
            SectionItem(reader.element(index).map(item: content, header: header) { _ in EmptyView() })
          },
          spacing: spacing, estimate: estimatedItemExtent, showsIndicators: showsIndicators,
          controller: controller))
    }

    /// Creates a list of sections with pinned headers, and with footers.
    ///
    /// A footer ends its section, even if the section is empty. It spans all lanes and scrolls with the list.
    /// For the list's controller, footers are items.
    ///
    /// ```swift
    /// VerticalList(sections: model.days, items: \.messages) { message in
    ///   MessageRow(message)
    /// } header: { day in
    ///   Text(day.title)
    /// } footer: { day in
    ///   Text("\(day.messages.count) messages")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - sections: The sections. The list reads the number of items of each.
    ///   - items: The key path to a section's items.
    ///   - spacing: The spacing between two items, in pt; `nil` for the configuration's spacing.
    ///   - estimatedItemExtent: The assumed extent of an unmeasured item along the axis, in pt; `nil` for 44.
    ///   - showsIndicators: Whether the list shows scroll bars, if the platform scrolls it.
    ///   - controller: A controller that the app keeps, to scroll the list from code.
    ///   - content: Returns the view of an item.
    ///   - header: Returns the view of a section's header.
    ///   - footer: Returns the view of a section's footer.
    /// - Complexity: O(n) in the number of sections, for each update.
    public init<
      Sections: RandomAccessCollection, Items: RandomAccessCollection, Row: View, Header: View, Footer: View
    >(
      sections: Sections, items: KeyPath<Sections.Element, Items>, spacing: CGFloat? = nil,
      estimatedItemExtent: CGFloat? = nil, showsIndicators: Bool = true, controller: ListController? = nil,
      @ViewBuilder content: @escaping (Items.Element) -> Row,
      @ViewBuilder header: @escaping (Sections.Element) -> Header,
      @ViewBuilder footer: @escaping (Sections.Element) -> Footer
    )
    where
      Sections.Element: Identifiable, Items.Element: Identifiable,
      ID == ListItemID<Sections.Element.ID, Items.Element.ID>, Content == SectionItem<Row, Header, Footer>
    {
      let reader = SectionReader(sections: sections, items: items, hasFooters: true)
      self.init(
        ListDeclaration(
          source: { reader.source },
          item: { SectionItem(reader.element($0).map(item: content, header: header, footer: footer)) },
          spacing: spacing, estimate: estimatedItemExtent, showsIndicators: showsIndicators,
          controller: controller))
    }
  }

  /// A row, a header or a footer of a list with sections.
  public struct SectionItem<Row: View, Header: View, Footer: View>: View {
    private let element: SectionElement<Row, Header, Footer>?

    init(_ element: SectionElement<Row, Header, Footer>?) { self.element = element }

    /// The view's content.
    public var body: some View {
      switch element {
      case .item(let row): row
      case .header(let header): header
      case .footer(let footer): footer
      case nil: EmptyView()
      }
    }
  }
#endif
