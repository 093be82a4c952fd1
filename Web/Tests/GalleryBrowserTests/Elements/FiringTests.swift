import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The start of an action.
  @Suite struct FiringTests {
    @Test(
      "A pull below the threshold starts nothing, and a pull past the threshold starts one action at release")
    func release() async throws {
      try await Stage.demo("both") { stage in
        try await stage.pull(by: 100, lifts: false)
        let shown = try await stage.shown
        #expect(shown.start.phase == "pulling" && shown.contentOffset < -20)
        #expect(shown.start.progress > 0 && shown.start.progress < 1)
        try await stage.lift()
        try await stage.expectHome()
        try await stage.pull(by: 400, lifts: false)
        #expect(try await stage.shown.start.phase == "armed")
        try await stage.move(to: 130)
        #expect(try await stage.shown.start.phase == "pulling")
        try await stage.lift()
        try await stage.expectHome()
        #expect(try await stage.starts == [])
        #expect(try await stage.requests == [])
        try await stage.page.evaluate("void recorder.log.splice(0)")
        try await stage.pull(by: 400, lifts: false)
        #expect(try await stage.shown.start.phase == "armed")
        #expect(try await stage.starts == [])
        try await stage.lift()
        try await stage.waitForStarts(1)
        try await stage.expectHome()
        let log = try await stage.log
        #expect(try await stage.starts == ["start"])
        #expect(try await stage.requests.count == 1)
        #expect(try await stage.results == ["success"])
        let order = log.map(\.type).filter { ["pointerdown", "pointerup", "refresh"].contains($0) }
        #expect(order == ["pointerdown", "pointerup", "refresh"])
        #expect(log.allSatisfy { $0.isTrusted != false })
      }
    }
  }
}
