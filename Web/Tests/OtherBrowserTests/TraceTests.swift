import ChromiumDriver
import OtherBrowsers
import OverscrollFixtures
import Testing

extension OtherBrowserTests {
  /// Traces that elements record.
  @Suite struct TraceTests {
    @Test(
      "A trace replays to the page's presentation, natively and in WebAssembly", arguments: Kind.here)
    func replays(kind: Kind) async throws {
      try await Stage.list(10_000, in: kind) { stage in
        try await stage.fling()
        try await stage.browser.run("list.scrollToItem(7000)")
        try await stage.waitForRest()
        try await stage.fling()
        let result = try await stage.browser.evaluate(
          "import('/testing/trace.js').then(({ exported }) => exported(list))", as: [String].self)
        let trace = try ReplayedTrace(result[0])
        #expect(trace.mistakes.isEmpty && trace.digest == result[1] && trace.events > 50, "\(trace.mistakes)")
        #expect(result.count == 2, "\(result.dropFirst(2))")
      }
    }
  }
}
