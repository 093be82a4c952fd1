extension ExtentIndex {
  /// Consecutive items of the index that are stored together.
  ///
  /// A chunk is either dense or a run. A dense chunk has at most 128 items and stores a code for each. A
  /// run has any number of unmeasured items of one kind and stores no codes.
  struct Chunk: Hashable, Sendable {
    /// The number of items.
    ///
    /// Only the slack before the first chunk has no items.
    var count: Int32
    /// The number of unmeasured items.
    var unmeasured: Int32
    /// The number of section headers.
    var headers: Int32
    /// The slot of a dense chunk's codes, or the bitwise complement of a run's kind.
    ///
    /// The complement is negative.
    var slot: Int32
    /// The sum of the items' extents, in units, without spacing.
    var extent: Int64

    /// The value of a chunk in the slack.
    static let empty = Chunk(count: 0, unmeasured: 0, headers: 0, slot: -1, extent: 0)

    var isRun: Bool { slot < 0 }
    /// The kind of a run's items.
    var kind: ItemKind { ItemKind(rawValue: UInt8(truncatingIfNeeded: ~slot)) }
    /// The chunk's values in `tree`: the item count, and the extents including spacing.
    @inline(__always)
    func sums(_ gap: Int64) -> PrefixTree.Pair {
      PrefixTree.Pair(Int64(count), extent &+ Int64(count) &* gap)
    }
    /// The chunk's values in `headerTree`: the number of headers.
    var headerSum: PrefixTree.Pair { PrefixTree.Pair(Int64(headers), 0) }
  }

  /// A chunk's index, its first item, and that item's start in units.
  struct Location: Hashable, Sendable {
    var chunk: Int
    var item: Int
    var start: Int64
  }

  /// Returns a run of unmeasured items of a kind.
  func runChunk(_ count: Int, of kind: ItemKind) -> Chunk {
    Chunk(
      count: Int32(count), unmeasured: Int32(count), headers: kind == .header ? Int32(count) : 0,
      slot: ~Int32(kind.rawValue), extent: Int64(count) &* Int64(estimates[Int(kind.rawValue)]))
  }

  /// Returns a dense chunk for the first codes of a slot.
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

  /// Returns the code of a chunk's item.
  func code(_ itemInChunk: Int, of chunk: Chunk) -> ItemCode {
    guard chunk.isRun else { return codeStore[chunk.slot, itemInChunk] }
    return ItemCode(extent: estimates[Int(chunk.kind.rawValue)], kind: chunk.kind, isMeasured: false)
  }
}
