import Overscroll

/// An item, a header or a footer of a list with sections.
enum SectionElement<Item, Header, Footer> {
  case item(Item)
  case header(Header)
  case footer(Footer)
}

extension Optional {
  /// Returns the element with its item or its section transformed.
  func map<Item, Section, NewItem, NewHeader, NewFooter>(
    item: (Item) -> NewItem, header: (Section) -> NewHeader, footer: (Section) -> NewFooter
  ) -> SectionElement<NewItem, NewHeader, NewFooter>?
  where Wrapped == SectionElement<Item, Section, Section> {
    switch self {
    case .item(let value): .item(item(value))
    case .header(let value): .header(header(value))
    case .footer(let value): .footer(footer(value))
    case nil: nil
    }
  }
}

/// A reader that presents sections as one sequence of items.
///
/// It counts the items of the sections on first use, because views are created much more often than their
/// data changes.
final class SectionReader<Sections: RandomAccessCollection, Items: RandomAccessCollection>
where Sections.Element: Identifiable, Items.Element: Identifiable {
  /// The id of an item, a section header or a section footer.
  typealias ID = ListItemID<Sections.Element.ID, Items.Element.ID>

  private let sections: Sections
  private let items: KeyPath<Sections.Element, Items>
  private let hasFooters: Bool
  private lazy var map = SectionMap(
    counts: sections.lazy.map { $0[keyPath: self.items].count }, hasFooters: hasFooters)

  /// Creates a reader of sections whose items are at a key path.
  init(sections: Sections, items: KeyPath<Sections.Element, Items>, hasFooters: Bool = false) {
    self.sections = sections
    self.items = items
    self.hasFooters = hasFooters
  }

  /// The sections as the data of a list.
  var source: ListSource<ID> {
    ListSource(
      .sections(map, ids: sections.map { AnyHashable($0.id) }),
      id: { self.id($0) },
      match: { value in
        if let id = value.base as? ID { return { $0 == id } }
        guard let item = value.base as? Items.Element.ID else { return nil }
        return { id in
          switch id {
          case .header, .footer: false
          case .item(_, let other): other == item
          }
        }
      },
      names: { id in
        switch id {
        case .header, .footer: [AnyHashable(id)]
        case .item(_, let item): [AnyHashable(id), AnyHashable(item)]
        }
      })
  }

  /// Returns the item or section at an index, or `nil` without sections.
  ///
  /// An index out of range is treated as the nearest item.
  func element(_ index: Int) -> SectionElement<Items.Element, Sections.Element, Sections.Element>? {
    guard let position = map.position(of: index) else { return nil }
    let section = sections[position: position.section]
    guard let item = position.item else { return position.isFooter ? .footer(section) : .header(section) }
    return .item(section[keyPath: items][position: item])
  }

  /// Returns the id of an item at a valid index.
  private func id(_ index: Int) -> ID {
    let position = map.position(of: index) ?? SectionMap.Position(section: 0, item: nil)
    let section = sections[position: position.section]
    if position.isFooter { return .footer(section.id) }
    guard let item = position.item else { return .header(section.id) }
    return .item(section.id, section[keyPath: items][position: item].id)
  }
}
