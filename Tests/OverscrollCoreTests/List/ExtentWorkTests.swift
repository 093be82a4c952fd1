import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The cost of queries and edits of a long list, counted instead of timed.
///
/// A chunk is a run of items that are stored together.
@Suite struct ExtentWorkTests {
  private static let extents: [Double] = (0..<100_000).map { (index: Int) -> Double in
    Double(20 + index * 7919 % 180)
  }

  /// A list whose only header is its first item.
  private static func list() -> ListEngine {
    var list = ListEngineTests.list(extents)
    _ = list.insert(extents: [30], at: 0, kind: .header)
    return list
  }

  @Test("Finding a header searches at most two chunks, at any distance")
  func headers() {
    var list = Self.list()
    for item in [99_000, 50_000, 12, 99_990] {
      let before = list.layout.index.searchedCount
      list.scroll(to: list.frame(of: item).start + 5, velocity: 0)
      #expect(list.position == ListPosition(item: item, offset: 35))
      #expect(1...2 ~= list.layout.index.searchedCount - before)
    }
    let before = list.layout.index.searchedCount
    list.update()
    #expect(list.pinnedHeader == 0 && 1...6 ~= list.layout.index.searchedCount - before)
    #expect(list.layout.index.header(after: 0) == nil)
  }

  @Test("An edit does not move unchanged extents in memory")
  func memory() {
    var index = ExtentIndex(extents: Self.extents)
    func pages() -> [UnsafePointer<Int32>?] {
      index.codeStore.pages.dropLast().map { $0.withUnsafeBufferPointer(\.baseAddress) }
    }
    let built = pages()
    #expect(built.count > 40)
    let more = Array(Self.extents.prefix(1000))
    for edit in 0..<60 {
      switch edit % 5 {
      case 0: index.insert(extents: more, at: 0)
      case 1: index.insert(extents: more, at: index.count)
      case 2: index.insert(extents: more, at: index.count / 3)
      case 3: index.insert(1, at: 5000 * edit / 5)
      default: index.remove(700 * edit..<700 * edit + 40)
      }
      #expect(pages().prefix(built.count) == built[...], "edit \(edit)")
    }
  }

  @Test("Insertions at the start use the free places before the chunks and move no chunk")
  func slack() {
    var index = ExtentIndex(extents: Self.extents)
    _ = index.offset(of: 50_000)
    let room = index.chunks.count
    for _ in 0..<10 {
      index.insert(extents: Array(Self.extents.prefix(1000)), at: 0)
      #expect(index.chunks.count == room && index.tree.validCount == room)
    }
  }

  /// Edits at the start or end of a list, each with the measurements that may follow in a frame.
  enum EndEdit: CaseIterable {
    case prepend, prependMeasured, prependAndMeasure, prependMany
    case removeFirst, removeManyFirst, firstBecomesOther, secondInserted
    case append, appendMeasured, removeLast, queue

    func make(in index: inout ExtentIndex) {
      let count = index.count
      switch self {
      case .prepend: index.insert(1, at: 0)
      case .prependMeasured: index.insert(extents: [30], at: 0)
      case .prependAndMeasure:
        index.insert(20, at: 0)
        for item in 0..<20 { index.setExtent(Double(item), of: item) }
      case .prependMany:
        index.insert(300, at: 0)
        for item in 0..<20 { index.setExtent(Double(item), of: item) }
      case .removeFirst: index.remove(0..<1)
      case .removeManyFirst: index.remove(0..<300)
      case .firstBecomesOther:
        index.remove(0..<1)
        index.insert(extents: [50], at: 0)
      case .append: index.insert(1, at: count)
      case .appendMeasured: index.insert(extents: [30], at: count)
      case .removeLast: index.remove(count - 1..<count)
      case .secondInserted: index.insert(extents: [10], at: 1)
      case .queue:
        index.remove(0..<200)
        index.insert(extents: Array(repeating: 40, count: 200), at: index.count)
      }
    }
  }

  @Test(
    "An edit at the start or end of a list changes only a few chunks, for any number of chunks",
    arguments: EndEdit.allCases, [100_000, 300_000])
  func ends(edit: EndEdit, count: Int) {
    var index = ExtentIndex(extents: (0..<count).map { Double(20 + $0 % 100) })
    _ = index.offset(of: count / 2)
    let (built, bytes) = (index.chunks.count, index.byteCount)
    var changed = 0
    for _ in 0..<300 {
      let last = index.chunks.count
      edit.make(in: &index)
      // The tree has not yet indexed chunks that moved. After a measurement the tree has indexed them, so a
      // new number of chunks means that all chunks moved.
      let moved = index.chunks.count - min(index.tree.validCount, index.chunks.count)
      changed += moved == 0 && index.chunks.count != last ? index.chunks.count : moved
      _ = index.offset(of: index.count / 2)
    }
    // The index reserves room for an eighth more chunks each time that its room is used up.
    #expect(changed < 300 * 40, "\(Double(changed) / 300) of \(built) chunks for each edit")
    if edit == .queue {
      for _ in 0..<count / 150 { edit.make(in: &index) }
      #expect(index.count == count && index.byteCount < bytes * 2)
      #expect(index.satisfiesInvariants)
    }
  }

  @Test(
    "A reset frees the memory of the removed items, and a refilled list has the frames of a new list",
    arguments: [.stack, .masonry(4)] as [ListArrangement])
  func givingBack(arrangement: ListArrangement) {
    var fresh = ListEngine(ListConfiguration(arrangement: arrangement), count: 10)
    _ = fresh.frame(of: 4)
    for isReset in [true, false] {
      var list = ListEngineTests.list(
        Self.extents, configuration: ListConfiguration(arrangement: arrangement))
      _ = list.frame(of: 50_000)
      #expect(list.byteCount > 400_000)
      if isReset {
        _ = list.reset(count: 10)
      } else {
        _ = list.apply(.remove(0..<list.count))
        _ = list.apply(.insert(10, at: 0))
      }
      #expect(list.frame(of: 9).start == fresh.frame(of: 9).start)
      if isReset { #expect(list.byteCount < fresh.byteCount + 512) }
    }
  }
}
