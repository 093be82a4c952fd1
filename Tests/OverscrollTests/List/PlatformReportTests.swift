import OverscrollCore
import Testing

@testable import Overscroll

@MainActor @Suite struct PlatformReportTests {
  @Test(
    "What moves the content is told from what the platform says",
    arguments: [
      (nil, 10, false, false, PlatformReport(offset: 10, phase: .resting)),
      (nil, 10, true, true, PlatformReport(offset: 10, phase: .tracking)),
      (nil, 10, false, true, PlatformReport(offset: 10, phase: .decelerating)),
      (PlatformReport(offset: 10, phase: .resting), 10, false, false, nil),
      // A place is rounded to pixels.
      (
        PlatformReport(offset: 10, phase: .resting), 10.5, false, false,
        PlatformReport(offset: 10.5, phase: .resting)
      ),
      (
        PlatformReport(offset: 10, phase: .resting), 11, false, false,
        PlatformReport(offset: 11, phase: .decelerating)
      ),
      (PlatformReport(offset: 10, phase: .decelerating), 10, false, false, nil),
      (
        PlatformReport(offset: 10, phase: .tracking), 10, false, false,
        PlatformReport(offset: 10, phase: .decelerating)
      ),
      (PlatformReport(offset: 10, phase: .tracking), 10, true, true, nil),
    ] as [(PlatformReport?, Double, Bool, Bool, PlatformReport?)])
  func phases(last: PlatformReport?, offset: Double, isHeld: Bool, isMoving: Bool, expected: PlatformReport?)
  {
    #expect(PlatformReport.following(last, offset: offset, isHeld: isHeld, isMoving: isMoving) == expected)
  }

  private func settle() async { for _ in 0..<40 { await Task.yield() } }

  @Test(
    "Rest is what is left when nothing has moved for a while, and it is asked again where that is not enough")
  func rest() async {
    let clock = ManualClock()
    let watch = RestWatch(sleep: { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) })
    var asked = 0
    let attempt: @MainActor () -> Bool = {
      asked += 1
      return asked > 1
    }
    watch.moved(attempt)
    await settle()
    clock.advance(by: .milliseconds(60))
    watch.moved(attempt)
    clock.advance(by: .milliseconds(60))
    await settle()
    #expect(asked == 0)
    clock.advance(by: .milliseconds(100))
    await settle()
    #expect(asked == 1)
    clock.advance(by: .milliseconds(100))
    await settle()
    #expect(asked == 2)
    clock.advance(by: .seconds(1))
    await settle()
    #expect(asked == 2 && clock.sleeperCount == 0)
    watch.moved(attempt)
    await settle()
    clock.advance(by: .milliseconds(100))
    await settle()
    clock.advance(by: .milliseconds(100))
    await settle()
    #expect(asked == 3)
  }

  @Test("A watch that is stopped asks nothing more")
  func stopped() async {
    let watch = RestWatch(sleep: { _ in await Task.yield() })
    var asked = 0
    watch.moved {
      asked += 1
      return false
    }
    watch.stop()
    await settle()
    #expect(asked == 0)
  }
}
