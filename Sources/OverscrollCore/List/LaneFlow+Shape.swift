extension LaneFlow {
  /// How many numbers the shape takes: what the flow is relative to its base.
  var width: Int { kind == .rows ? 2 : laneCount }

  /// One number of the shape.
  ///
  /// The lanes lie within one item and a gap of each other, which is less than 2^25 units: so with its lane's number
  /// a key has 31 bits.
  @inline(__always)
  private func number(_ index: Int) -> Int32 {
    switch kind {
    case .rows: Int32(truncatingIfNeeded: index == 0 ? Int64(column) : height)
    case .masonry: Int32(truncatingIfNeeded: keys[index])
    }
  }

  /// Makes the base where an item would start next, and then 0; returns where that was.
  mutating func rebase() -> Int64 {
    let start = start
    if kind == .masonry {
      let change = (start &- base) &<< 6
      for place in keys.indices { keys[place] &-= change }
    }
    base = 0
    return start
  }

  /// Writes the shape down.
  func store(in shapes: inout [Int32], at place: Int) {
    for index in 0..<width { shapes[place + index] = number(index) }
  }

  /// Whether this is the shape that has been written down.
  func matches(_ shapes: [Int32], at place: Int) -> Bool {
    for index in 0..<width where shapes[place + index] != number(index) { return false }
    return true
  }

  /// Takes a shape that has been written down, from a base.
  mutating func load(_ shapes: [Int32], at place: Int, base: Int64) {
    self.base = base
    switch kind {
    case .rows:
      column = Int(shapes[place])
      height = Int64(shapes[place + 1])
    case .masonry:
      for index in 0..<laneCount { keys[index] = Int64(shapes[place + index]) }
    }
  }
}
