#if OVERSCROLL_INDEX || !hasFeature(Embedded)
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
  #endif

  // The exported functions for indices, which map items to offsets and back. Their handles are separate
  // from the handles of engines. Only a benchmark uses these functions, so the files for pages do not
  // contain them.

  /// Makes an index of `count` unmeasured items.
  ///
  /// - Returns: The handle of the index, above 0.
  @_expose(wasm, "overscroll_index_create")
  @c(overscroll_index_create)
  public func overscrollIndexCreate(_ count: Int32, _ estimate: Double) -> Int32 {
    indices.insert(IndexSession(index: ExtentIndex(count: Int(count), estimate: estimate)))
  }

  /// Destroys an index, whose handle may then be reused.
  @_expose(wasm, "overscroll_index_destroy")
  @c(overscroll_index_destroy)
  public func overscrollIndexDestroy(_ handle: Int32) { indices.remove(handle) }

  /// Makes a buffer for `count` extents, which the host then writes.
  ///
  /// A count of 0 frees the buffer.
  ///
  /// - Returns: The address of the buffer, valid until the next call. It is nil for a bad handle, for 0,
  ///   and for more than 2^24.
  @_expose(wasm, "overscroll_index_room")
  @c(overscroll_index_room)
  public func overscrollIndexRoom(_ handle: Int32, _ count: Int32) -> UnsafeMutablePointer<Double>? {
    indices[handle]?.pointee.makeRoom(Int(count))
  }

  /// Rebuilds the index from the first `count` extents in the buffer.
  @_expose(wasm, "overscroll_index_build")
  @c(overscroll_index_build)
  public func overscrollIndexBuild(_ handle: Int32, _ count: Int32) {
    guard let session = indices[handle] else { return }
    session.pointee.index.remove(0..<session.pointee.index.count)
    session.pointee.index.insert(extents: session.pointee.extents(count), at: 0)
  }

  /// Inserts `count` items before all items, with the first extents in the buffer.
  @_expose(wasm, "overscroll_index_prepend")
  @c(overscroll_index_prepend)
  public func overscrollIndexPrepend(_ handle: Int32, _ count: Int32) {
    guard let session = indices[handle] else { return }
    session.pointee.index.insert(extents: session.pointee.extents(count), at: 0)
  }

  /// Returns the number of items.
  @_expose(wasm, "overscroll_index_count")
  @c(overscroll_index_count)
  public func overscrollIndexCount(_ handle: Int32) -> Int32 {
    Int32(indices[handle]?.pointee.index.count ?? 0)
  }

  /// Returns the extent of all items.
  @_expose(wasm, "overscroll_index_total")
  @c(overscroll_index_total)
  public func overscrollIndexTotal(_ handle: Int32) -> Double { indices[handle]?.pointee.index.total ?? 0 }

  /// Returns the offset of an item, in pt from the start of the first item.
  @_expose(wasm, "overscroll_index_offset")
  @c(overscroll_index_offset)
  public func overscrollIndexOffset(_ handle: Int32, _ item: Int32) -> Double {
    guard let session = indices[handle] else { return 0 }
    return session.pointee.index.offset(of: Int(item))
  }

  /// Returns the item at an offset, or -1 if the index has no items.
  @_expose(wasm, "overscroll_index_item")
  @c(overscroll_index_item)
  public func overscrollIndexItem(_ handle: Int32, _ offset: Double) -> Int32 {
    guard let session = indices[handle] else { return 0 }
    return Int32(session.pointee.index.item(at: offset) ?? -1)
  }

  /// Sets an item's measured extent.
  ///
  /// - Returns: The new extent minus the previous one, in pt.
  @_expose(wasm, "overscroll_index_measure")
  @c(overscroll_index_measure)
  public func overscrollIndexMeasure(_ handle: Int32, _ item: Int32, _ extent: Double) -> Double {
    guard let session = indices[handle] else { return 0 }
    return session.pointee.index.setExtent(extent, of: Int(item))
  }

  /// Returns the size of the index in bytes, without the buffer.
  @_expose(wasm, "overscroll_index_bytes")
  @c(overscroll_index_bytes)
  public func overscrollIndexBytes(_ handle: Int32) -> Int32 {
    guard let session = indices[handle] else { return 0 }
    return Int32(clamping: session.pointee.byteCount)
  }
#endif
