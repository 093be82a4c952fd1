import OverscrollExports

/// Random events for a list in the native build, determined by a seed.
///
/// The events are edits, measurements and inputs. `Web/Tests/list-walk.js` makes the same calls in
/// WebAssembly.
public struct ListWalk {
  private var random: WalkNumbers
  private let list = overscrollListCreate()
  private var digest = WalkDigest()
  private var time = 0.0

  /// Sends random events to a list, and returns digests of its states.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - steps: The number of events.
  /// - Returns: The 32-bit FNV-1a digests of all presentations so far, after every hundred steps.
  public static func digests(seed: UInt32, steps: Int) -> [UInt32] {
    NativeInterface.exclusively {
      var walk = ListWalk(random: WalkNumbers(seed: seed))
      defer { overscrollDestroy(walk.list) }
      return walk.run(steps)
    }
  }

  private init(random: WalkNumbers) { self.random = random }

  private mutating func run(_ steps: Int) -> [UInt32] {
    _ = overscrollListLayOut(list, time, 640, 360, 1.5)
    _ = overscrollListInsert(list, time, 1000, 0, 0)
    var digests: [UInt32] = []
    for index in 1...steps {
      time += 1 / 60
      digest.add(step())
      measure()
      addPresentation()
      if index % 100 == 0 { digests.append(digest.value) }
    }
    return digests
  }

  private func numbers(_ count: Int) -> [Double] {
    Array(UnsafeBufferPointer(start: overscrollListPresent(list), count: count))
  }

  private mutating func addPresentation() {
    let slots = Int(numbers(ListRecords.wholeCount)[12])
    let numbers = numbers(ListRecords.wholeCount + ListRecords.slotCount * slots)
    for number in numbers[..<9] { digest.add(number) }
    for slot in 0..<slots {
      let record = ListRecords.wholeCount + ListRecords.slotCount * slot
      let shown = numbers[record] < 0 ? 1 : ListRecords.slotCount
      for number in numbers[record..<record + shown] { digest.add(number) }
    }
  }

  private mutating func measure() {
    for _ in 0..<8 {
      let count = Int(overscrollListTakeChanges(list))
      guard count > 0 else { return }
      let records = Array(UnsafeBufferPointer(start: overscrollListChanges(list), count: count * 4))
      for index in stride(from: 0, to: records.count, by: 4) {
        for part in 0..<4 { digest.add(records[index + part]) }
        if records[index] == 0 {
          overscrollListMeasure(list, records[index + 2], Double(random.below(40_000)) / 192)
        }
      }
      digest.add(overscrollListCommit(list, time))
    }
  }

  private mutating func step() -> Int32 {
    let count = Int32(numbers(ListRecords.wholeCount)[4])
    switch random.below(15) {
    case 0:
      let (added, target, isHeader) = (random.below(60), random.below(count + 1), random.below(4) == 0)
      return overscrollListInsert(list, time, added, target, isHeader ? 15 : random.below(3))
    case 1: return overscrollListInsert(list, time, random.below(5000), 0, 0)
    case 2: return overscrollListRemove(list, time, random.below(count + 1), random.below(40))
    case 3:
      return overscrollListMove(list, time, random.below(count), random.below(30), random.below(count + 1))
    case 4: return overscrollListEstimate(list, time, Double(random.below(300)), random.below(16))
    case 5:
      return overscrollListLayOut(
        list, time, Double(200 + random.below(900)), Double(200 + random.below(900)),
        Double(random.below(24)) / 8)
    case 6: return configure()
    case 7:
      return overscrollListScrollTo(
        list, time, random.below(count), random.below(4), Double(random.below(50)), random.below(2))
    case 8: return drag()
    case 9: return overscrollListFocus(list, time, random.below(count + 1) - 1)
    case 10: return overscrollWheel(list, time, Double(random.below(4000) - 2000), random.below(2))
    case 11: return overscrollListTouch(list, time, random.below(count + 1) - 1)
    default: return overscrollTick(list, time)
    }
  }

  private mutating func configure() -> Int32 {
    let option = random.below(5)
    overscrollListOption(list, option, option % 2 == 0 ? 120 : Double(1 + random.below(5)))
    overscrollListOption(list, 5, Double(random.below(20)))
    overscrollListOption(list, 16, Double(random.below(2)))
    return overscrollListConfigure(list, time)
  }

  private mutating func drag() -> Int32 {
    let began = overscrollDragBegan(list, time, 1, 0, 500, 0, 1, 0)
    for move in 1..<5 {
      time += 1 / 60
      digest.add(overscrollDragMoved(list, time, 1, 500 + Double(Int32(move) * (random.below(200) - 100)), 0))
    }
    digest.add(overscrollDragEnded(list, time, 1))
    return began
  }
}
