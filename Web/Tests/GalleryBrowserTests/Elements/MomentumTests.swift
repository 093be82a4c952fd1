import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Motion after the finger has lifted.
  @Suite struct MomentumTests {
    @Test("A tap stops a fling and does not click")
    func tapStops() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          """
          void (window.clicks = 0,
            view.querySelector('ol').addEventListener('click', () => { clicks += 1 }))
          """)
        try await stage.advanceByFrames()
        try await stage.page.fling(
          from: stage.window.point(450), to: stage.window.point(250), duration: .milliseconds(100))
        // The clock stops during the fling, so that the tap of a slow machine comes before the fling's end.
        try await stage.page.wait(until: "view.presentation.contentOffset > 300 && frameClock.stop()")
        #expect(try await stage.shown.velocity > 100)
        try await stage.page.touch(.tap(at: stage.window.point(300)))
        try await stage.page.evaluate("frameClock.resume()")
        let stopped = try await stage.shown
        #expect(stopped.velocity == 0 && stopped.contentOffset > 200 && stopped.contentOffset < 1800)
        try await stage.page.waitForFrames(10)
        #expect(try await stage.shown.contentOffset == stopped.contentOffset)
        #expect(try await stage.page.evaluate("clicks") == 0)
        // The next tap clicks.
        try await stage.page.touch(.tap(at: stage.window.point(300)))
        try await stage.page.wait(until: "clicks === 1")
      }
    }

    @Test("A fling keeps its velocity if the page is busy during the fling")
    func busyPage() async throws {
      try await Stage.bare { stage in
        try await stage.scroll(to: "900")
        async let busy = stage.page.evaluate(
          "(() => { const began = performance.now(); while (performance.now() < began + 250); })()")
        try await stage.page.fling(
          from: stage.window.point(400), to: stage.window.point(250), duration: .milliseconds(100))
        _ = try await busy
        try await stage.waitForRest()
        // The finger moves the content by 140 px, and its velocity of 1500 px/s adds about 700 px.
        #expect(try await stage.shown.contentOffset > 1300)
      }
    }
  }
}
