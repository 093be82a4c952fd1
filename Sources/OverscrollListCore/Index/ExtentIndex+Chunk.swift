extension ExtentIndex {
  /// A group of consecutive items that the index stores together.
  ///
  /// A chunk is either dense or a run. A dense chunk stores a code (extent, kind and measured flag) for
  /// each of up to 128 items. A run stores only the number of its items, which are all unmeasured and of
  /// one kind. It is unrelated to the run of an action.
  struct Chunk: Hashable, Sendable {
    /// The number of items.
    ///
    /// It is 0 only in the empty chunks that `slack` counts.
    var count: Int32
    /// The number of unmeasured items.
    var unmeasured: Int32
    /// The number of section headers.
    var headers: Int32
    /// The slot of a dense chunk's codes, or a negative number for a run.
    ///
    /// The slot is in `codeStore`. The negative number is the bitwise complement of the kind of the run's
    /// items.
    var slot: Int32
    /// The sum of the items' extents, in units of 1/192 pt, without spacing.
    var extent: Int64

    /// An empty chunk, which reserves space before the first item (see `slack`).
    static let empty = Chunk(count: 0, unmeasured: 0, headers: 0, slot: -1, extent: 0)

    var isRun: Bool { slot < 0 }
    /// The kind of all items in a run.
    var kind: ItemKind { ItemKind(rawValue: UInt8(truncatingIfNeeded: ~slot)) }
    /// The chunk's values in `tree`: the number of items, and their length with spacing.
    ///
    /// `gap` is the spacing after each item, in units of 1/192 pt.
    @inline(__always)
    func sums(_ gap: Int64) -> PrefixTree.Pair {
      PrefixTree.Pair(Int64(count), extent &+ Int64(count) &* gap)
    }
    /// The chunk's value in `headerTree`: the number of headers.
    var headerSum: PrefixTree.Pair { PrefixTree.Pair(Int64(headers), 0) }
  }

  /// The position of a chunk: its index, its first item's index, and that item's start.
  ///
  /// The start is in units of 1/192 pt, from the start of the list's first item.
  struct Location: Hashable, Sendable {
    var chunk: Int
    var item: Int
    var start: Int64
  }

  /// Returns a run: a chunk of unmeasured items of one kind, stored as their number.
  func runChunk(_ count: Int, of kind: ItemKind) -> Chunk {
    Chunk(
      count: Int32(count), unmeasured: Int32(count), headers: kind == .header ? Int32(count) : 0,
      slot: ~Int32(kind.rawValue), extent: Int64(count) &* Int64(estimates[Int(kind.rawValue)]))
  }

  /// Returns a dense chunk for the first `count` codes in a slot of `codeStore`.
  ///
  /// - Complexity: O(`count`).
  func denseChunk(_ slot: Int32, count: Int) -> Chunk {
    var chunk = Chunk(count: Int32(count), unmeasured: 0, headers: 0, slot: slot, extent: 0)
    for itemInChunk in 0..<count {
      let code = codeStore[slot, itemInChunk]
      if !code.isMeasured { chunk.unmeasured += 1 }
      if code.isHeader { chunk.headers += 1 }
    }
    chunk.extent = codeStore.extent(of: slot, first: count)
    return chunk
  }

  /// Returns the code (extent, kind and measured flag) of an item in a chunk.
  ///
  /// `itemInChunk` is counted from the chunk's first item.
  func code(_ itemInChunk: Int, of chunk: Chunk) -> ItemCode {
    guard chunk.isRun else { return codeStore[chunk.slot, itemInChunk] }
    return ItemCode(extent: estimates[Int(chunk.kind.rawValue)], kind: chunk.kind, isMeasured: false)
  }
}
