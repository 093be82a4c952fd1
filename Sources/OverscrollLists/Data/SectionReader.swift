import Overscroll

/// One of a list's items: a section's, or the section itself.
enum SectionElement<Item, Section> {
  case item(Item)
  case header(Section)
}

extension Optional {
  /// The element with its parts made into others.
  func map<Item, Section, NewItem, NewSection>(
    item: (Item) -> NewItem, header: (Section) -> NewSection
  ) -> SectionElement<NewItem, NewSection>? where Wrapped == SectionElement<Item, Section> {
    switch self {
    case .item(let value): .item(item(value))
    case .header(let value): .header(header(value))
    case nil: nil
    }
  }
}

/// Reads sections as one sequence of items.
///
/// The map is made when it is first asked for: a view is made much more often than its data changes.
final class SectionReader<Sections: RandomAccessCollection, Items: RandomAccessCollection>
where Sections.Element: Identifiable, Items.Element: Identifiable {
  /// What an item is told by.
  typealias ID = ListItemID<Sections.Element.ID, Items.Element.ID>

  private let sections: Sections
  private let items: KeyPath<Sections.Element, Items>
  private lazy var map = SectionMap(counts: sections.lazy.map { $0[keyPath: self.items].count })

  /// Reads these sections, of which each has its items at a key path.
  init(sections: Sections, items: KeyPath<Sections.Element, Items>) {
    self.sections = sections
    self.items = items
  }

  /// The sections as a list's data.
  var source: ListSource<ID> {
    ListSource(
      .sections(map, ids: sections.map { AnyHashable($0.id) }),
      id: { self.id($0) },
      match: { value in
        if let id = value.base as? ID { return { $0 == id } }
        guard let item = value.base as? Items.Element.ID else { return nil }
        return { id in
          switch id {
          case .header: false
          case .item(_, let other): other == item
          }
        }
      },
      names: { id in
        switch id {
        case .header: [AnyHashable(id)]
        case .item(_, let item): [AnyHashable(id), AnyHashable(item)]
        }
      })
  }

  /// The item, or the section, at a number; nil if there is none.
  func element(_ index: Int) -> SectionElement<Items.Element, Sections.Element>? {
    guard let place = map.place(of: index) else { return nil }
    let section = sections[position: place.section]
    guard let item = place.item else { return .header(section) }
    return .item(section[keyPath: items][position: item])
  }

  /// The id of an item that there is.
  private func id(_ index: Int) -> ID {
    let place = map.place(of: index) ?? SectionMap.Place(section: 0, item: nil)
    let section = sections[position: place.section]
    guard let item = place.item else { return .header(section.id) }
    return .item(section.id, section[keyPath: items][position: item].id)
  }
}
