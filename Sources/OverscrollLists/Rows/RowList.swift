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
    /// Whether the engine scrolls the list.
    var isDriven: Bool { get }
    /// Whether the motions of rows are reduced.
    var reducesMotion: Bool { get }
    /// Whether the user may change rows; a disabled list still scrolls.
    var isEnabled: Bool { get }
    /// The features of the list.
    var features: RowCoordinatorStore { get }
    /// The sections, or `nil` for a list without sections.
    var sections: RowSections? { get }

    /// Returns the list's identity of an item, or `nil` for an index out of range.
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
    /// Begins or ends to send frames, because the needs of a feature have changed.
    func updateFrames()
    /// Applies the order of `RowCoordinatorStore.orderSource` again.
    ///
    /// - Parameters:
    ///   - animation: The animation of the other rows, or `nil`.
    ///   - floating: The item that a finger holds, or `nil`. Its coordinator draws it at its position.
    func rearrangeRows(animation: Animation?, floating: AnyHashable?)
  }

  // The positions of rows.
  extension RowList {
    /// The viewport's extents along and across the axis, in pt.
    package var viewport: RowPoint {
      let list = controller.content.list
      return RowPoint(main: list.viewport, cross: list.cross)
    }

    /// Whether the rows are one after another, not in lanes.
    package var isStack: Bool { controller.configuration.arrangement == .stack }

    /// The range of visible items.
    package var visibleRows: Range<Int> { controller.currentVisibleRange }

    /// Whether a finger scrolls the list.
    package var isDragged: Bool { controller.runner.engine.content.isDragging }

    /// Whether the list moves.
    package var isMoving: Bool { !controller.isAtRest }

    /// The platform offset at which the rows are drawn, in pt.
    ///
    /// After an edit, the engine may request an offset that is out of the platform's range. The platform draws
    /// the rows at the nearest possible offset, and reports it later. While a finger holds a row, nothing else
    /// moves the content out of the range.
    private var drawnScrollOffset: Double {
      guard !isDriven, features.orderSource != nil else { return controller.scrollOffset }
      let gaps = controller.runner.engine.reservedGaps
      let end = max(0, controller.scrollExtent - viewport.main) + gaps.end
      return min(max(controller.scrollOffset, -gaps.start), end)
    }

    /// Returns the point of the viewport at a point of a reader view.
    package func point(atReaderPoint point: CGPoint) -> RowPoint {
      let fromLeading = direction == .rightToLeft ? -point.x : point.x
      var result =
        axis == .vertical
        ? RowPoint(main: point.y, cross: fromLeading) : RowPoint(main: fromLeading, cross: point.y)
      if !isDriven { result.main -= drawnScrollOffset }
      return result
    }

    /// Returns whether a touch at a point of a reader view may change rows.
    ///
    /// Recognizers of driven lists are attached to a view around the list, so they also receive other touches.
    package func receivesTouch(atReaderPoint point: CGPoint) -> Bool {
      isEnabled && isInViewport(self.point(atReaderPoint: point))
    }

    /// Returns whether a point is in the viewport.
    package func isInViewport(_ point: RowPoint) -> Bool {
      RowFrame(origin: RowPoint(main: 0, cross: 0), size: viewport).contains(point)
    }

    /// Returns the position in the list's content at a point of the viewport.
    ///
    /// A row that floats is laid out at the content's origin, so the result is also the row's offset.
    package func contentPosition(of point: RowPoint) -> RowPoint {
      RowPoint(main: point.main + drawnScrollOffset, cross: point.cross)
    }

    /// Returns the item at a point, or `nil`.
    package func row(at point: RowPoint) -> Int? {
      guard point.main >= 0, point.main < viewport.main else { return nil }
      return controller.content.item(atMain: point.main + drawnScrollOffset, cross: point.cross)
    }

    /// Returns the frame of an item, or `nil` for an index out of range.
    package func frame(ofRow index: Int) -> RowFrame? {
      guard (0..<controller.count).contains(index) else { return nil }
      let frame = controller.content.frame(of: index)
      return RowFrame(
        origin: RowPoint(main: frame.start - drawnScrollOffset, cross: frame.crossStart),
        size: RowPoint(main: frame.extent, cross: frame.crossExtent))
    }

    /// Returns the movement of the content since a position, in pt.
    ///
    /// It is positive toward the end. An item that gets a different extent moves nothing.
    package func distance(from position: ListPosition) -> Double {
      controller.runner.engine.content.drawnOffset - controller.content.offset(for: position.target)
    }

    /// Scrolls by a distance in pt, at once; it stops at the content's edges.
    package func scrollRows(by distance: Double) {
      guard distance != 0, distance.isFinite, controller.delegate === self else { return }
      let offset = controller.content.list.offset + distance
      let target = controller.content.target(at: min(max(0, offset), controller.content.maximumOffset))
      controller.send([.scrollTo(target, animated: false), .scroll(.tick)])
    }
  }
#endif
