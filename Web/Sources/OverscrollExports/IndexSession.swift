#if OVERSCROLL_INDEX || !hasFeature(Embedded)
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
  #endif

  /// An index that maps items to offsets, and a buffer for its extents.
  ///
  /// A host passes extents through the buffer.
  struct IndexSession: ~Copyable {
    /// The maximum number of extents in the buffer: 128 MB.
    static let roomLimit = 1 << 24

    var index: ExtentIndex
    private var room: UnsafeMutableBufferPointer<Double>?

    init(index: consuming ExtentIndex) {
      self.index = index
      room = nil
    }

    deinit { room?.deallocate() }

    /// The size of the index in bytes, without the buffer.
    var byteCount: Int { index.byteCount }

    /// Returns a buffer for at least `count` extents; a count of 0 frees the buffer.
    ///
    /// A new buffer is filled with zeros.
    mutating func makeRoom(_ count: Int) -> UnsafeMutablePointer<Double>? {
      if let room, count > 0, count <= room.count { return room.baseAddress }
      room?.deallocate()
      room = nil
      guard count > 0, count <= IndexSession.roomLimit else { return nil }
      let new = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
      new.initialize(repeating: 0)
      room = new
      return new.baseAddress
    }

    /// Returns the first `count` extents of the buffer, or fewer if it is shorter.
    func extents(_ count: Int32) -> UnsafeBufferPointer<Double> {
      UnsafeBufferPointer(start: room?.baseAddress, count: max(0, min(Int(count), room?.count ?? 0)))
    }
  }

  /// The indices by their handles.
  ///
  /// As with `sessions`, only one thread may use them.
  nonisolated(unsafe) var indices = SessionTable<IndexSession>()
#endif
