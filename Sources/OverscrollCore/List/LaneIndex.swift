/// Where an item stands in a layout with lanes: its start and extent along the axis in units, and its lanes.
struct ItemPlacement: Hashable, Sendable {
  var start: Int64
  var extent: Int64
  /// The first lane, counted from the leading side.
  var lane: Int32
  /// How many lanes it takes: all of them for a header, else one.
  var span: Int32

  /// Where it ends, in units.
  var end: Int64 { start &+ extent }
}

/// Lays the items of an extent index out in lanes beside each other: in rows, or as masonry.
///
/// The state of the flow at the start of each chunk of the index is kept relative to a base, and how far each chunk
/// moves the base in a tree. So a change lays chunks out again only until the state has the same shape as before,
/// and moves the rest by moving the base; and any item is at most one chunk away from a state that is known.
///
/// Questions take in what has changed in the index and settle it there, so an index has one lane layout at a time.
struct LaneIndex: Sendable {
  /// How items are given lanes.
  ///
  /// A header takes all of them, below everything before it and above everything after it.
  enum Flow: Hashable, Sendable {
    /// Each item to the next lane; after the last one begins a row, below the longest item of the row before.
    case rows
    /// Each item to the lane that ends first, and among several to the first of them.
    case masonry
  }

  /// The most lanes that there are.
  static var laneLimit: Int { 64 }

  /// The flow as it is before an item: the one after `place` items of the chunk `chunk`, where one is set.
  var flow: LaneFlow
  var chunk = -1
  var place = 0
  /// The number of the chunk's first item.
  var first = 0

  /// The shape of the flow before each chunk, and after the last: `flow.width` numbers for each of them.
  var shapes: [Int32]
  /// How far each chunk moves the end of everything, and the base.
  var advances: [PrefixTree.Pair] = []
  var tree = PrefixTree()
  /// How many chunks have been laid out so far: what changes have cost.
  var relaidCount = 0

  /// Makes a layout of no items yet: the first question takes in an index.
  ///
  /// - Parameters:
  ///   - flow: How items are given lanes.
  ///   - laneCount: How many lanes; less than 1 counts as 1, more than `laneLimit` as that many.
  init(flow: Flow, laneCount: Int) {
    self.flow = LaneFlow(flow, laneCount: max(1, min(laneCount, LaneIndex.laneLimit)))
    shapes = Array(repeating: 0, count: self.flow.width)
    self.flow.store(in: &shapes, at: 0)
  }

  /// How many lanes there are.
  var laneCount: Int { flow.laneCount }

  /// How many bytes the layout takes, its own included.
  var byteCount: Int {
    MemoryLayout<LaneIndex>.size + flow.keys.capacity * MemoryLayout<Int64>.stride
      + shapes.capacity * MemoryLayout<Int32>.stride
      + advances.capacity * MemoryLayout<PrefixTree.Pair>.stride + tree.byteCount
  }
}
