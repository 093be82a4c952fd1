#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  // The list as its row features see it.
  extension ListViewCoordinator: RowList {
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

    /// Returns whether a finger holds an item.
    func isFloating(_ item: MountedItem<ID>) -> Bool {
      floatingRow.map { $0 == AnyHashable(item.id) } ?? false
    }
  }
#endif
