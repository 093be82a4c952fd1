import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Gaps in shifted mode: the platform scrolls, and a gap shifts the drawn content.
@Suite struct PlatformScrollStateTests {
  @Test("While a gap opens or closes, its extent is never negative")
  func neverBelowZero() {
    // Just after a change of the target, the extent has changed by little more than a rounding error.
    let ages = (0..<60).flatMap { [0x1p-60 * Double(1 << $0), Double($0) / 60] }
    for extent: Double in [60, 49.921875, 44, 80, 1e-3, 1e9] {
      for time: Double in [0, 0.1, 12345.6789] {
        var scroll = PlatformScrollState()
        let changes: [(Double, Double)] = [
          (extent, time), (0, time + 0.25), (extent, time + 0.3), (0, time + 2),
        ]
        for (target, change) in changes {
          _ = scroll.setGaps(EdgePair(start: target, end: target), at: change)
          for age in ages {
            let gaps = scroll.gaps(at: change + age)
            #expect(gaps.start >= 0 && gaps.end >= 0, "\(extent) to \(target), \(age) s after \(change)")
          }
        }
      }
    }
  }

  @Test(
    "If the phase is unknown or free, a platform is at rest after 0.1 s without a new offset",
    arguments: [ObservedPhase.unknown, .free])
  func stillness(_ phase: ObservedPhase) {
    var scroll = PlatformScrollState()
    scroll.observe(500, phase, at: 1)
    scroll.observe(500, phase, at: 1.0625)
    #expect(scroll.deadline(asks: false) == 1.1)
    var isAsked = scroll.handleDeadline(at: 1.09, asks: false)
    #expect(!isAsked && scroll.phase == phase)
    isAsked = scroll.handleDeadline(at: 1.1, asks: false)
    #expect(!isAsked && scroll.phase == .resting)
    #expect(scroll.deadline(asks: false) == .infinity)
    scroll.observe(501, phase, at: 2)
    #expect(scroll.deadline(asks: false) == 2.1)
  }

  @Test(
    "Resting content stays at rest if rounding changes the platform's offset by at most 0.5 pt",
    arguments: [(0.5, true), (0.52, false), (-0.5, true)])
  func rounding(_ distance: Double, _ rests: Bool) {
    for offset in [0.0, 500] {
      var scroll = PlatformScrollState(at: offset)
      scroll.observe(offset + distance, .free, at: 1)
      #expect((scroll.phase == .resting) == rests && scroll.offset == offset + distance)
    }
  }

  @Test("If the offset stays the same during a deceleration, the engine requests a report that can show rest")
  func asked() {
    var scroll = PlatformScrollState()
    scroll.observe(500, .decelerating, at: 1)
    #expect(scroll.deadline(asks: false) == .infinity && scroll.deadline(asks: true) == 1.1)
    var isAsked = scroll.handleDeadline(at: 1.1, asks: true)
    #expect(isAsked && scroll.phase == .decelerating)
    // The platform answers that it still decelerates.
    scroll.observe(500, .decelerating, at: 1.11)
    #expect(scroll.deadline(asks: true) == 1.11 + 0.1)
    isAsked = scroll.handleDeadline(at: 1.25, asks: true)
    #expect(isAsked)
    // A report with the phase `free` and the same offset means rest.
    var free = scroll
    free.observe(500, .free, at: 1.26)
    #expect(free.phase == .resting)
    free = scroll
    free.observe(510, .free, at: 1.26)
    #expect(free.phase == .free)
    // Without an answer, the platform is at rest after 0.1 s.
    isAsked = scroll.handleDeadline(at: 1.35, asks: true)
    #expect(!isAsked && scroll.phase == .resting)
  }
}
