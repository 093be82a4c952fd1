#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The storage of the item codes of all dense chunks.
///
/// A dense chunk is a group of items with a code (extent, kind and measured flag) for each item. Each dense
/// chunk has its own slot, with space for 128 codes of four bytes. A page is an array of 16 slots. So a new
/// chunk needs no separate allocation, and a growing store copies at most one page.
struct ItemCodeStore: Sendable {
  /// The number of items that a slot has space for.
  static let slotSize = 128
  /// The binary logarithm of the number of slots in a page.
  ///
  /// A page takes 8 KB.
  private static let pageShift: Int32 = 4
  private static let pageSize = slotSize << Int(pageShift)

  /// The pages, which are arrays of item codes; all pages except the last are full.
  private(set) var pages: [[Int32]] = []
  private var free: [Int32] = []
  /// The number of slots, including free slots.
  private var count: Int32 = 0

  /// The memory use of the store, in bytes.
  var byteCount: Int {
    var codes = free.capacity
    for page in pages { codes += page.capacity }
    return codes * MemoryLayout<Int32>.stride + pages.capacity * MemoryLayout<[Int32]>.stride
  }

  /// The number of slots in use.
  var usedCount: Int { Int(count) - free.count }

  /// Returns an unused slot, whose codes are undefined.
  mutating func allocate() -> Int32 {
    if let slot = free.popLast() { return slot }
    let slot = count
    count += 1
    let page = ItemCodeStore.page(of: slot)
    if page > 0 {
      if page == pages.count { pages.append(Array(repeating: 0, count: ItemCodeStore.pageSize)) }
    } else {
      // The first page grows slot by slot, because most lists are short.
      if pages.isEmpty { pages.append([]) }
      pages[0].append(contentsOf: repeatElement(0, count: ItemCodeStore.slotSize))
    }
    return slot
  }

  /// Makes a slot available for reuse.
  mutating func release(_ slot: Int32) { free.append(slot) }

  /// Returns the index of the page that contains a slot.
  @inline(__always)
  private static func page(of slot: Int32) -> Int { Int(slot &>> pageShift) }

  /// Returns the index in its page of a slot's first code.
  @inline(__always)
  private static func start(of slot: Int32) -> Int {
    Int(slot & (1 &<< pageShift &- 1)) &* slotSize
  }

  /// The code of an item, at an index of a chunk's slot.
  subscript(slot: Int32, index: Int) -> ItemCode {
    @inline(__always) get {
      ItemCode(bits: pages[ItemCodeStore.page(of: slot)][ItemCodeStore.start(of: slot) &+ index])
    }
    set {
      pages[ItemCodeStore.page(of: slot)][ItemCodeStore.start(of: slot) &+ index] = newValue.bits
    }
  }

  /// Sets the same code at several indices of a slot.
  mutating func fill(_ slot: Int32, _ indices: Range<Int>, with code: ItemCode) {
    pages[ItemCodeStore.page(of: slot)].withUnsafeMutableBufferPointer { codes in
      let start = ItemCodeStore.start(of: slot)
      for index in indices { codes[start &+ index] = code.bits }
    }
  }

  /// Fills the start of a slot with measured extents, in pt, of one kind.
  ///
  /// - Returns: The sum of the extents, in units of 1/192 pt.
  mutating func fill(_ slot: Int32, with extents: UnsafeBufferPointer<Double>, of kind: ItemKind) -> Int64 {
    let marks = ItemCode(extent: 0, kind: kind, isMeasured: true).bits
    return pages[ItemCodeStore.page(of: slot)].withUnsafeMutableBufferPointer { codes in
      guard let slot = codes.baseAddress.map({ $0 + ItemCodeStore.start(of: slot) }) else { return 0 }
      var sum: Int64 = 0
      var index = 0
      while index < extents.count {
        let extent = ItemUnits.extent(of: extents[index])
        sum &+= Int64(extent)
        slot[index] = extent | marks
        index &+= 1
      }
      return sum
    }
  }

  /// Replaces the first codes of a slot.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - count: The number of codes.
  ///   - newCode: Returns the new code, from the index in the slot and the old code.
  /// - Returns: Whether a code has changed.
  mutating func update(_ slot: Int32, first count: Int, _ newCode: (Int, ItemCode) -> ItemCode) -> Bool {
    pages[ItemCodeStore.page(of: slot)].withUnsafeMutableBufferPointer { codes in
      let start = ItemCodeStore.start(of: slot)
      var isChanged = false
      for index in 0..<count {
        let new = newCode(index, ItemCode(bits: codes[start &+ index])).bits
        isChanged = isChanged || new != codes[start &+ index]
        codes[start &+ index] = new
      }
      return isChanged
    }
  }

