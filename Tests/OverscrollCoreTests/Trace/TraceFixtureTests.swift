import Foundation
import OverscrollCore
import OverscrollTrace
import Testing

/// The timelines in `Tests/Fixtures`, which are traces.
@Suite struct TraceFixtureTests {
  private static let folder = Checkout.root.appending(path: "Tests/Fixtures")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".trace") }.sorted()

  @Test("The timelines are found") func some() { #expect(Self.names.count >= 26) }

  @Test("A timeline has the results in its file", arguments: names) func mistakes(_ name: String) throws {
    let trace = try Trace(text: Array(Data(contentsOf: Self.folder.appending(path: name))))
    for line in trace.mistakes() { Issue.record("\(name): \(line)") }
    #expect(!trace.about.isEmpty && trace.events.contains { !$0.checks.isEmpty })
  }
}
