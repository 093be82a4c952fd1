import Overscroll
import OverscrollCore
import OverscrollListCore

/// A list's data as one sequence of items; only a closure that returns an item's id is stored.
struct ListSource<ID: Hashable> {
  /// How the items are divided.
  enum Structure {
    /// They are not: n items.
    case plain(Int)
    /// Into sections, told by their ids.
    case sections(SectionMap, ids: [AnyHashable])
  }

  /// How many items there are, and how they are divided.
  let structure: Structure
  /// The id of an item that there is.
  let id: (Int) -> ID
  /// How long an item is going to be along the axis, in pt; nil where nobody knows.
  let extent: ((Int) -> Double)?
  /// Whether an id is the one that an app means by a value; nil for a value that is no id of this list's.
  let match: (AnyHashable) -> ((ID) -> Bool)?
  /// What an app may call an item with an id.
  let names: (ID) -> [AnyHashable]

  /// Describes data.
  init(
    _ structure: Structure, id: @escaping (Int) -> ID, extent: ((Int) -> Double)? = nil,
    match: @escaping (AnyHashable) -> ((ID) -> Bool)? = { value in
      (value.base as? ID).map { id in { $0 == id } }
    },
    names: @escaping (ID) -> [AnyHashable] = { [AnyHashable($0)] }
  ) {
    self.structure = structure
    self.id = id
    self.extent = extent
    self.match = match
    self.names = names
  }

  /// How many items there are, headers included.
  var count: Int {
    switch structure {
    case .plain(let count): min(max(0, count), ExtentIndex.countLimit)
    case .sections(let map, _): min(map.count, ExtentIndex.countLimit)
    }
  }

  /// The extents of all items, in pt, if they are known.
  var extents: [Double]? { extent.map { extent in (0..<count).map { extent($0) } } }

  /// What an app calls an item, or the next one that is no header, if a header has no such name.
  ///
  /// - Parameters:
  ///   - item: The item's number.
  ///   - accepts: Whether a name is one that the app can take.
  func name(from item: Int, accepts: (AnyHashable) -> Bool) -> AnyHashable? {
    for item in (item..<item + Self.headerRun).clamped(to: 0..<count) {
      if let name = names(id(item)).first(where: accepts) { return name }
      if !isHeader(item) { return nil }
    }
    return nil
  }

  /// How many headers in a row, of empty sections, are passed over in search of an item.
  private static var headerRun: Int { 64 }

  /// Whether an item is a section's header.
  func isHeader(_ index: Int) -> Bool {
    switch structure {
    case .plain: false
    case .sections(let map, _): map.isHeader(index)
    }
  }

  /// The inputs that replace a list's items with these, shown from the start.
  ///
  /// Headers are inserted first, so that the first header is in sight and stays at the start.
  var fresh: [ListInput] {
    switch structure {
    case .plain: return [.reset(count: count, .standard)]
    case .sections(let map, _):
      let sections = (0..<map.sectionCount).reversed().filter { map.count(of: $0) > 0 }
      return [.reset(count: map.sectionCount, .header)]
        + sections.map { .edit(.insert(map.count(of: $0), at: $0 + 1)) }
    }
  }
}
