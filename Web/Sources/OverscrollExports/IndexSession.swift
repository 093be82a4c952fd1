#if OVERSCROLL_INDEX || !hasFeature(Embedded)
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
  #endif

  /// One index of extents, and the room in which a host hands over extents that it knows.
  struct IndexSession: ~Copyable {
    /// The most extents that the room holds: 128 MB.
    static let roomLimit = 1 << 24

    var index: ExtentIndex
    private var room: UnsafeMutableBufferPointer<Double>?

    init(index: consuming ExtentIndex) {
      self.index = index
      room = nil
    }

    deinit { room?.deallocate() }

    /// How many bytes the index takes, the room not included.
    var byteCount: Int { index.byteCount }

    /// Makes the room hold at least n extents, 0 at first; 0 extents give it back.
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

    /// The first n extents of the room, or as many as it has.
    func extents(_ count: Int32) -> UnsafeBufferPointer<Double> {
      UnsafeBufferPointer(start: room?.baseAddress, count: max(0, min(Int(count), room?.count ?? 0)))
    }
  }

  /// Every index there is; see `sessions`.
  nonisolated(unsafe) var indices = SessionTable<IndexSession>()
#endif
