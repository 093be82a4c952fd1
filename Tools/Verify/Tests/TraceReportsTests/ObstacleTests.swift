import Foundation
import OverscrollCore
import OverscrollTrace
import TestFolders
import Testing
import TraceReports

/// Tests of the lines of a report that name the obstacles to a start.
@Suite struct ObstacleTests {
  /// Returns the obstacles of each edge that a report names, without the time.
  private func obstacles(in trace: Trace, until end: Double = .infinity) -> [String] {
    Summary.obstacles(in: trace, until: end).compactMap { line in
      line.range(of: " s, ").map { String(line[$0.upperBound...]) }
    }
  }

  @Test("The report names the obstacles after the last event up to a time")
  func times() throws {
    let trace = try SampleTrace.pull()
    let rest = "start: the content is not at the edge, no finger pulls."
    #expect(obstacles(in: trace, until: 0.08)[0] == "start: none.")
    #expect(obstacles(in: trace, until: 0.3)[0].contains("the edge is busy, no finger pulls"))
    #expect(obstacles(in: trace)[0] == rest && obstacles(in: trace, until: 1e9)[0] == rest)
    #expect(obstacles(in: trace)[1].hasPrefix("end: the edge is off"))
    #expect(Summary.obstacles(in: trace, until: 0.9)[0].hasPrefix("Obstacles at 0.900 s, start: "))
    #expect(Summary.obstacles(in: trace, until: -1).isEmpty)
  }

  @Test(
    "After a page without content, the report says what the edge waits for",
    arguments: [
      ("success", "waits until the content grows"), ("failure", "waits for a pull after a failure"),
      ("noMoreContent", "there is no more content, waits for a pull after a failure"),
    ])
  func outcome(_ result: String, _ obstacles: String) throws {
    let text = """
      overscroll trace 1
      engine view
      0 layout 640 2000 1
      0 configure end policy=approach:400
      0 enable end true
      1 wheel 1360 true
      2 finish 1 \(result)
      5 tick
      end 6

      """
    let trace = try Trace(text: Array(text.utf8))
    #expect(self.obstacles(in: trace)[1] == "end: \(obstacles).")
    #expect(self.obstacles(in: trace, until: 1)[1] == "end: the edge is busy.")
  }

  @Test("The command prints the obstacles at the time of --until")
  func command() throws {
    try TestFolders.inFolder { folder in
      let file = folder.appendingPathComponent("a.trace")
      try Data(try SampleTrace.pull().text).write(to: file)
      let run = try CommandRun([file.path, "--until", "0.08"])
      #expect(run.output.contains("\nObstacles at 0.080 s, start: none.\n"))
    }
  }
}
