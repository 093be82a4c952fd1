#if !OVERSCROLL_VIEWS
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
  #endif

  /// A list's presentation and slot changes as numbers, which a host reads in memory.
  ///
  /// Web/ABI.md lists the numbers. The presentation has numbers for the whole list and for each slot, a
  /// reusable place for the view of an item. The buffers are reused and never shrink.
  public struct ListRecords: ~Copyable {
    /// The count of the numbers for the whole list.
    public static let wholeCount = 15
    /// The count of the numbers for each slot.
    public static let slotCount = 6

    /// A counter that increases whenever the numbers of a slot change.
    private var revision = 0.0
    private var room = Room()
    private var changeRoom = Room()

    /// A buffer that grows on demand, initially of 16 bytes.
    private struct Room: ~Copyable {
      var start = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
      var size = 16

      deinit { start.deallocate() }

      /// Replaces the buffer with a larger one if it is too small.
      ///
      /// - Returns: Whether the buffer was replaced, so that its contents are undefined.
      @discardableResult
      mutating func fit(_ bytes: Int) -> Bool {
        guard bytes > size else { return false }
        start.deallocate()
        size = bytes * 2
        start = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        return true
      }
    }

    /// Writes the presentation of a list with its slots, and returns its address.
    mutating func write(_ list: inout ListScrollEngine) -> UnsafePointer<Double> {
      let slots = list.list.slots.slotCount
      var isNew = room.fit((ListRecords.wholeCount + slots * ListRecords.slotCount) * 8)
      let numbers = room.start.assumingMemoryBound(to: Double.self)
      let position = list.content.position
      numbers[0] = list.scrollOffset
      numbers[1] = list.content.scrollExtent
      numbers[2] = list.content.origin
      numbers[3] = list.content.contentExtent
      numbers[4] = Double(list.list.count)
      numbers[5] = list.needsFrames ? 1 : 0
      numbers[6] = Double(list.list.pinnedHeader ?? -1)
      numbers[7] = Double(position.item)
      numbers[8] = position.offset
      numbers[9] = Double(list.list.byteCount)
      numbers[10] = Double(list.list.window.lowerBound)
      numbers[11] = Double(list.list.window.upperBound)
      if numbers[12] != Double(slots) { isNew = true }
      numbers[12] = Double(slots)
      for slot in 0..<slots {
        let record = numbers + ListRecords.wholeCount + slot * ListRecords.slotCount
        if write(&list, Int32(slot), record) { isNew = true }
      }
      if isNew { revision += 1 }
      numbers[13] = revision
      numbers[14] = Double(list.list.slots.changes.count)
      return UnsafePointer(numbers)
    }

    /// Writes the numbers of one slot.
    ///
    /// - Returns: Whether any number has changed.
    private func write(
      _ list: inout ListScrollEngine, _ slot: Int32, _ numbers: UnsafeMutablePointer<Double>
    ) -> Bool {
      var isNew = false
      func put(_ index: Int, _ number: Double) {
        if numbers[index] != number { isNew = true }
        numbers[index] = number
      }
      guard let item = list.list.slots.item(inSlot: slot) else {
        put(0, -1)
        return isNew
      }
      let frame = list.content.frame(of: item)
      put(0, Double(item))
      put(1, frame.start)
      put(2, frame.extent)
      put(3, frame.crossStart)
      put(4, frame.crossExtent)
      put(5, frame.isMeasured ? 1 : 0)
      return isNew
    }

    /// Writes the pending changes of the slots as records, and removes them from the list.
    ///
    /// - Returns: The number of records.
    mutating func takeChanges(of list: inout ListScrollEngine) -> Int32 {
      let changes = list.list.slots.changes
      changeRoom.fit(changes.count * 16)
      let records = changeRoom.start.assumingMemoryBound(to: SIMD4<Int32>.self)
      for index in 0..<changes.count {
        (records + index).initialize(to: ListRecords.record(of: changes[index]))
      }
      list.content.clearSlotChanges()
      return Int32(changes.count)
    }

    /// The address of the records that `takeChanges` wrote.
    var changes: UnsafePointer<Int32> { UnsafePointer(changeRoom.start.assumingMemoryBound(to: Int32.self)) }

    private static func record(of change: SlotChange) -> SIMD4<Int32> {
      switch change {
      case .mounted(let slot, let item, let isReused): SIMD4(0, slot, Int32(item), isReused ? 1 : 0)
      case .unmounted(let slot, let item): SIMD4(1, slot, Int32(item), 0)
      case .dropped(let slot): SIMD4(2, slot, -1, 0)
      }
    }
  }
#endif
