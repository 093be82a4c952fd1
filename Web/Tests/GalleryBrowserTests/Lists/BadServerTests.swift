import ChromiumDriver
import GalleryServer
import Testing

extension GalleryBrowserTests {
  /// A server that fails or stops.
  @Suite struct BadServerTests {
    @Test("If the server has stopped, the actions of both edges fail and show messages")
    func gone() async throws {
      let server = try await TestServer.start()
      try await Stage.demo("both", latency: 0, complaints: true, address: server.address) { stage in
        try await server.stop()
        try await stage.pull(by: 400)
        try await stage.wait(for: "showingResult")
        try await expectBothInSight(stage, at: "start")
        #expect(
          try await stage.page.evaluate("document.querySelector('.toast').textContent")
            == "Not refreshed. The server does not answer.")
        try await stage.expectHome()
        try await stage.scroll(to: "1e6")
        try await stage.pullUp()
        try await stage.wait(for: "showingResult", at: "end")
        try await expectBothInSight(stage, at: "end")
        try await stage.page.wait(until: "recorder.log.filter(({effect}) => effect === 'ended').length === 2")
        try await stage.waitForRest()
        #expect(try await stage.results == ["failure", "failure"])
        let end = try await stage.shown.end
        #expect(end.phase == "idle" && end.gap == 0)
        #expect(await stage.page.uncaughtExceptions.isEmpty)
      }
    }

    /// Expects that the page's message (the toast) and the edge's message are visible and do not overlap.
    private func expectBothInSight(_ stage: Stage, at edge: String) async throws {
      func box(_ element: String) async throws -> Box {
        try await stage.page.evaluate("\(element).getBoundingClientRect().toJSON()", as: Box.self)
      }
      try await stage.page.wait(until: "!document.querySelector('.toast').hidden")
      let toast = try await box("document.querySelector('.toast')")
      let said = try await box("\(stage.view).querySelector('.state[data-edge=\(edge)] p')")
      #expect(toast.height > 20 && said.height > 20)
      let isClear = toast.y + toast.height <= said.y || said.y + said.height <= toast.y
      #expect(isClear, "\(edge): \(toast), \(said)")
    }
  }
}
