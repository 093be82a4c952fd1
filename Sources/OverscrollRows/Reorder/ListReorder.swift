/// A change of the order that the user has made: the moved items, and where they go.
///
/// It has the shape of SwiftUI's `ReorderDifference` (iOS 27). Apply it with
/// `apply(_:)` or `apply(_:to:)`, in the turn in which you receive it.
public struct ListReorder<ID: Hashable, Section: Hashable>: Hashable {
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

extension ListReorder: Sendable where ID: Sendable, Section: Sendable {}
extension ListReorder.Destination: Sendable where ID: Sendable, Section: Sendable {}
extension ListReorder.Position: Sendable where ID: Sendable {}

extension RangeReplaceableCollection where Element: Identifiable {
  /// Moves elements as the user has moved their items in a list without sections.
  ///
  /// Ids that the collection does not contain are ignored. If the element of `.before(_:)` is not there, the
  /// elements move to the end.
  ///
  /// - Parameter reorder: The change that `listReorder(isEnabled:move:)` passes to its closure.
  /// - Complexity: O(n) in the number of elements.
  public mutating func apply<Section: Hashable>(_ reorder: ListReorder<Element.ID, Section>) {
    var moved: [Element.ID: Element] = [:]
    removeMoved(Set(reorder.sources), into: &moved)
    insertMoved(reorder.sources.compactMap { moved[$0] }, at: reorder.destination.position)
  }

  /// Removes the first element of each id that is not in a dictionary yet, and adds it there.
  fileprivate mutating func removeMoved(_ ids: Set<Element.ID>, into moved: inout [Element.ID: Element]) {
    removeAll { element in
      guard ids.contains(element.id), moved[element.id] == nil else { return false }
      moved[element.id] = element
      return true
    }
  }

  /// Inserts elements at a position among the others.
  fileprivate mutating func insertMoved<Section: Hashable>(
    _ elements: [Element], at position: ListReorder<Element.ID, Section>.Position
  ) {
    var index = endIndex
    if case .before(let id) = position { index = firstIndex { $0.id == id } ?? endIndex }
    insert(contentsOf: elements, at: index)
  }
}

extension MutableCollection where Element: Identifiable {
  /// Moves the elements of sections as the user has moved their items in a list with sections.
  ///
  /// Ids that no section contains are ignored, and so is a change whose section is not there. If the element
  /// of `.before(_:)` is not in the section, the elements move to the section's end.
  ///
  /// - Parameters:
  ///   - reorder: The change that `listReorder(isEnabled:move:)` passes to its closure.
  ///   - items: The key path to a section's items.
  /// - Complexity: O(n) in the number of items of all sections.
  public mutating func apply<Items: RangeReplaceableCollection>(
    _ reorder: ListReorder<Items.Element.ID, Element.ID>, to items: WritableKeyPath<Element, Items>
  ) where Items.Element: Identifiable {
    guard let target = indices.first(where: { self[$0].id == reorder.destination.section }) else { return }
    let sources = Set(reorder.sources)
    var moved: [Items.Element.ID: Items.Element] = [:]
    for index in indices {
      guard self[index][keyPath: items].contains(where: { sources.contains($0.id) }) else { continue }
      self[index][keyPath: items].removeMoved(sources, into: &moved)
    }
    self[target][keyPath: items]
      .insertMoved(reorder.sources.compactMap { moved[$0] }, at: reorder.destination.position)
  }
}
