#if !OVERSCROLL_VIEWS
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
  #endif

  // The exported functions that read the state of a list. A slot is a reusable place for the view of an
  // item.

  /// Removes the pending changes of the slots, and writes their records.
  ///
  /// A record has four 32-bit numbers.
  ///
  /// - Returns: The number of records.
  @_expose(wasm, "overscroll_list_take_changes")
  @c(overscroll_list_take_changes)
  public func overscrollListTakeChanges(_ handle: Int32) -> Int32 {
    guard let session = sessions[handle], let list = session.pointee.list else { return 0 }
    return session.pointee.records.takeChanges(of: &list.pointee)
  }

  /// Returns the address of the records that `overscrollListTakeChanges` wrote.
  ///
  /// - Returns: The address, valid until the next `overscrollListTakeChanges`; nil for a bad handle.
  @_expose(wasm, "overscroll_list_changes")
  @c(overscroll_list_changes)
  public func overscrollListChanges(_ handle: Int32) -> UnsafePointer<Int32>? {
    sessions[handle]?.pointee.records.changes
  }

  /// Writes the presentation of a list: 15 numbers, and 6 for each slot.
  ///
  /// - Returns: The address, valid until the next call; nil without a list.
  @_expose(wasm, "overscroll_list_present")
  @c(overscroll_list_present)
  public func overscrollListPresent(_ handle: Int32) -> UnsafePointer<Double>? {
    guard let session = sessions[handle], let list = session.pointee.list else { return nil }
    return session.pointee.records.write(&list.pointee)
  }

  /// Returns the offset of an item, in pt from the content's start.
  @_expose(wasm, "overscroll_list_offset")
  @c(overscroll_list_offset)
  public func overscrollListOffset(_ handle: Int32, _ item: Int32) -> Double {
    guard let list = sessions[handle]?.pointee.list else { return 0 }
    return list.pointee.content.offset(of: Int(item))
  }

  /// Returns whether every visible item has been measured, so that positions are final.
  ///
  /// - Returns: 1 or 0; without a list 1.
  @_expose(wasm, "overscroll_list_is_measured_in_sight")
  @c(overscroll_list_is_measured_in_sight)
  public func overscrollListIsMeasuredInSight(_ handle: Int32) -> Int32 {
    guard let list = sessions[handle]?.pointee.list else { return 1 }
    return list.pointee.content.areVisibleItemsMeasured ? 1 : 0
  }

  extension ItemKind {
    /// Creates the kind for a code; an undefined code gives the standard kind.
    init(code: Int32) { self.init(rawValue: UInt8(exactly: code) ?? 0) }
  }

  /// Returns the range of `count` items that begins with `item`; empty for invalid numbers.
  func items(from item: Int32, _ count: Int32) -> Range<Int> {
    guard item >= 0, count > 0 else { return 0..<0 }
    return Int(item)..<Int(item) + Int(min(count, Int32.max - item))
  }

  /// Sends an event to the list with a handle.
  ///
  /// - Returns: The number of the event's effects; 0 without a list.
  @inline(never)
  func send(_ handle: Int32, _ time: Double, _ input: ListInput) -> Int32 {
    sessions[handle]?.pointee.handle(input, at: time) ?? 0
  }
#endif
