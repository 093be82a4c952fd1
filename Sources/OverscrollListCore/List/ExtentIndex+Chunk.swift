extension ExtentIndex {
  /// A stretch of items: at most 128 with a code each, or any number of one kind that have not been measured.
  struct Chunk: Hashable, Sendable {
    /// How many items; 0 only for the slack before the first chunk.
    var count: Int32
    /// How many of them have not been measured.
    var unmeasured: Int32
    /// How many of them are headers.
    var headers: Int32
    /// The slot with the codes; in a run, the kind's complement, which is negative.
    var slot: Int32
    /// What the items add up to, in units.
    var extent: Int64

    /// Slack.
    static let empty = Chunk(count: 0, unmeasured: 0, headers: 0, slot: -1, extent: 0)

    var isRun: Bool { slot < 0 }
    /// The kind of a run's items.
    var kind: ItemKind { ItemKind(rawValue: UInt8(truncatingIfNeeded: ~slot)) }
    /// What the tree adds up: the items, and how far they reach with a gap after each.
    @inline(__always)
    func sums(_ gap: Int64) -> PrefixTree.Pair {
      PrefixTree.Pair(Int64(count), extent &+ Int64(count) &* gap)
    }
    /// What the tree of headers adds up.
    var headerSum: PrefixTree.Pair { PrefixTree.Pair(Int64(headers), 0) }
  }

  /// A chunk, the number of its first item, and where that starts, in units.
  struct Place: Hashable, Sendable {
    var chunk: Int
    var item: Int
    var start: Int64
  }

  /// A run of n items of a kind.
  func run(_ count: Int, of kind: ItemKind) -> Chunk {
    Chunk(
      count: Int32(count), unmeasured: Int32(count), headers: kind == .header ? Int32(count) : 0,
      slot: ~Int32(kind.rawValue), extent: Int64(count) &* Int64(estimates[Int(kind.rawValue)]))
  }

  /// A chunk of the codes that stand in a slot.
  func dense(_ slot: Int32, count: Int) -> Chunk {
    var chunk = Chunk(count: Int32(count), unmeasured: 0, headers: 0, slot: slot, extent: 0)
    for place in 0..<count {
      let code = slab[slot, place]
      if !code.isMeasured { chunk.unmeasured += 1 }
      if code.isHeader { chunk.headers += 1 }
    }
    chunk.extent = slab.extent(of: slot, first: count)
    return chunk
  }

  /// The code of an item of a chunk.
  func code(_ place: Int, of chunk: Chunk) -> ItemCode {
    guard chunk.isRun else { return slab[chunk.slot, place] }
    return ItemCode(extent: estimates[Int(chunk.kind.rawValue)], kind: chunk.kind, isMeasured: false)
  }
}
