@testable import Specification
import OverscrollExports

/// A fuzzer target that calls the C interface.
///
/// The bytes determine the calls, with arbitrary handles, codes and numbers. A call must not trap, and must
/// not read invalid memory. Presented numbers must be finite, and all reported effects must be readable. A
/// call with an unknown handle must return 0.
struct Interface {
  private var reader: ByteReader
  /// The handles of the engines that have been created and not destroyed.
  private var engines: [Int32] = []
  private var indices: [Int32] = []
  private var time = 0.0

  static func run(_ reader: inout ByteReader) {
    var interface = Interface(reader: reader)
    interface.engines = [overscrollCreate(), overscrollListCreate()]
    interface.indices = [overscrollIndexCreate(100, 44)]
    _ = overscrollLayout(interface.engines[0], 0, 640, 2000, 1)
    _ = overscrollListLayOut(interface.engines[1], 0, 640, 360, 2)
    _ = overscrollListInsert(interface.engines[1], 0, 50, 0, 0)
    var steps = 0
    while !interface.reader.isAtEnd, steps < 150 {
      interface.step()
      steps += 1
    }
    for handle in interface.engines { overscrollDestroy(handle) }
    for handle in interface.indices { overscrollIndexDestroy(handle) }
  }

  private init(reader: ByteReader) { self.reader = reader }

  private mutating func number() -> Double { reader.number(in: -100...1000) }

  /// Returns a whole number that is small, near a power of two, or very large.
  private mutating func integer() -> Int32 {
    let choice = Int32(reader.byte())
    return choice < 200 ? choice % 40 - 1 : [.min, -2, 300, 1 << 20, 1 << 30, .max][Int(choice) % 6]
  }

  private mutating func handle(of handles: [Int32]) -> Int32 {
    let choice = Int(reader.byte())
    guard choice < 240, !handles.isEmpty else { return [0, -1, 9, 1_000_000, .max, .min][choice % 6] }
    return handles[choice % handles.count]
  }

  private mutating func step() {
    let step = reader.index(below: 5)
    if step == 4 { return callIndex() }
    let handle = handle(of: engines)
    let isKnown = engines.contains(handle)
    time += Double(reader.index(below: 32)) / 64
    // In one of 16 calls, the clock jumps to an arbitrary time.
    let time = reader.index(below: 16) == 15 ? number() : time
    var count: Int32 = 0
    switch step {
    case 0: count = setUp(handle, time)
    case 1: count = list(handle, time)
    default: count = input(handle, time)
    }
    guard isKnown else {
      guard count == 0 else { report("\(count) effects for handle \(handle)") }
      return
    }
    if engines.contains(handle) { check(handle, count) }
  }

  /// Reads all output of an engine, and reports invalid values.
  private func check(_ handle: Int32, _ count: Int32) {
    guard count >= 0, let effects = overscrollEffects(handle), let shown = overscrollPresent(handle) else {
      report("handle \(handle) has no presentation")
    }
    for index in 0..<Int(count) where !(0...9).contains(effects[index * 4]) {
      report("effect \(effects[index * 4])")
    }
    for index in 0..<37 where index != 1 && !shown[index].isFinite {
      report("number \(index): \(shown[index])")
    }
    if shown[1].isNaN { report("a deadline that is NaN") }
    guard let list = overscrollListPresent(handle) else { return }
    for index in 0..<ListRecords.wholeCount where !list[index].isFinite {
      report("number \(index) of a list: \(list[index])")
    }
    for slot in 0..<Int(list[12]) {
      let record = list + ListRecords.wholeCount + slot * ListRecords.slotCount
      guard record[0] >= 0 else { continue }
      for index in 0..<ListRecords.slotCount where !record[index].isFinite {
        report("number \(index) of slot \(slot)")
      }
      guard record[0] < list[4] else { report("item \(record[0]) of \(list[4])") }
    }
  }

  /// Creates, destroys or configures an engine, or sets its layout.
  private mutating func setUp(_ handle: Int32, _ time: Double) -> Int32 {
    switch reader.index(below: 12) {
    case 0:
      if engines.count < 6 { engines.append(reader.flag() ? overscrollListCreate() : overscrollCreate()) }
      return 0
    case 1:
      overscrollDestroy(handle)
      engines.removeAll { $0 == handle }
      return 0
    case 2: return overscrollLayout(handle, time, number(), number(), UInt32(reader.byte()))
    case 3: return overscrollIndicatorExtent(handle, time, reader.code(2), number())
    case 4, 5:
      overscrollPreset(handle, reader.code(2), reader.code(5), number(), number(), number())
      return overscrollConfigure(handle, time, reader.code(2))
    case 6, 7:
      overscrollOption(handle, reader.code(2), reader.code(26), Double(reader.code(4)))
      overscrollOption(handle, reader.code(2), reader.code(26), number())
      return overscrollConfigure(handle, time, reader.code(2))
    case 8, 9:
      overscrollBehavior(handle, reader.code(7), Double(reader.code(2)))
      overscrollBehavior(handle, reader.code(7), number())
      return overscrollBehave(handle, time)
    case 10: return overscrollExclude(handle, time, reader.code(3))
    default:
      _ = overscrollSelectionScroll(number(), number())
      _ = overscrollLeavesWheel(number(), reader.code(4), number())
      return overscrollStop(handle, time)
    }
  }

