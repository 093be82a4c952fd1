import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The indices of items after an edit, compared with a plain array of identities.
@Suite struct ListEditTests {
  /// The identities of a plain array after an edit: the old indices, and -1 for a new item.
  private static func names(after edit: ListEdit, count: Int) -> [Int] {
    var names = Array(0..<count)
    switch edit {
    case .insert(let added, let index, _):
      names.insert(contentsOf: Array(repeating: -1, count: max(0, added)), at: max(0, min(index, count)))
    case .remove(let items):
      names.removeAll { items.contains($0) }
    case .move(let items, let index):
      let moved = names.filter { items.contains($0) }
      guard let first = moved.first, let last = moved.last, index < first || index > last + 1 else { break }
      let staying = names.filter { !items.contains($0) }
      names = staying.filter { $0 < index } + moved + staying.filter { $0 >= index }
    }
    return names
  }

  /// Every edit of a list of `count` items, some of them out of range.
  private static func edits(count: Int) -> [ListEdit] {
    let places = -2...count + 2
    let ranges = places.flatMap { lower in (lower...count + 3).map { lower..<$0 } }
    return (-1...3).flatMap { added in places.map { ListEdit.insert(added, at: $0) } }
      + ranges.map { ListEdit.remove($0) }
      + ranges.flatMap { items in places.map { ListEdit.move(items, to: $0) } }
  }

  @Test(
    "The method `changesItems` returns true exactly for edits that change a plain array",
    arguments: 0...5)
  func changes(count: Int) {
    for edit in Self.edits(count: count) {
      let changes = Self.names(after: edit, count: count) != Array(0..<count)
      #expect(edit.changesItems(in: count) == changes, "\(edit)")
    }
  }

  @Test(
    "Every edit of a short list gives its items the same new indices as in a plain array",
    arguments: 0...5)
  func numbers(count: Int) {
    for edit in Self.edits(count: count) {
      let names = Self.names(after: edit, count: count)
      for item in 0..<count {
        #expect(edit.newIndex(of: item, count: count) == names.firstIndex(of: item), "\(item) after \(edit)")
      }
    }
  }

  @Test("Every edit of a short list changes the list like a plain array", arguments: 0...4)
  func index(count: Int) {
    let extents = (0..<count).map { Double(10 * ($0 + 1)) }
    for edit in Self.edits(count: count) {
      var list = ListEngineTests.list(extents)
      _ = list.apply(edit)
      let names = Self.names(after: edit, count: count)
      #expect(list.count == names.count, "\(edit)")
      for (item, name) in names.enumerated() {
        #expect(list.frame(of: item).extent == (name < 0 ? 44 : extents[name]), "\(item) after \(edit)")
      }
    }
  }

  @Test("Insertions fill a list up to its item limit and no further")
  func limit() {
    let limit = ExtentIndex.countLimit
    for added in [limit - 3, limit - 2, .max] {
      var index = ExtentIndex(extents: [10, 20, 30])
      index.insert(added, at: 1)
      #expect(index.count == limit && index.unmeasuredCount == limit - 3)
      #expect(index.total == 60 + Double(limit - 3) * 44)
      #expect(index.extent(of: 0) == 10 && index.extent(of: 1) == 44)
      #expect(index.extent(of: limit - 2) == 20 && index.extent(of: limit - 1) == 30)
      #expect(ListEdit.insert(added, at: 1).newIndex(of: 2, count: 3) == limit - 1)
      let full = index.total
      index.insert(1, at: 0)
      index.insert(extents: [5], at: limit)
      #expect(index.count == limit && index.total == full)
    }
    var index = ExtentIndex(extents: [10, 20, 30])
    index.insert(limit - 4, at: 3)
    #expect(index.count == limit - 1)
    index.insert(extents: [1, 2, 3], at: 0)
    #expect(index.count == limit && index.extent(of: 0) == 1 && index.extent(of: 1) == 10)
  }

  @Test("A mounted item keeps its view when the list is filled up to the limit")
  func mountedAtTheLimit() {
    var list = ListEngineTests.list([10, 20, 30])
    let slot = list.slots.slot(of: 2)
    #expect(slot != nil)
    _ = list.apply(.insert(.max, at: 1))
    #expect(list.count == ExtentIndex.countLimit)
    #expect(list.slots.slot(of: ExtentIndex.countLimit - 1) == slot)
    #expect(list.insert(extents: [1, 2], at: 0) == 0)
    #expect(list.count == ExtentIndex.countLimit && list.frame(of: 0).extent == 10)
  }
}
