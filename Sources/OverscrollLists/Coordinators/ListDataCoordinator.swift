import Overscroll
import Foundation
import OverscrollCore
import OverscrollListCore

/// Connects a list's data, identified by ids, with a controller, which uses indices.
///
/// It reads the ids of mounted items, which have views, and a few more ids after a change of the data.
@MainActor final class ListDataCoordinator<ID: Hashable> {
  /// The controller of the list.
  let controller: ListController
  /// The data of the latest update.
  private(set) var source: ListSource<ID>?
  private var mountedItems: [MountedItem<ID>] = []
  private var drawnCache: [MountedItem<ID>] = []
  private var isStale = false
  /// The items that the list keeps after they have left.
  var cache = ItemCache<ID>()
  /// The limit that the app sets for the cache.
  var cacheLimit = 0
  /// The item that the end space is for, if any.
  var endSpace: EndSpace?
  /// The extents of a lane and of all lanes for the sent known extents.
  ///
  /// They are in pt. The value is `nil` if the known extents have to be sent.
  var sentLaneExtents: (lane: Double, all: Double)?
  /// Whether the items that span all lanes were sent.
  var hasSentSpans = false
  /// The extents of the views of mounted and cached items, in pt.
  private var extents: [ItemIdentity<ID>: Double] = [:]
  /// The indices of the mounted and cached items.
  private var indices: [ItemIdentity<ID>: Int] = [:]

  /// The items whose views have a focus.
  private var focused: [ListFocus: ItemIdentity<ID>] = [:]

  /// Creates a coordinator without data.
  ///
  /// The first update compares its data with the ids that the controller remembers.
  init(_ controller: ListController) { self.controller = controller }

  /// Creates a coordinator that connects the same views with a different controller.
  ///
  /// Copies the extents and focuses, because the views do not report them again.
  init(_ controller: ListController, after last: ListDataCoordinator) {
    self.controller = controller
    extents = last.extents
    focused = last.focused
    (cache, cacheLimit) = (last.cache, last.cacheLimit)
  }

  /// The mounted items, by ascending index.
  ///
  /// - Complexity: O(n) in the number of mounted items, whose ids are read, if these items have changed.
  var items: [MountedItem<ID>] {
    if isStale { updateMountedItems() }
    return mountedItems
  }

  /// The cached items, by ascending index; see `View.listCache(_:)`.
  ///
  /// - Complexity: As `items`, and O(n log n) in the number of cached items.
  var cachedItems: [MountedItem<ID>] {
    if isStale { updateMountedItems() }
    return drawnCache
  }

  /// Invalidates `items` and `cachedItems`, because the mounted items or their positions have changed.
  func itemsChanged() { isStale = true }

  /// Updates the data, and sends the edits to the engine.
  ///
  /// - Parameters:
  ///   - source: The data.
  ///   - reorder: The input that leads to this order, if only the order of the same data changes.
  ///   - delegate: The delegate of the list. The call is ignored if this is not the controller's delegate.
  /// - Returns: The edits; `nil` if nothing has changed, or if all items are new.
  @discardableResult
  func update(
    _ source: ListSource<ID>, reorder: ListInput? = nil, from delegate: any ListControllerDelegate
  ) -> AppliedEdits? {
    guard delegate === controller.delegate else { return nil }
    let countBefore = self.source?.count ?? 0
    let shown = controller.awaitedRequest?.loadsItem == true ? dataState.rememberedItems.map(\.id) : []
    let first = controller.position.item
    let seen = first..<max(first, controller.currentVisibleRange.upperBound)
    let edits =
      if case .reorder(let item, let index) = reorder {
        ListEdit.reorder(item, to: index, count: source.count).map { [$0] } ?? []
      } else {
        dataState.edits(to: source, seen: seen, difference: controller.announcedEdits.consume())
      }
    // The ids are read only if the answer is needed.
    let isChange =
      edits.map { !$0.isEmpty } ?? true
      || ((source.extent != nil || source.span != nil || controller.awaitedRequest != nil)
        && dataState.hasMovedItems(than: source))
    let spans = spanInputs(source, isChange: isChange)
    if isChange || !spans.isEmpty, source.extent != nil { sentLaneExtents = nil }
    controller.indexForID = { [weak self] in self?.index(of: $0) }
    controller.idsForIndex = { [weak self] in self?.ids(of: $0) ?? [] }
    self.source = source
    dataState.remember(source)
    isStale = true
    if let reorder {
      controller.send([reorder] + spans)
    } else if let edits {
      controller.edit(edits, completion: spans)
    } else {
      controller.send(source.resetInputs + spans)
    }
    renumberCache(by: edits, countBefore: countBefore, in: source)
    sendKnownExtents()
    sendEndSpace()
    updateFocus(from: delegate)
    controller.updateExtents(
      (items + cachedItems).compactMap { item in extents[item.id].map { (item.index, $0) } }, from: delegate)
    let keepsItems = shown.contains { id in
      index(limit: DataDiff<ID>.searchRadius) { $0 == id } != nil
    }
    controller.retryAwaitedScroll(isChange: isChange, keepsItems: keepsItems)
    controller.dataChanged()
    return edits.flatMap { $0.isEmpty ? nil : AppliedEdits($0, countBefore: countBefore) }
  }