  /// Sends an input: a finger, a wheel, a key, a platform's report, or a change of an action.
  private mutating func input(_ handle: Int32, _ time: Double) -> Int32 {
    let pointer = reader.code(3)
    return switch reader.index(below: 18) {
    case 0, 1:
      overscrollDragBegan(
        handle, time, pointer, reader.code(3), number(), number(), reader.code(2), reader.code(16))
    case 2, 3, 4: overscrollDragMoved(handle, time, pointer, number(), number())
    case 5: overscrollDragEnded(handle, time, pointer)
    case 6: overscrollDragCancelled(handle, time, pointer)
    case 7: overscrollDragCancelledAll(handle, time)
    case 8: overscrollWheel(handle, time, number(), reader.code(2))
    case 9: overscrollStep(handle, time, reader.code(6))
    case 10: overscrollScrollTo(handle, time, number(), reader.code(2))
    case 11, 12: overscrollObserved(handle, time, number(), reader.code(5))
    case 13: overscrollBegin(handle, time, reader.code(2))
    case 14: overscrollFinish(handle, time, UInt32(truncatingIfNeeded: reader.code(8)), reader.code(6))
    case 15:
      reader.flag()
        ? overscrollCancel(handle, time, reader.code(2)) : overscrollTap(handle, time, reader.code(2))
    case 16: overscrollEnable(handle, time, reader.code(2), reader.code(2))
    case 17: overscrollExhaust(handle, time, reader.code(2), reader.code(2))
    default: overscrollTick(handle, time)
    }
  }

  /// Calls one of the functions for lists.
  private mutating func list(_ handle: Int32, _ time: Double) -> Int32 {
    switch reader.index(below: 17) {
    case 0: return overscrollListInsert(handle, time, integer(), integer(), reader.code(16))
    case 1: return overscrollListRemove(handle, time, integer(), integer())
    case 2: return overscrollListMove(handle, time, integer(), integer(), integer())
    case 3: return overscrollListReset(handle, time, integer(), reader.code(16))
    case 4, 5:
      for _ in 0..<reader.index(below: 8) { overscrollListMeasure(handle, integer(), number()) }
      return overscrollListCommit(handle, time)
    case 6: return overscrollListEstimate(handle, time, number(), reader.code(16))
    case 7: return overscrollListLayOut(handle, time, number(), number(), number())
    case 8, 9:
      overscrollListOption(handle, reader.code(18), number())
      overscrollListOption(handle, reader.code(18), Double(reader.code(8)))
      return overscrollListConfigure(handle, time)
    case 10: return overscrollListScrollTo(handle, time, integer(), reader.code(4), number(), reader.code(2))
    case 11:
      let item = integer()
      return item % 2 == 0 ? overscrollListFocus(handle, time, item) : overscrollListTouch(handle, time, item)
    case 12: return overscrollListForgetExtents(handle, time)
    case 13: return overscrollListDropIdle(handle, time)
    case 14:
      let changes = overscrollListTakeChanges(handle)
      guard let records = overscrollListChanges(handle) else { return changes }
      for index in 0..<Int(changes) where !(0...2).contains(records[index * 4]) {
        report("change \(records[index * 4])")
      }
      return 0
    case 15:
      guard overscrollListOffset(handle, integer()).isFinite else { report("an offset that is not finite") }
      return 0
    default:
      guard (0...1).contains(overscrollListIsMeasuredInSight(handle)) else {
        report("a flag that is neither 0 nor 1")
      }
      return 0
    }
  }

  /// Calls one of the functions for an extent index, which work without an engine.
  private mutating func callIndex() {
    let handle = handle(of: indices)
    switch reader.index(below: 9) {
    case 0: if indices.count < 4 { indices.append(overscrollIndexCreate(integer(), number())) }
    case 1:
      overscrollIndexDestroy(handle)
      indices.removeAll { $0 == handle }
    case 2:
      // The count is small, or larger than the limit. Counts in between would only use much memory.
      let count = reader.flag() ? Int32(reader.byte()) : reader.pick([.min, -1, 1 << 25, .max])
      guard let room = overscrollIndexRoom(handle, count) else { break }
      for index in 0..<Int(count) where index % 7 == 0 { room[index] = number() }
    case 3: if overscrollIndexCount(handle) < 5000 { overscrollIndexBuild(handle, integer()) }
    case 4: overscrollIndexPrepend(handle, integer())
    case 5: _ = overscrollIndexOffset(handle, integer())
    case 6: _ = overscrollIndexItem(handle, number())
    case 7: _ = overscrollIndexMeasure(handle, integer(), number())
    default:
      let total = overscrollIndexTotal(handle)
      guard total.isFinite, total >= 0, overscrollIndexCount(handle) >= 0, overscrollIndexBytes(handle) >= 0
      else {
        report("an index of \(total) pt")
      }
    }
    let item = overscrollIndexItem(handle, overscrollIndexTotal(handle))
    guard item < max(1, overscrollIndexCount(handle)) else { report("item \(item) is out of range") }
  }
}
