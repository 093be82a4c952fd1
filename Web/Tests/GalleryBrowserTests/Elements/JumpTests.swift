import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Tests that the content never jumps; they record a row's position in every frame.
  @Suite struct JumpTests {
    @Test("The content does not jump during a pull, its release, the refresh and the closing of the gap")
    func wholeWay() async throws {
      try await Stage.demo("both", latency: 0) { stage in
        try await stage.holdAnswers()
        var held: [Moment] = []
        let moments = try await stage.moments {
          try await stage.pull(by: 400)
          try await stage.wait(for: "refreshing")
          try await stage.page.wait(
            until: "\(stage.view).presentation.contentOffset === -\(stage.view).presentation.start.gap")
          let sampler = try await stage.page.sampleFrames(
            of: Moment.expression(stage.view, row: ".rows > :first-child", edge: "start"))
          try await stage.page.waitForFrames(20)
          held = try await sampler.stop().map { Moment($0) }
          try await stage.releaseAnswers()
          try await stage.wait(for: "idle")
        }
        moments.expectNoJump()
        // Nothing moves while a gap of the header's extent is open.
        held.expectStill()
        #expect(held.allSatisfy { $0.gap == 72 && $0.offset == -72 })
        // From the last refreshing frame on, the gap closes, and the content never moves back.
        let closing = Array(moments.suffix(from: { $0.phase == "refreshing" }))
        closing.expectClosing(by: 71.9...72.1)
        #expect(moments.last?.top == moments.first?.top)
        #expect(try await stage.results == ["success"])
      }
    }

    @Test(
      "The content does not jump when the action ends while the finger is down",
      arguments: [
        "icon", "arrow",
      ])
    func fingerDown(_ demo: String) async throws {
      try await Stage.demo(demo, latency: 0) { stage in
        var still: [Moment] = []
        let moments = try await stage.moments {
          try await stage.pull(by: 400, hold: .milliseconds(100), lifts: false)
          let sampler = try await stage.page.sampleFrames(
            of: Moment.expression(stage.view, row: ".rows > :first-child", edge: "start"))
          try await stage.page.wait(until: "recorder.log.some(({effect}) => effect === 'ended')")
          try await stage.page.waitForFrames(20)
          still = try await sampler.stop().map { Moment($0) }
          try await stage.move(to: 300)
          try await stage.move(to: 420)
          try await stage.lift()
        }
        // The finger does not move, so the content does not move either, even when the action ends.
        still.expectStill()
        moments.expectNoJump()
        #expect(moments.last?.offset == 0 && moments.last?.top == moments.first?.top)
        #expect(try await stage.starts == ["start"])
      }
    }
  }
}

extension [Moment] {
  /// Returns the last element that satisfies `condition`, and all elements after it.
  func suffix(from condition: (Moment) -> Bool) -> ArraySlice<Moment> {
    lastIndex(where: condition).map { self[$0...] } ?? []
  }
}
