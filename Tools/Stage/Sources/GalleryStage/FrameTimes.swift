import Foundation
@testable import GalleryScreens
import SwiftUI

/// Measures the time that a frame takes while each screen is pulled, refreshed and flung.
@MainActor struct FrameTimes {
  private let session: Session
  private var times: [Double] = []

  /// Prints the median and 99th percentile of the frame times, in ms, for each screen and for all.
  static func measure() async {
    var all: [Double] = []
    let clock = StageClock()
    await clock.passing {
      for screen in Screen.Part.allCases.flatMap(\.screens) {
        var times = FrameTimes(session: Session(clock))
        await times.measure(screen)
        report(screen.rawValue, times.times)
        all += times.times
      }
    }
    report("all screens", all)
  }

  private static func report(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    func share(_ part: Double) -> String {
      let time = sorted.isEmpty ? 0 : sorted[Int(Double(sorted.count - 1) * part)]
      return String(format: "%6.2f", time)
    }
    let name = name.padding(toLength: 22, withPad: " ", startingAt: 0)
    print("\(name) median \(share(0.5)) ms  p99 \(share(0.99)) ms  of \(times.count) frames")
  }

  /// Simulates a visitor who pulls twice, waits for each refresh, and flings up and down.
  private mutating func measure(_ screen: Screen) async {
    await say(#"[{"show":"\#(screen.rawValue)"}]"#)
    await pass(30)
    for _ in 0..<2 {
      await drag(from: 250, by: 300, over: 25)
      await pass(150)
    }
    await drag(from: 500, by: -300, over: 6)
    await pass(60)
    await drag(from: 250, by: 300, over: 6)
    await pass(60)
  }

  private mutating func drag(from start: Int, by distance: Int, over frames: Int) async {
    await say(#"[{"down":[0,195,\#(start)]}]"#)
    for step in 1...frames {
      await say(#"[{"move":[0,195,\#(start + distance * step / frames)]},{"tick":0.0166667}]"#)
    }
    await say(#"[{"up":0}]"#)
  }

  private mutating func pass(_ frames: Int) async {
    for _ in 0..<frames { await say(#"[{"tick":0.0166667}]"#) }
  }

  private mutating func say(_ text: String) async {
    guard let message = try? Message(Array(text.utf8)) else { return }
    let start = ContinuousClock.now
    guard await session.answer(message) != nil else { return }
    times.append((ContinuousClock.now - start) / .milliseconds(1))
  }
}
