import OverscrollTestSupport
import Foundation
import OverscrollCore
import OverscrollTrace
import Testing

/// The recorded timelines (traces) in `Tests/Fixtures`.
@Suite struct TraceFixtureTests {
  private static let folder = Checkout.root.appending(path: "Tests/Fixtures")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".trace") }.sorted()

  @Test("The fixtures folder contains at least 26 timelines") func some() { #expect(Self.names.count >= 26) }

  @Test("A replay of each timeline has the results that its file expects", arguments: names)
  func mistakes(_ name: String) throws {
    let trace = try Trace(text: Array(Data(contentsOf: Self.folder.appending(path: name))))
    for line in trace.mistakes() { Issue.record("\(name): \(line)") }
    #expect(!trace.about.isEmpty && trace.events.contains { !$0.checks.isEmpty })
  }
}
