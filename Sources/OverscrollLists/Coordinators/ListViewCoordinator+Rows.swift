#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import OverscrollListCore
  import SwiftUI

  // The list as its row features see it.
  extension ListViewCoordinator: RowList {
    var viewport: RowPoint {
      let list = controller.content.list
      return RowPoint(main: list.viewport, cross: list.cross)
    }

    var isStack: Bool { controller.configuration.arrangement == .stack }

    var visibleRows: Range<Int> { controller.currentVisibleRange }

    var isDragged: Bool { controller.runner.engine.content.isDragging }

    var isMoving: Bool { !controller.isAtRest }

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

    func point(atReaderPoint point: CGPoint) -> RowPoint {
      let fromLeading = direction == .rightToLeft ? -point.x : point.x
      var result =
        axis == .vertical
        ? RowPoint(main: point.y, cross: fromLeading) : RowPoint(main: fromLeading, cross: point.y)
      if !isDriven { result.main -= drawnScrollOffset }
      return result
    }

    func contentPosition(of point: RowPoint) -> RowPoint {
      RowPoint(main: point.main + drawnScrollOffset, cross: point.cross)
    }

    func row(at point: RowPoint) -> Int? {
      guard point.main >= 0, point.main < viewport.main else { return nil }
      return controller.content.item(atMain: point.main + drawnScrollOffset, cross: point.cross)
    }

    func frame(ofRow index: Int) -> RowFrame? {
      guard (0..<controller.count).contains(index) else { return nil }
      let frame = controller.content.frame(of: index)
      return RowFrame(
        origin: RowPoint(main: frame.start - drawnScrollOffset, cross: frame.crossStart),
        size: RowPoint(main: frame.extent, cross: frame.crossExtent))
    }

    func rowID(of index: Int) -> AnyHashable? {
      if let item = data.items.first(where: { $0.index == index }) { return AnyHashable(item.id) }
      guard let source = data.source, (0..<source.count).contains(index) else { return nil }
      return AnyHashable(ItemIdentity(id: source.id(index), duplicateIndex: nil))
    }

    func row(of id: AnyHashable) -> Int? {
      guard let item = id.base as? ItemIdentity<ID> else { return nil }
      if let mounted = data.items.first(where: { $0.id == item }) { return mounted.index }
      return item.duplicateIndex == nil
        ? data.index(limit: DataDiff<ID>.searchRadius) { $0 == item.id } : nil
    }

    func row(ofAlias value: AnyHashable) -> Int? { data.index(of: value) }

    func aliases(of index: Int) -> [AnyHashable] { index < 0 ? [] : data.ids(of: index) }

    func rowKind(of index: Int) -> RowKind { data.source?.kind(of: index) ?? .item }

    func dataID(of index: Int) -> AnyHashable? {
      guard let source = data.source, (0..<source.count).contains(index) else { return nil }
      return AnyHashable(source.id(index))
    }

    func sectionID(of index: Int) -> AnyHashable? {
      guard case .sections(let map, let ids) = data.source?.structure,
        let section = map.position(of: index)?.section, ids.indices.contains(section)
      else { return nil }
      return ids[section]
    }

    var sections: RowSections? {
      if case .sections(let map, _) = data.source?.structure { RowSections(map) } else { nil }
    }

    func distance(from position: ListPosition) -> Double {
      controller.runner.engine.content.drawnOffset - controller.content.offset(for: position.target)
    }

    func scrollRows(by distance: Double) {
      guard distance != 0, distance.isFinite, controller.delegate === self else { return }
      let offset = controller.content.list.offset + distance
      let target = controller.content.target(at: min(max(0, offset), controller.content.maximumOffset))
      controller.send([.scrollTo(target, animated: false), .scroll(.tick)])
    }

    /// Returns whether a finger holds an item.
    func isFloating(_ item: MountedItem<ID>) -> Bool {
      floatingRow.map { $0 == AnyHashable(item.id) } ?? false
    }
  }
#endif
