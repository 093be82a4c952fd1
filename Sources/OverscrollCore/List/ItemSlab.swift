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

  /// Makes room for n more slots at once, and for an eighth more than there are if it has to grow.
  mutating func reserve(slots: Int) {
    let needed = codes.count + (slots - free.count) * ItemSlab.slotSize
    if needed > codes.capacity { codes.reserveCapacity(max(needed, codes.count + codes.count / 8)) }
  }

  /// Takes a slot, whose codes are whatever they were.
  mutating func allocate() -> Int32 {
    if let slot = free.popLast() { return slot }
    let slot = Int32(codes.count / ItemSlab.slotSize)
    reserve(slots: 1)
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
    for place in places { self[slot, place] = code }
  }

  /// Writes measured extents, in pt, of items of a kind from the start of a slot on.
  ///
  /// - Returns: What they add up to, in units.
  mutating func fill(_ slot: Int32, with extents: UnsafeBufferPointer<Double>, of kind: ItemKind) -> Int64 {
    let marks = ItemCode(extent: 0, kind: kind, isMeasured: true).bits
    return codes.withUnsafeMutableBufferPointer { codes in
      guard let slot = codes.baseAddress.map({ $0 + Int(slot) * ItemSlab.slotSize }) else { return 0 }
      var sum: Int32 = 0
      var place = 0
      while place < extents.count {
        let extent = ItemUnits.extent(of: extents[place])
        sum &+= extent
        slot[place] = extent | marks
        place &+= 1
      }
      return Int64(sum)
    }
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

  /// The extents of the first items of a slot, added up, in units: exact within 32 bits.
  ///
  /// Complexity: O(128), sixteen at a time.
  func extent(of slot: Int32, first count: Int) -> Int64 {
    codes.withUnsafeBytes { codes in
      guard let codes = codes.baseAddress else { return 0 }
      let slot = codes + Int(slot) &* ItemSlab.slotSize &* 4
      var sums = SIMD4<Int32>.zero
      var place = 0
      while place &+ 16 <= count {
        sums &+= ItemSlab.sixteen(slot, place)
        place &+= 16
      }
      while place &+ 4 <= count {
        sums &+= ItemSlab.extents(slot, place)
        place &+= 4
      }
      var sum = ItemSlab.sum(sums)
      while place < count {
        sum &+= ItemSlab.extent(slot, place)
        place &+= 1
      }
      return Int64(sum)
    }
  }

  /// The first item of a slot that ends after a distance, each followed by a spacing, and how far its start is.
  ///
  /// Complexity: O(128), sixteen at a time.
  func place(at distance: Int64, in slot: Int32, count: Int, spacing: Int64) -> (place: Int, start: Int64) {
    codes.withUnsafeBytes { codes in
      guard let codes = codes.baseAddress else { return (0, 0) }
      let slot = codes + Int(slot) &* ItemSlab.slotSize &* 4
      var place = 0
      var start: Int64 = 0
      while place &+ 16 < count {
        let sum = ItemSlab.sum(ItemSlab.sixteen(slot, place))
        let next = start &+ Int64(sum) &+ 16 &* spacing
        if next > distance { break }
        start = next
        place &+= 16
      }
      while place &+ 1 < count {
        let next = start &+ Int64(ItemSlab.extent(slot, place)) &+ spacing
        if next > distance { break }
        start = next
        place &+= 1
      }
      return (place, start)
    }
  }

  /// The extent of an item of the slot that stands in memory there.
  @inline(__always)
  private static func extent(_ slot: UnsafeRawPointer, _ place: Int) -> Int32 {
    slot.loadUnaligned(fromByteOffset: place &* 4, as: Int32.self) & ItemCode.extentMask
  }

  /// The extents of four neighbours.
  @inline(__always)
  private static func extents(_ slot: UnsafeRawPointer, _ place: Int) -> SIMD4<Int32> {
    let mask = ItemCode.extentMask
    return slot.loadUnaligned(fromByteOffset: place &* 4, as: SIMD4<Int32>.self)
      & SIMD4(mask, mask, mask, mask)
  }

  /// The extents of sixteen neighbours, added up four and four.
  @inline(__always)
  private static func sixteen(_ slot: UnsafeRawPointer, _ place: Int) -> SIMD4<Int32> {
    extents(slot, place) &+ extents(slot, place &+ 4)
      &+ (extents(slot, place &+ 8) &+ extents(slot, place &+ 12))
  }

  @inline(__always)
  private static func sum(_ sums: SIMD4<Int32>) -> Int32 { sums.x &+ sums.y &+ (sums.z &+ sums.w) }
}
