#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The effects of an engine's last event, as records of four 32-bit numbers.
///
/// A host reads the records in memory. A record contains the kind, the edge and two numbers; Web/ABI.md
/// lists them. The buffer is reused and never shrinks, so an event without effects allocates nothing.
struct EffectRecords: ~Copyable {
  private var room = UnsafeMutablePointer<SIMD4<Int32>>.allocate(capacity: 8)
  private var capacity = 8
  private(set) var count = 0

  deinit { room.deallocate() }

  /// The address of the first record.
  var pointer: UnsafePointer<Int32> {
    UnsafePointer(UnsafeMutableRawPointer(room).assumingMemoryBound(to: Int32.self))
  }

  /// Replaces all records with the records of the given effects.
  mutating func replace(with effects: ScrollEffects) {
    count = effects.count
    guard count > 0 else { return }
    if count > capacity {
      room.deallocate()
      capacity = count * 2
      room = UnsafeMutablePointer<SIMD4<Int32>>.allocate(capacity: capacity)
    }
    for index in 0..<count { (room + index).initialize(to: EffectRecords.record(of: effects[index])) }
  }

  private static func record(of effect: ScrollEffect) -> SIMD4<Int32> {
    switch effect {
    case .edge(let edge, let effect): record(of: effect, edge: Int32(edge.rawValue))
    case .adjustOffset(let delta):
      SIMD4(
        6, -1, Int32(truncatingIfNeeded: delta.bitPattern), Int32(truncatingIfNeeded: delta.bitPattern >> 32))
    case .swallowTap: SIMD4(7, -1, 0, 0)
    // The engine sends these effects only for gaps that content insets keep open, so a page never gets
    // them.
    case .setInsets, .report: SIMD4(9, -1, 0, 0)
    }
  }

  private static func record(of effect: EdgeEffect, edge: Int32) -> SIMD4<Int32> {
    switch effect {
    case .started(let token, let level):
      SIMD4(0, edge, Int32(bitPattern: token.rawValue), outwardCode(level))
    case .ended(let token, let result):
      SIMD4(1, edge, Int32(bitPattern: token.rawValue), outwardCode(result))
    case .queued(let level): SIMD4(2, edge, outwardCode(level), 0)
    case .declined: SIMD4(3, edge, 0, 0)
    case .armed: SIMD4(4, edge, 0, 0)
    case .successHaptic: SIMD4(5, edge, 0, 0)
    case .resumed: SIMD4(8, edge, 0, 0)
    }
  }
}
