import Overscroll

/// The sections of a list, for the features of its rows.
package struct RowSections {
  private let map: SectionMap

  init(_ map: SectionMap) { self.map = map }

  /// The number of sections.
  package var count: Int { map.sectionCount }

  /// Returns the section of an item, or `nil` in an empty list.
  ///
  /// An index out of range is treated as the nearest item.
  ///
  /// - Complexity: O(log n) in the number of sections.
  package func section(of item: Int) -> Int? { map.position(of: item)?.section }

  /// The number of items without headers and footers.
  package var itemCount: Int { map.count - map.sectionCount * map.edgeCount }

  /// Returns the number of items before an index, without headers and footers.
  ///
  /// - Complexity: O(log n) in the number of sections.
  package func itemCount(before index: Int) -> Int {
    guard index < map.count, let position = map.position(of: index) else { return itemCount }
    let inside = position.item ?? (position.isFooter ? map.count(of: position.section) : 0)
    return map.header(of: position.section) - position.section * map.edgeCount + inside
  }

  /// Returns the index of a section's header.
  ///
  /// A section out of range is treated as the nearest one.
  package func header(of section: Int) -> Int { map.header(of: section) }
}
