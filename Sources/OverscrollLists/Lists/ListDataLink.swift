import Overscroll
import Foundation
import OverscrollCore
import OverscrollListCore

/// Joins a list's data with a controller: what the engine mounts by number is shown by id.
///
/// The data is asked for the ids of mounted items, and for a few more where it has changed.
@MainActor final class ListDataLink<ID: Hashable> {
  /// The controller that the data is for.
  let controller: ListController
  /// The data, as of the last update.
  private(set) var source: ListSource<ID>?
  private var shown: [MountedItem<ID>] = []
  private var isStale = false
  /// How long the views of mounted items are, in pt.
  private var extents: [ItemIdentity<ID>: Double] = [:]
  /// The numbers of the mounted items.
  private var numbers: [ItemIdentity<ID>: Int] = [:]

  /// The items whose views have a focus.
  private var focused: [ListFocus: ItemIdentity<ID>] = [:]

  /// How far an id is looked for on each side of what is seen, in items.
  static var searchLimit: Int { 100_000 }

  /// Makes a link without data; what the controller's last list remembers of its data goes on to count.
  init(_ controller: ListController) { self.controller = controller }

  /// Makes a link to another controller, for the same views: they don't report their extents and focus again.
  init(_ controller: ListController, after last: ListDataLink) {
    self.controller = controller
    extents = last.extents
    focused = last.focused
  }

  /// The mounted items, by ascending number.
  ///
  /// - Complexity: O(n) in their number where they have changed, and one id of each.
  var items: [MountedItem<ID>] {
    if isStale { look() }
    return shown
  }

  /// Other items are mounted, or they are elsewhere.
  func itemsChanged() { isStale = true }

  /// Takes the current data, finds out what has happened to the items in sight, and tells the engine.
  ///
  /// - Parameters:
  ///   - source: The data.
  ///   - host: Who shows it; the controller's own, or nothing happens.
  /// - Returns: The numbers of the items that have come, where the others are those of before; nil where nothing has
  ///   changed, or everything.
  @discardableResult
  func update(_ source: ListSource<ID>, from host: any ListHost) -> IndexSet? {
    guard host === controller.host else { return nil }
    var memory = controller.memory as? ListMemory<ID> ?? ListMemory()
    let first = controller.position.item
    let seen = first..<max(first, controller.visibleRange.upperBound)
    let edits = memory.edits(to: source, seen: seen, difference: controller.announced.take())
    let isOther = source.extent != nil && (edits.map { !$0.isEmpty } ?? true || memory.isOther(than: source))
    controller.find = { [weak self] in self?.index(of: $0) }
    self.source = source
    memory.remember(source)
    controller.memory = memory
    isStale = true
    if let edits { controller.edit(edits) } else { controller.send(source.fresh) }
    if isOther, let extents = source.extents { controller.send(.extents(extents, at: 0)) }
    followFocus(from: host)
    controller.measured(items.compactMap { item in extents[item.id].map { (item.index, $0) } }, from: host)
    if edits?.isEmpty != true { controller.pursueAwaited() }
    return edits.flatMap { $0.isEmpty ? nil : ListEdit.arrivals(of: $0) }
  }

  /// An item's view was measured, in pt along the axis; what is not mounted is ignored.
  func measured(_ extent: Double, of item: ItemIdentity<ID>, from host: any ListHost) {
    guard let number = numbers[item] else { return }
    extents[item] = extent
    controller.measured([(number, extent)], from: host)
  }

  /// The number of the item that a value stands for: a mounted one, or the nearest to those.
  ///
  /// - Parameters:
  ///   - value: What stands for it.
  ///   - limit: How far it is looked for on each side of what is seen, in items.
  private func index(of value: AnyHashable, limit: Int = searchLimit) -> Int? {
    guard let source, let matches = source.match(value) else { return nil }
    if let item = items.first(where: { matches($0.id.id) }) { return item.index }
    let range = controller.visibleRange
    for distance in 0...limit {
      let places = (before: range.lowerBound - 1 - distance, after: range.lowerBound + distance)
      if places.after < source.count, matches(source.id(places.after)) { return places.after }
      if places.before >= 0, matches(source.id(places.before)) { return places.before }
      if places.before < 0, places.after >= source.count { return nil }
    }
    return nil
  }

  /// Asks the engine what is mounted, and the data for the ids.
  private func look() {
    isStale = false
    guard let source else { return }
    var copies: Set<ID> = []
    shown = controller.mounted.filter { $0.item < source.count }.map { mounted in
      let id = source.id(mounted.item)
      let isFirst = copies.insert(id).inserted
      return MountedItem(
        id: ItemIdentity(id: id, copy: isFirst ? nil : mounted.item), index: mounted.item, slot: mounted.slot,
        isHeader: source.isHeader(mounted.item), frame: controller.engine.frame(of: mounted.item))
    }
    numbers = Dictionary(shown.map { ($0.id, $0.index) }, uniquingKeysWith: { first, _ in first })
    extents = extents.filter { numbers[$0.key] != nil }
    var memory = controller.memory as? ListMemory<ID> ?? ListMemory()
    memory.known = shown.map { DataChange.Known(index: $0.index, id: $0.id.id) }
    controller.memory = memory
  }
}

// Which items have a focus.
extension ListDataLink {
  /// An item's view has come to have a focus, or has it no longer.
  ///
  /// Of two items between which it moves, either may tell first.
  ///
  /// - Parameters:
  ///   - focus: The focus.
  ///   - isThere: Whether the view has it.
  ///   - item: The item.
  ///   - host: Who shows it.
  func focusChanged(_ focus: ListFocus, _ isThere: Bool, at item: ItemIdentity<ID>, from host: any ListHost) {
    if isThere {
      focused[focus] = item
      controller.focus(focus, on: numbers[item], shows: true, from: host)
    } else if focused[focus] == item {
      focused[focus] = nil
      controller.focus(focus, on: nil, shows: true, from: host)
    }
  }

  /// All the views are others: none of them has a focus.
  func focusGone(from host: any ListHost) {
    focused = [:]
    for focus in ListFocus.allCases { controller.focus(focus, on: nil, shows: false, from: host) }
  }

  /// Tells the engine where the focused items are in the data now, and drops the focus of items that are
  /// gone.
  ///
  /// The engine follows edits by itself. This corrects it if the edits differ from what really happened, as
  /// when an item has moved.
  private func followFocus(from host: any ListHost) {
    for (focus, item) in focused {
      _ = items
      let number = numbers[item] ?? (item.copy == nil ? index(of: item.id, limit: DataChange<ID>.reach) : nil)
      if number == nil { focused[focus] = nil }
      controller.focus(focus, on: number, shows: false, from: host)
    }
  }
}
