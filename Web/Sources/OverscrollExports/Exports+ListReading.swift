#if !OVERSCROLL_VIEWS
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
  #endif

  // The interface, part six: what is read from lists.

  /// What became of the slots since this was last asked: records of four 32-bit numbers, which are forgotten.
  @_expose(wasm, "overscroll_list_take_changes")
  @c(overscroll_list_take_changes)
  public func overscrollListTakeChanges(_ handle: Int32) -> Int32 {
    guard let session = sessions[handle], let list = session.pointee.list else { return 0 }
    return session.pointee.records.takeChanges(of: &list.pointee)
  }

  /// Where the records are that were taken last.
  ///
  /// - Returns: Where they are until more are taken; nothing for a bad handle.
  @_expose(wasm, "overscroll_list_changes")
  @c(overscroll_list_changes)
  public func overscrollListChanges(_ handle: Int32) -> UnsafePointer<Int32>? {
    sessions[handle]?.pointee.records.changes
  }

  /// What is to be drawn of a list now: 15 numbers for the whole, and 6 for each slot.
  ///
  /// - Returns: Where they are until this is asked again; nothing where there is no list.
  @_expose(wasm, "overscroll_list_present")
  @c(overscroll_list_present)
  public func overscrollListPresent(_ handle: Int32) -> UnsafePointer<Double>? {
    guard let session = sessions[handle], let list = session.pointee.list else { return nil }
    return session.pointee.records.write(&list.pointee)
  }

  /// Where an item starts, in pt from the content's start.
  @_expose(wasm, "overscroll_list_offset")
  @c(overscroll_list_offset)
  public func overscrollListOffset(_ handle: Int32, _ item: Int32) -> Double {
    guard let list = sessions[handle]?.pointee.list else { return 0 }
    return list.pointee.offset(of: Int(item))
  }

  /// Whether every item in sight has been measured, so that what is seen is in its place.
  ///
  /// - Returns: 1 or 0; 1 where there is no list.
  @_expose(wasm, "overscroll_list_is_measured_in_sight")
  @c(overscroll_list_is_measured_in_sight)
  public func overscrollListIsMeasuredInSight(_ handle: Int32) -> Int32 {
    guard let list = sessions[handle]?.pointee.list else { return 1 }
    return list.pointee.isMeasuredInSight ? 1 : 0
  }

  extension ItemKind {
    /// The kind for a code; one that stands for nothing is the standard one.
    init(code: Int32) { self.init(rawValue: UInt8(exactly: code) ?? 0) }
  }

  /// A number of items from one on; none for an invalid number.
  func items(from item: Int32, _ count: Int32) -> Range<Int> {
    guard item >= 0, count > 0 else { return 0..<0 }
    return Int(item)..<Int(item) + Int(min(count, Int32.max - item))
  }

  /// Sends an event to the list behind a handle.
  ///
  /// - Returns: How many effects it has; 0 where there is no list.
  @inline(never)
  func send(_ handle: Int32, _ time: Double, _ input: ListInput) -> Int32 {
    sessions[handle]?.pointee.handle(input, at: time) ?? 0
  }
#endif
