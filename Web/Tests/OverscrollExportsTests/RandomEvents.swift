import OverscrollExports

/// Random calls of the interface, with valid and invalid arguments.
struct RandomEvents {
  var generator: Dice
  var time = 0.0

  init(seed: UInt64) { generator = Dice(seed: seed) }

  private mutating func code(_ count: Int32) -> Int32 {
    Int32.random(in: 0..<16, using: &generator) == 0
      ? [-1, count, 255, 256, .max, .min].randomElement(using: &generator) ?? -1
      : Int32.random(in: 0..<count, using: &generator)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Int32.random(in: 0..<16, using: &generator) == 0
      ? [.nan, .infinity, -.infinity, -0.0, 1e308, -1e308, .leastNonzeroMagnitude, -1, 1e12].randomElement(
        using: &generator)
        ?? 0
      : Double.random(in: range, using: &generator)
  }

  /// Sends one random event to the engine with a handle.
  mutating func send(to handle: Int32) -> Int32 {
    if time < 1e9 { time += Double.random(in: 0...0.1, using: &generator) }
    let t = Int32.random(in: 0..<32, using: &generator) == 0 ? number(-1...1) : time
    let pointer = Int32.random(in: 0..<3, using: &generator)
    switch Int32.random(in: 0..<30, using: &generator) {
    case 0: return overscrollLayout(handle, t, number(0...900), number(0...4000), UInt32(pointer))
    case 1: return overscrollIndicatorExtent(handle, t, code(2), number(0...100))
    case 2:
      overscrollPreset(handle, code(2), code(5), number(0...100), number(0...100), number(0...10))
      return overscrollConfigure(handle, t, code(2))
    case 3:
      overscrollOption(handle, code(2), code(26), number(0...100))
      overscrollOption(handle, code(2), code(26), Double(code(4)))
      return overscrollConfigure(handle, t, code(2))
    case 4:
      overscrollBehavior(handle, code(7), Double(code(2)))
      return overscrollBehave(handle, t)
    case 5: return overscrollExclude(handle, t, code(3))
    case 6, 7:
      return overscrollDragBegan(
        handle, t, pointer, code(3), number(0...800), number(0...400), code(2), code(4))
    case 8...15: return overscrollDragMoved(handle, t, pointer, number(-400...1200), number(0...400))
    case 16, 17: return overscrollDragEnded(handle, t, pointer)
    case 18:
      return code(2) == 0
        ? overscrollDragCancelled(handle, t, pointer) : overscrollDragCancelledAll(handle, t)
    case 19: return overscrollWheel(handle, t, number(-200...200), code(2))
    case 20: return overscrollStep(handle, t, code(6))
    case 21: return overscrollScrollTo(handle, t, number(-100...4000), code(2))
    case 22: return overscrollStop(handle, t)
    case 23: return overscrollObserved(handle, t, number(-200...4000), code(4))
    case 24: return overscrollBegin(handle, t, code(2))
    case 25: return overscrollFinish(handle, t, UInt32(code(8) & 0xffff), code(6))
    case 26: return overscrollCancel(handle, t, code(2))
    case 27: return overscrollTap(handle, t, code(2))
    case 28: return overscrollEnable(handle, t, code(2), code(2))
    case 29: return overscrollExhaust(handle, t, code(2), code(2))
    default: return overscrollTick(handle, t)
    }
  }
}
