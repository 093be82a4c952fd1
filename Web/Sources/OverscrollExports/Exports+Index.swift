#if OVERSCROLL_INDEX || !hasFeature(Embedded)
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
  #endif

  // The interface, part seven: indices of extents. Their handles are their own; those of engines are others.
  // No page needs them, so the files that pages load are built without.

  /// Makes an index of n items that have not been measured.
  ///
  /// - Returns: Its handle, above 0.
  @_expose(wasm, "overscroll_index_create")
  @c(overscroll_index_create)
  public func overscrollIndexCreate(_ count: Int32, _ estimate: Double) -> Int32 {
    indices.insert(IndexSession(index: ExtentIndex(count: Int(count), estimate: estimate)))
  }

  /// Gives an index back.
  ///
  /// Its handle may come to stand for another.
  @_expose(wasm, "overscroll_index_destroy")
  @c(overscroll_index_destroy)
  public func overscrollIndexDestroy(_ handle: Int32) { indices.remove(handle) }

  /// Makes room for n extents, which the host then writes there; 0 gives the room back.
  ///
  /// - Returns: Where it is until the next room is made; nothing for a bad handle, for 0, or for more than 2^24.
  @_expose(wasm, "overscroll_index_room")
  @c(overscroll_index_room)
  public func overscrollIndexRoom(_ handle: Int32, _ count: Int32) -> UnsafeMutablePointer<Double>? {
    indices[handle]?.pointee.makeRoom(Int(count))
  }

  /// Makes the index anew of the first n extents in the room.
  @_expose(wasm, "overscroll_index_build")
  @c(overscroll_index_build)
  public func overscrollIndexBuild(_ handle: Int32, _ count: Int32) {
    guard let session = indices[handle] else { return }
    session.pointee.index.remove(0..<session.pointee.index.count)
    session.pointee.index.insert(extents: session.pointee.extents(count), at: 0)
  }

  /// Inserts items with the first n extents in the room before all others.
  @_expose(wasm, "overscroll_index_prepend")
  @c(overscroll_index_prepend)
  public func overscrollIndexPrepend(_ handle: Int32, _ count: Int32) {
    guard let session = indices[handle] else { return }
    session.pointee.index.insert(extents: session.pointee.extents(count), at: 0)
  }

  /// How many items there are.
  @_expose(wasm, "overscroll_index_count")
  @c(overscroll_index_count)
  public func overscrollIndexCount(_ handle: Int32) -> Int32 {
    Int32(indices[handle]?.pointee.index.count ?? 0)
  }

  /// The extent of all items.
  @_expose(wasm, "overscroll_index_total")
  @c(overscroll_index_total)
  public func overscrollIndexTotal(_ handle: Int32) -> Double { indices[handle]?.pointee.index.total ?? 0 }

  /// Where an item starts.
  @_expose(wasm, "overscroll_index_offset")
  @c(overscroll_index_offset)
  public func overscrollIndexOffset(_ handle: Int32, _ item: Int32) -> Double {
    guard let session = indices[handle] else { return 0 }
    return session.pointee.index.offset(of: Int(item))
  }

  /// The item at an offset; -1 where there are no items.
  @_expose(wasm, "overscroll_index_item")
  @c(overscroll_index_item)
  public func overscrollIndexItem(_ handle: Int32, _ offset: Double) -> Int32 {
    guard let session = indices[handle] else { return 0 }
    return Int32(session.pointee.index.item(at: offset) ?? -1)
  }

  /// Takes an item's measured extent.
  ///
  /// - Returns: By how much the item has grown.
  @_expose(wasm, "overscroll_index_measure")
  @c(overscroll_index_measure)
  public func overscrollIndexMeasure(_ handle: Int32, _ item: Int32, _ extent: Double) -> Double {
    guard let session = indices[handle] else { return 0 }
    return session.pointee.index.setExtent(extent, of: Int(item))
  }

  /// How many bytes the index takes, the room not included.
  @_expose(wasm, "overscroll_index_bytes")
  @c(overscroll_index_bytes)
  public func overscrollIndexBytes(_ handle: Int32) -> Int32 {
    guard let session = indices[handle] else { return 0 }
    return Int32(clamping: session.pointee.byteCount)
  }
#endif
