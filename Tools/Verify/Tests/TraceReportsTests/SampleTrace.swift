import Foundation
import OverscrollCore
import OverscrollTrace

/// Traces that the tests of the reports use.
enum SampleTrace {
  /// Returns a trace of a pull that refreshes, with 21 events.
  ///
  /// - Parameter checks: The expectations after the finger's lift.
  static func pull(checks: [String] = []) throws -> Trace {
    var lines = ["overscroll trace 1", "about A pull that refreshes.", "platform a test", "engine view"]
    lines += ["0 layout 640 2000 1", "0 dragBegan 1 100 180"]
    for step in 1...8 { lines.append("0.0\(step) dragMoved 1 \(100 + step * 40) 180") }
    lines += ["0.25 dragEnded 1"] + checks
    for step in 3...9 { lines.append("0.\(step) tick") }
    lines += ["1.5 finish 1 success", "2 tick", "3 tick", "end 21"]
    return try Trace(text: Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Returns a trace of 200 events that does not meet its expectation.
  ///
  /// A few of the events arm the start edge, and the trace expects that the edge is idle.
  static func broken() throws -> Trace {
    var lines = ["overscroll trace 1", "engine view", "0 layout 640 2000 1", "0 setExclusion queue"]
    for step in 1...94 { lines.append("\(Double(step) / 100) wheel \(step % 7) true") }
    lines += ["1 scrollTo 0 false", "1 dragBegan 1 100 180"]
    for step in 1...100 { lines.append("\(1 + Double(step) / 100) dragMoved 1 \(100 + step * 3) 180") }
    lines += ["2 tick", "= start.phase idle", "2 tick", "= start.phase armed", "end 200"]
    return try Trace(text: Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}