  /// Updates an item's measured extent, in pt along the axis.
  ///
  /// It is ignored unless the item is mounted or cached.
  func updateExtent(_ extent: Double, of item: ItemIdentity<ID>, from delegate: any ListControllerDelegate) {
    guard let number = indices[item] else { return }
    extents[item] = extent
    controller.updateExtents([(number, extent)], from: delegate)
  }

  /// The remembered data, which the controller keeps for its next list.
  ///
  /// It is empty if the controller's previous list had ids of a different type.
  var dataState: ListDataState<ID> {
    get { controller.dataState as? ListDataState<ID> ?? ListDataState() }
    set { controller.dataState = newValue }
  }

  /// Updates the mounted items from the engine, and their ids from the data.
  private func updateMountedItems() {
    isStale = false
    guard let source else { return }
    var copies: Set<ID> = []
    mountedItems = controller.mounted.filter { $0.item < source.count }.map { mounted in
      let id = source.id(mounted.item)
      let isFirst = copies.insert(id).inserted
      return MountedItem(
        id: ItemIdentity(id: id, duplicateIndex: isFirst ? nil : mounted.item), index: mounted.item,
        slot: mounted.slot,
        isHeader: source.isHeader(mounted.item), frame: controller.content.frame(of: mounted.item))
    }
    drawnCache = updateCache(mountedItems, in: source)
    indices = Dictionary(
      (mountedItems + drawnCache).map { ($0.id, $0.index) }, uniquingKeysWith: { first, _ in first })
    extents = extents.filter { indices[$0.key] != nil }
    dataState.rememberedItems = mountedItems.map { DataDiff.RememberedItem(index: $0.index, id: $0.id.id) }
  }
}

// The focus of items.
extension ListDataCoordinator {
  /// Updates the focus when an item's view gains or loses it.
  ///
  /// If the focus moves between two items, either item may report first.
  ///
  /// - Parameters:
  ///   - focus: The kind of focus.
  ///   - isThere: Whether the view has the focus.
  ///   - item: The item.
  ///   - delegate: The delegate of the list.
  func focusChanged(
    _ focus: ListFocus, _ isThere: Bool, at item: ItemIdentity<ID>, from delegate: any ListControllerDelegate
  ) {
    if isThere {
      focused[focus] = item
      controller.focus(focus, on: indices[item], shows: true, from: delegate)
    } else if focused[focus] == item {
      focused[focus] = nil
      controller.focus(focus, on: nil, shows: true, from: delegate)
    }
  }

  /// Clears every focus, because all views were replaced.
  func clearFocus(from delegate: any ListControllerDelegate) {
    focused = [:]
    for focus in ListFocus.allCases { controller.focus(focus, on: nil, shows: false, from: delegate) }
  }

  /// Updates the indices of the focused items, and drops removed items.
  ///
  /// The engine updates these indices with each edit. This method corrects them if the edits differ from
  /// the real change, for example if an item has moved.
  private func updateFocus(from delegate: any ListControllerDelegate) {
    for (focus, item) in focused {
      _ = items
      let number =
        indices[item]
        ?? (item.duplicateIndex == nil ? index(of: item.id, limit: DataDiff<ID>.searchRadius) : nil)
      if number == nil { focused[focus] = nil }
      controller.focus(focus, on: number, shows: false, from: delegate)
    }
  }
}
