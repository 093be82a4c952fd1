/// The codes of the items in dense chunks: one array, cut into slots of 128.
///
/// A chunk has a slot of its own. So a size takes four bytes, and no chunk an allocation.
struct ItemSlab: Sendable {
  /// How many items a slot holds.
  static let slotSize = 128

  private(set) var codes: [Int32] = []
  private var free: [Int32] = []

  /// How many bytes the slab takes.
  var byteCount: Int { (codes.capacity + free.capacity) * MemoryLayout<Int32>.stride }

  /// How many slots are in use.
  var usedCount: Int { codes.count / ItemSlab.slotSize - free.count }

  /// Makes room for so many slots more at once.
  mutating func reserve(slots: Int) { codes.reserveCapacity(codes.count + slots * ItemSlab.slotSize) }

  /// Takes a slot, whose codes are whatever they were.
  mutating func allocate() -> Int32 {
    if let slot = free.popLast() { return slot }
    let slot = Int32(codes.count / ItemSlab.slotSize)
    codes.append(contentsOf: repeatElement(0, count: ItemSlab.slotSize))
    return slot
  }

  /// Gives a slot back.
  mutating func release(_ slot: Int32) { free.append(slot) }

  /// The code at a place of a slot.
  subscript(slot: Int32, place: Int) -> ItemCode {
    @inline(__always) get { ItemCode(bits: codes[Int(slot) * ItemSlab.slotSize + place]) }
    @inline(__always) set { codes[Int(slot) * ItemSlab.slotSize + place] = newValue.bits }
  }

  /// Writes the same code at several places of a slot.
  mutating func fill(_ slot: Int32, _ places: Range<Int>, with code: ItemCode) {
    let base = Int(slot) * ItemSlab.slotSize
    for place in places { codes[base + place] = code.bits }
  }

  /// Copies codes to a slot, which may be the one that they come from.
  mutating func copy(_ places: Range<Int>, of source: Int32, to target: Int32, at place: Int) {
    let from = Int(source) * ItemSlab.slotSize + places.lowerBound
    let to = Int(target) * ItemSlab.slotSize + place
    codes.withUnsafeMutableBufferPointer { codes in
      guard let base = codes.baseAddress else { return }
      (base + to).update(from: base + from, count: places.count)
    }
  }

  /// The extents of several items of a slot, added up, in units: exact within 32 bits.
  @inline(__always)
  func extent(of slot: Int32, _ places: Range<Int>) -> Int64 {
    codes.withUnsafeBufferPointer { codes in
      let base = Int(slot) * ItemSlab.slotSize
      var sum: Int32 = 0
      for index in base + places.lowerBound..<base + places.upperBound {
        sum &+= codes[index] & ItemCode.extentMask
      }
      return Int64(sum)
    }
  }

  /// The first item of a slot that ends after a distance, each followed by a spacing, and how far its start is.
  ///
  /// Complexity: O(128), sixteen at a time.
  func place(at distance: Int64, in slot: Int32, count: Int, spacing: Int64) -> (place: Int, start: Int64) {
    codes.withUnsafeBufferPointer { codes in
      let base = Int(slot) * ItemSlab.slotSize
      var place = 0
      var start: Int64 = 0
      while place + 16 < count {
        var sum: Int32 = 0
        for index in base + place..<base + place + 16 { sum &+= codes[index] & ItemCode.extentMask }
        let next = start &+ Int64(sum) &+ 16 &* spacing
        if next > distance { break }
        start = next
        place += 16
      }
      while place + 1 < count {
        let next = start &+ Int64(codes[base + place] & ItemCode.extentMask) &+ spacing
        if next > distance { break }
        start = next
        place += 1
      }
      return (place, start)
    }
  }
}
