/// The items that the user has moved, and their destination.
///
/// It has the shape of SwiftUI's `ReorderDifference` of iOS 27. Apply it with `apply(_:)` or `apply(_:to:)`
/// in the turn in which you receive it.
public struct ListReorderDifference<ID: Hashable, Section: Hashable>: Hashable {
  /// The ids of the moved items, in their new order.
  public let sources: [ID]
  /// The place to which the items move.
  public let destination: Destination

  /// The place of moved items.
  public struct Destination: Hashable {
    /// The id of the section; in a list without sections, `nil`.
    public let section: Section?
    /// The position in the section, or in the list.
    public let position: Position

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - section: The id of the section, or `nil` in a list without sections.
    ///   - position: The position in the section, or in the list.
    public init(section: Section? = nil, position: Position) {
      (self.section, self.position) = (section, position)
    }
  }

  /// The position of moved items among the other items.
  public enum Position: Hashable {
    /// Before the item with an id.
    case before(ID)
    /// After all other items.
    case end
  }

  /// Creates a change of the order.
  ///
  /// - Parameters:
  ///   - sources: The ids of the moved items, in their new order.
  ///   - destination: The place to which they move.
  public init(sources: [ID], destination: Destination) {
    (self.sources, self.destination) = (sources, destination)
  }
}

extension ListReorderDifference: Sendable where ID: Sendable, Section: Sendable {}
extension ListReorderDifference.Destination: Sendable where ID: Sendable, Section: Sendable {}
extension ListReorderDifference.Position: Sendable where ID: Sendable {}

extension RangeReplaceableCollection where Element: Identifiable {
  /// Applies a reorder of a list without sections.
  ///
  /// Ids that the collection does not contain are ignored. If the element of `.before(_:)` is not there, the
  /// elements move to the end.
  ///
  /// - Parameter difference: The moved items and their destination, as
  ///   `View.listReorder(for:isEnabled:move:)` passes to its closure.
  /// - Complexity: O(n) in the number of elements.
  public mutating func apply<Section: Hashable>(_ difference: ListReorderDifference<Element.ID, Section>) {
    var moved: [Element.ID: Element] = [:]
    removeMoved(Set(difference.sources), into: &moved)
    insertMoved(
      difference.sources.compactMap { moved.removeValue(forKey: $0) }, at: difference.destination.position)
  }

  /// Moves the first element of each id into a dictionary without the id.
  fileprivate mutating func removeMoved(_ ids: Set<Element.ID>, into moved: inout [Element.ID: Element]) {
    removeAll { element in
      guard ids.contains(element.id), moved[element.id] == nil else { return false }
      moved[element.id] = element
      return true
    }
  }

  /// Inserts elements at a position among the others.
  fileprivate mutating func insertMoved<Section: Hashable>(
    _ elements: [Element], at position: ListReorderDifference<Element.ID, Section>.Position
  ) {
    var index = endIndex
    if case .before(let id) = position { index = firstIndex { $0.id == id } ?? endIndex }
    insert(contentsOf: elements, at: index)
  }
}

extension MutableCollection where Element: Identifiable {
  /// Applies a reorder of a list with sections.
  ///
  /// Ids that no section contains are ignored, and so is a change whose section is not there. If the element
  /// of `.before(_:)` is not in the section, the elements move to the section's end.
  ///
  /// - Parameters:
  ///   - difference: The moved items and their destination, as
  ///     `View.listReorder(for:in:isEnabled:move:)` passes to its closure.
  ///   - items: The key path to a section's items.
  /// - Complexity: O(n) in the number of items of all sections.
  public mutating func apply<Items: RangeReplaceableCollection>(
    _ difference: ListReorderDifference<Items.Element.ID, Element.ID>,
    to items: WritableKeyPath<Element, Items>
  ) where Items.Element: Identifiable {
    guard let target = indices.first(where: { self[$0].id == difference.destination.section }) else { return }
    let sources = Set(difference.sources)
    var moved: [Items.Element.ID: Items.Element] = [:]
    for index in indices {
      guard self[index][keyPath: items].contains(where: { sources.contains($0.id) }) else { continue }
      self[index][keyPath: items].removeMoved(sources, into: &moved)
    }
    self[target][keyPath: items]
      .insertMoved(
        difference.sources.compactMap { moved.removeValue(forKey: $0) }, at: difference.destination.position)
  }
}
