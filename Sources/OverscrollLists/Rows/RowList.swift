#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  package import OverscrollListCore
  package import SwiftUI

  /// A list, as its row features see it.
  ///
  /// An index is that of an item as the list shows it. A point is in the viewport, in pt along the axis and
  /// across it, from the leading side.
  @MainActor package protocol RowList: AnyObject {
    /// The axis along which the list scrolls.
    var axis: Axis { get }
    /// The layout direction; from right to left, the list's leading side is the right one.
    var direction: LayoutDirection { get }
    /// The controller of the list.
    var controller: ListController { get }
    /// The features of the list.
    var features: RowCoordinatorStore { get }
    /// Whether the rows are one after another, not in lanes.
    var isStack: Bool { get }
    /// The viewport's extents along and across the axis, in pt.
    var viewport: RowPoint { get }
    /// The range of visible items.
    var visibleRows: Range<Int> { get }
    /// Whether a finger scrolls the list.
    var isDragged: Bool { get }
    /// Whether the list moves.
    var isMoving: Bool { get }
    /// The sections, or `nil` for a list without sections.
    var sections: RowSections? { get }

    /// Returns the movement of the content since a position, in pt.
    ///
    /// It is positive toward the end. An item that gets a different extent moves nothing.
    func distance(from position: ListPosition) -> Double
    /// Returns the point of the viewport at a point of a reader view.
    func point(atReaderPoint point: CGPoint) -> RowPoint
    /// Returns the position in the list's content at a point of the viewport.
    ///
    /// A row that floats is laid out at the content's origin, so this is its offset.
    func contentPosition(of point: RowPoint) -> RowPoint
    /// Returns the item at a point, or `nil`.
    func row(at point: RowPoint) -> Int?
    /// Returns the frame of an item, or `nil` for an index out of range.
    func frame(ofRow index: Int) -> RowFrame?
    /// Returns the lists's identity of an item, or `nil` for an index out of range.
    func rowID(of index: Int) -> AnyHashable?
    /// Returns the identity of an item's data, as `RowSource.id` returns it.
    func dataID(of index: Int) -> AnyHashable?
    /// Returns the index of a built item, or of an item near the viewport.
    func row(of id: AnyHashable) -> Int?
    /// Returns the index of an item that a value from the app identifies, or `nil`.
    func row(ofAlias value: AnyHashable) -> Int?
    /// Returns the values with which an app may identify an item.
    ///
    /// The result is empty for an index out of range.
    func aliases(of index: Int) -> [AnyHashable]
    /// Returns the kind of an item; an index out of range is an item.
    func rowKind(of index: Int) -> RowKind
    /// Returns the id of an item's section; `nil` without sections.
    func sectionID(of index: Int) -> AnyHashable?
    /// Scrolls by a distance in pt, at once; it stops at the content's edges.
    func scrollRows(by distance: Double)
    /// Applies the order of `RowCoordinatorStore.orderSource` again.
    ///
    /// - Parameters:
    ///   - animation: The animation of the other rows, or `nil`.
    ///   - floating: The item that a finger holds, or `nil`. Its coordinator draws it at its position.
    func rearrangeRows(animation: Animation?, floating: AnyHashable?)
  }
#endif