  /// Copies codes within a slot, or to a different slot.
  mutating func copy(_ indices: Range<Int>, of source: Int32, to target: Int32, at start: Int) {
    // Within a slot, codes move only toward the start. So no code is overwritten before it is copied.
    for step in 0..<indices.count { self[target, start + step] = self[source, indices.lowerBound + step] }
  }

  /// Returns the index of the last header before an index of a slot, or -1.
  func lastHeader(of slot: Int32, before end: Int) -> Int {
    pages[ItemCodeStore.page(of: slot)].withUnsafeBufferPointer { codes in
      let start = ItemCodeStore.start(of: slot)
      var index = end &- 1
      while index >= 0, !ItemCode(bits: codes[start &+ index]).isHeader { index &-= 1 }
      return index
    }
  }

  /// Returns the sum of the extents of a slot's first items.
  ///
  /// The sum is in units of 1/192 pt.
  ///
  /// - Complexity: O(128), with sixteen items at a time.
  func extent(of slot: Int32, first count: Int) -> Int64 {
    pages[ItemCodeStore.page(of: slot)].withUnsafeBytes { codes in
      guard let codes = codes.baseAddress else { return 0 }
      let slot = codes + ItemCodeStore.start(of: slot) &* 4
      var sum: Int64 = 0
      var index = 0
      while index &+ 16 <= count {
        sum &+= ItemCodeStore.sum(ItemCodeStore.sumsOfSixteen(slot, index))
        index &+= 16
      }
      while index < count {
        sum &+= Int64(ItemCodeStore.extent(slot, index))
        index &+= 1
      }
      return sum
    }
  }

  /// Returns the item at a distance from a slot's start, and the item's start.
  ///
  /// Distances are in units of 1/192 pt. The spacing after an item belongs to that item.
  ///
  /// - Complexity: O(128), with sixteen items at a time.
  func item(at distance: Int64, in slot: Int32, count: Int, spacing: Int64) -> (index: Int, start: Int64) {
    pages[ItemCodeStore.page(of: slot)].withUnsafeBytes { codes in
      guard let codes = codes.baseAddress else { return (0, 0) }
      let slot = codes + ItemCodeStore.start(of: slot) &* 4
      var index = 0
      var start: Int64 = 0
      while index &+ 16 < count {
        let sum = ItemCodeStore.sum(ItemCodeStore.sumsOfSixteen(slot, index))
        let next = start &+ sum &+ 16 &* spacing
        if next > distance { break }
        start = next
        index &+= 16
      }
      while index &+ 1 < count {
        let next = start &+ Int64(ItemCodeStore.extent(slot, index)) &+ spacing
        if next > distance { break }
        start = next
        index &+= 1
      }
      return (index, start)
    }
  }

  /// Returns the extent of an item, given the address of its slot.
  @inline(__always)
  private static func extent(_ slot: UnsafeRawPointer, _ index: Int) -> Int32 {
    slot.loadUnaligned(fromByteOffset: index &* 4, as: Int32.self) & ItemCode.extentMask
  }

  /// Returns the extents of four consecutive items, given the address of their slot.
  @inline(__always)
  private static func extents(_ slot: UnsafeRawPointer, _ index: Int) -> SIMD4<Int32> {
    let mask = ItemCode.extentMask
    return slot.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<Int32>.self)
      & SIMD4(mask, mask, mask, mask)
  }

  /// Returns four partial sums of the extents of sixteen consecutive items.
  ///
  /// Each partial sum adds every fourth extent. Four extents of 28 bits fit in 30 bits.
  @inline(__always)
  private static func sumsOfSixteen(_ slot: UnsafeRawPointer, _ index: Int) -> SIMD4<Int32> {
    extents(slot, index) &+ extents(slot, index &+ 4)
      &+ (extents(slot, index &+ 8) &+ extents(slot, index &+ 12))
  }

  @inline(__always)
  private static func sum(_ sums: SIMD4<Int32>) -> Int64 {
    Int64(sums.x) &+ Int64(sums.y) &+ (Int64(sums.z) &+ Int64(sums.w))
  }
}
