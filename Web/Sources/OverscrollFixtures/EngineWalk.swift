import OverscrollExports

/// Random events for engines in the native build of the interface, determined by a seed.
///
/// The events are drags, wheels, reports of a platform, layouts, settings, and actions that start and end.
/// `Web/Tests/engine-walk.js` makes the same calls in WebAssembly.
public struct EngineWalk {
  /// The number of events that each engine receives before a new engine replaces it.
  private static let life = 10_000
  /// The presentation is read each time after this number of events.
  private static let look = 16

  private var numbers: WalkNumbers
  private var digest = WalkDigest()
  private var engine: Int32 = 0
  private var time = 0.0
  private var lastToken: UInt32 = 0

  /// Sends random events to engines, and returns digests of their states.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - steps: The number of events.
  /// - Returns: The 32-bit FNV-1a digests after each 10,000 events. A digest covers all effects, and the
  ///   presentation after every 16 events.
  public static func digests(seed: UInt32, steps: Int) -> [UInt32] {
    NativeInterface.exclusively {
      var walk = EngineWalk(numbers: WalkNumbers(seed: seed))
      return stride(from: 0, to: steps, by: life).map { walk.live(min(life, steps - $0)) }
    }
  }

  private init(numbers: WalkNumbers) { self.numbers = numbers }

  private mutating func live(_ events: Int) -> UInt32 {
    engine = overscrollCreate()
    defer { overscrollDestroy(engine) }
    (time, lastToken) = (0, 0)
    for index in 1...max(1, events) {
      time += pause()
      addEffects(step())
      if index % Self.look == 0 { addPresentation() }
    }
    return digest.value
  }

  /// Returns a random time before the next event, in s.
  ///
  /// It is usually a frame or two, and rarely some seconds.
  private mutating func pause() -> Double {
    numbers.below(200) == 0 ? Double(numbers.below(8)) : Double(numbers.below(2048)) / 65_536
  }

  private mutating func addEffects(_ count: Int32) {
    digest.add(count)
    guard count > 0, let records = overscrollEffects(engine) else { return }
    for record in 0..<Int(count) {
      for part in 0..<4 { digest.add(records[4 * record + part]) }
      if records[4 * record] == 0 { lastToken = UInt32(bitPattern: records[4 * record + 2]) }
    }
  }

  private mutating func addPresentation() {
    guard let shown = overscrollPresent(engine) else { return }
    for index in 0..<37 { digest.add(shown[index]) }
  }

  private mutating func step() -> Int32 {
    switch numbers.below(24) {
    case 0: return overscrollDragBegan(engine, time, numbers.below(2), 0, offset(), 0, numbers.below(2), 0)
    case 1: return overscrollDragEnded(engine, time, numbers.below(2))
    case 2: return overscrollWheel(engine, time, Double(numbers.below(2000) - 1000), numbers.below(2))
    case 3: return overscrollLayout(engine, time, 640, Double(numbers.below(4000)), UInt32(numbers.below(9)))
    case 4: return set()
    case 5: return overscrollScrollTo(engine, time, offset(), numbers.below(2))
    case 6: return overscrollStep(engine, time, numbers.below(8))
    case 7: return overscrollBegin(engine, time, numbers.below(2))
    case 8, 9: return overscrollFinish(engine, time, lastToken, numbers.below(5))
    case 10: return act()
    case 11, 12, 13: return overscrollTick(engine, time)
    case 14: return overscrollObserved(engine, time, offset(), numbers.below(5))
    default: return overscrollDragMoved(engine, time, numbers.below(2), offset(), Double(numbers.below(20)))
    }
  }

  /// Returns a random position in pt, a multiple of a quarter.
  private mutating func offset() -> Double { Double(numbers.below(8000) - 2000) / 4 }

  private mutating func set() -> Int32 {
    let edge = numbers.below(2)
    switch numbers.below(5) {
    case 0:
      overscrollPreset(engine, edge, numbers.below(6), 0, 0, 0)
      return overscrollConfigure(engine, time, edge)
    case 1:
      overscrollOption(engine, edge, numbers.below(26), Double(numbers.below(120)) / 2)
      return overscrollConfigure(engine, time, edge)
    case 2:
      overscrollBehavior(engine, numbers.below(7), Double(numbers.below(3)))
      return overscrollBehave(engine, time)
    case 3: return overscrollIndicatorExtent(engine, time, edge, Double(numbers.below(200)))
    default: return overscrollExclude(engine, time, numbers.below(3))
    }
  }

  private mutating func act() -> Int32 {
    let edge = numbers.below(2)
    switch numbers.below(5) {
    case 0: return overscrollCancel(engine, time, edge)
    case 1: return overscrollTap(engine, time, edge)
    case 2: return overscrollEnable(engine, time, edge, numbers.below(4) == 0 ? 0 : 1)
    case 3: return overscrollExhaust(engine, time, edge, numbers.below(4) == 0 ? 1 : 0)
    default: return overscrollDragCancelledAll(engine, time)
    }
  }
}
