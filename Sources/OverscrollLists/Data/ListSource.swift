import Overscroll
import OverscrollCore
import OverscrollListCore

/// A list's data as one sequence of items, which closures read without copying the data.
struct ListSource<ID: Hashable> {
  /// The division of the items into sections, if any.
  enum SectionKind {
    /// A plain sequence with this number of items.
    case plain(Int)
    /// Sections, with the id of each.
    case sections(SectionMap, ids: [AnyHashable])
  }

  /// The number of items and their division.
  let structure: SectionKind
  /// Returns the id of an item; called only with valid indices.
  let id: (Int) -> ID
  /// Returns an item's extent along the axis, in pt, or `nil` if it is unknown.
  ///
  /// The second argument is the extent of the item's lanes, in pt. Without the closure, all extents are
  /// unknown.
  let extent: ((Int, _ laneExtent: Double) -> Double?)?
  /// Returns the lanes that an item spans; without the closure, each item spans one lane.
  let span: ((Int) -> ListItemSpan)?
  /// Returns a predicate for the ids that match a value from the app.
  ///
  /// The result is `nil` if the value has a type that this list does not use for ids.
  let match: (AnyHashable) -> ((ID) -> Bool)?
  /// Returns the values with which an app may identify the item that has an id.
  let aliases: (ID) -> [AnyHashable]

  init(
    _ structure: SectionKind, id: @escaping (Int) -> ID, extent: ((Int, Double) -> Double?)? = nil,
    span: ((Int) -> ListItemSpan)? = nil,
    match: @escaping (AnyHashable) -> ((ID) -> Bool)? = { value in
      (value.base as? ID).map { id in { $0 == id } }
    },
    names: @escaping (ID) -> [AnyHashable] = { [AnyHashable($0)] }
  ) {
    self.structure = structure
    self.id = id
    self.extent = extent
    self.span = span
    self.match = match
    self.aliases = names
  }

  /// The number of items, including headers and footers.
  var count: Int {
    switch structure {
    case .plain(let count): min(max(0, count), ExtentIndex.countLimit)
    case .sections(let map, _): min(map.count, ExtentIndex.countLimit)
    }
  }

  /// Returns the extents of all items, in pt, if the list has known extents.
  ///
  /// An unknown extent is NaN.
  ///
  /// - Parameters:
  ///   - laneExtent: The extent of a lane, in pt.
  ///   - crossExtent: The extent of all lanes and the spacing between them, in pt.
  func extents(laneExtent: Double, crossExtent: Double) -> [Double]? {
    extent.map { extent in
      (0..<count).map { extent($0, span?($0) == .all ? crossExtent : laneExtent) ?? .nan }
    }
  }

  /// The indices of the items that span all lanes, in ascending order.
  ///
  /// - Complexity: O(n) in the number of items if the app declares spans, and O(1) otherwise.
  var spanningItems: [Int] { span.map { span in (0..<count).filter { span($0) == .all } } ?? [] }

  /// Returns the value that identifies an item for the app.
  ///
  /// If a header or a footer has no accepted value, the result is that of the next item in a section.
  ///
  /// - Parameters:
  ///   - item: The item's index.
  ///   - accepts: Returns whether the app accepts a value.
  /// - Returns: The value, or `nil` if the item has no accepted value.
  func alias(from item: Int, accepts: (AnyHashable) -> Bool) -> AnyHashable? {
    for item in (item..<item + Self.skippedHeaderLimit).clamped(to: 0..<count) {
      if let name = aliases(id(item)).first(where: accepts) { return name }
      if !isHeaderOrFooter(item) { return nil }
    }
    return nil
  }

  /// The maximum number of consecutive items that `alias(from:accepts:)` reads.
  ///
  /// It reads more than two items only if sections are empty.
  private static var skippedHeaderLimit: Int { 64 }

  /// Whether an item is a section header.
  func isHeader(_ index: Int) -> Bool {
    switch structure {
    case .plain: false
    case .sections(let map, _): map.isHeader(index)
    }
  }

  /// Returns the kind of an item; an index out of range is an item.
  func kind(of index: Int) -> RowKind {
    guard case .sections(let map, _) = structure, map.isHeaderOrFooter(index) else { return .item }
    return map.isHeader(index) ? .header : .footer
  }

  /// Whether an item is a section header or a section footer.
  func isHeaderOrFooter(_ index: Int) -> Bool {
    switch structure {
    case .plain: false
    case .sections(let map, _): map.isHeaderOrFooter(index)
    }
  }

  /// The engine inputs that replace all items of a list and show its start.
  ///
  /// The inputs insert the headers first, so that the first header is visible and stays at the start.
  var resetInputs: [ListInput] {
    switch structure {
    case .plain: return [.reset(count: count, .standard)]
    case .sections(let map, _):
      var inputs = [ListInput.reset(count: map.sectionCount, .header)]
      for section in (0..<map.sectionCount).reversed() {
        let count = map.count(of: section)
        if map.hasFooters { inputs.append(.edit(.insert(1, at: section + 1, .spanning))) }
        if count > 0 { inputs.append(.edit(.insert(count, at: section + 1))) }
      }
      return inputs
    }
  }
}
