import OverscrollCore
public import OverscrollListCore

#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI
#else
  public import Overscroll  // declares Edge
#endif

// The API for apps. In a list with sections, indices and counts include the headers and footers.
extension ListController {
  /// The number of items.
  public var count: Int { content.list.count }

  /// The range of items that are at least partly visible; empty without visible items.
  ///
  /// It changes at most once in a turn of the main actor, when the controller notifies its observers. So a
  /// view may pass it to a model in `onChange(of:)`. If an item replaces a visible item, the range may stay
  /// the same. Use `visibleIDs(of:)` to be notified of such a change.
  ///
  /// - Complexity: O(1).
  public var visibleRange: Range<Int> { published.range }

  /// Returns the ids of the items that are at least partly visible, in order.
  ///
  /// The ids change at the same time as `visibleRange`, and belong to the data that the list shows.
  ///
  /// ```swift
  /// .onChange(of: list.visibleIDs(of: Message.ID.self)) { _, ids in model.markSeen(ids) }
  /// ```
  ///
  /// - Parameter type: The type of the ids. Items with ids of a different type are omitted. In a list with
  ///   sections, an item has its own id and a `ListItemID`. A header or a footer has only a `ListItemID`.
  /// - Complexity: O(n) in the number of visible items.
  public func visibleIDs<ID: Hashable>(of type: ID.Type = ID.self) -> [ID] {
    publishedIDs.compactMap { $0.first(of: type) }
  }

  /// Whether the viewport is at an edge of the content.
  ///
  /// It is also true within the distance of `listAnchor(_:within:alignment:)`, and for content that fits. A
  /// list that scrolls to a new item at its end is at its end. The value changes at the same time as
  /// `visibleRange`, so a button in the view's body can depend on it:
  ///
  /// ```swift
  /// jumpButton.opacity(list.isAtEdge(.bottom) ? 0 : 1)
  /// ```
  ///
  /// - Parameter edge: The edge. In a horizontal list, `.leading` is equivalent to `.top`, and `.trailing` to
  ///   `.bottom`.
  /// - Complexity: O(1).
  public func isAtEdge(_ edge: Edge) -> Bool { published.isAtEdge[edge.scrollEdge] }

  /// Returns the viewport's distance from an edge of the content, in pt.
  ///
  /// It is 0 past the edge. Observers are not notified of each new distance. Unmeasured items have estimated
  /// extents.
  ///
  /// - Parameter edge: The edge; see `isAtEdge(_:)`.
  /// - Complexity: O(1) without changes of the content, otherwise O(log n) in the number of items.
  public func distance(to edge: Edge) -> Double { distance(to: edge.scrollEdge) }

  /// The list's position, to save and pass to `restore(_:)` later.
  ///
  /// The position stays valid if items change their extents.
  public var position: ListPosition { content.position }

  /// Announces the next change of the list's data.
  ///
  /// Without a difference, the list infers the change from the visible items. With a difference, all items
  /// keep their extents. Call this before you set the data, in the same turn of the main actor.
  ///
  /// The list ignores a difference that does not lead to the data's new count. It also ignores a difference
  /// with more than 65,536 separate changes, and a difference for a list with sections. Without an attached
  /// list, the call has no effect.
  ///
  /// ```swift
  /// controller.apply(new.difference(from: model.rows))
  /// model.rows = new
  /// ```
  ///
  /// - Parameter difference: The difference between the data before and after the change.
  /// - Complexity: O(n) in the number of changes.
  public func apply<Element>(_ difference: CollectionDifference<Element>) {
    if delegate != nil { announcedEdits.add(ListEdit.edits(of: difference)) }
  }
}

extension [AnyHashable] {
  /// Returns the first value of a type.
  package func first<Value>(of type: Value.Type) -> Value? { lazy.compactMap { $0.base as? Value }.first }
}

extension ListController {
  /// The range of items that are visible now, also between two notifications of the observers.
  ///
  /// - Complexity: O(log n) in the number of items that have been measured.
  var currentVisibleRange: Range<Int> { content.visibleItems }

  /// Returns the distance from the viewport to an edge of the content, in pt.
  func distance(to edge: ScrollEdge) -> Double {
    let offset = runner.engine.content.drawnOffset
    return max(0, edge == .start ? offset : content.maximumOffset - offset)
  }

  /// Returns the alignment of an item for an anchor on the list's axis.
  func alignment(for anchor: UnitPoint?) -> ItemAlignment {
    ItemAlignment(anchor, isHorizontal: delegate?.isHorizontal == true)
  }

  /// Returns the visible item at an anchor of the viewport.
  ///
  /// At the start, and for `nil`, the result is the first item that no pinned header covers completely.
  ///
  /// - Complexity: O(n) in the number of visible items.
  func item(at anchor: UnitPoint?) -> Int {
    let share: Double
    switch alignment(for: anchor) {
    case .start, .nearest: return content.firstVisibleItem
    case .center: share = 0.5
    case .end: share = 1
    case .share(let other): share = other.isFinite ? other : 0
    }
    let position = scrollOffset + share * content.list.viewport
    let range = currentVisibleRange
    let found = range.first { item in
      let frame = content.frame(of: item)
      return frame.start + frame.extent > position
    }
    return found ?? range.last ?? content.firstVisibleItem
  }
}
