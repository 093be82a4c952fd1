import OverscrollCore

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
  /// Whether an id is the one that an app means by a value; nil for a value that is no id of this list's.
  let match: (AnyHashable) -> ((ID) -> Bool)?

  /// Describes data.
  init(
    _ structure: Structure, id: @escaping (Int) -> ID,
    match: @escaping (AnyHashable) -> ((ID) -> Bool)? = { value in
      (value.base as? ID).map { id in { $0 == id } }
    }
  ) {
    self.structure = structure
    self.id = id
    self.match = match
  }

  /// How many items there are, headers included.
  var count: Int {
    switch structure {
    case .plain(let count): min(max(0, count), ExtentIndex.countLimit)
    case .sections(let map, _): min(map.count, ExtentIndex.countLimit)
    }
  }

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
