import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Motion after the finger has lifted.
  @Suite struct MomentumTests {
    @Test("A fling past the start edge bounces, starts no action and returns to exactly offset 0")
    func intoTheTop() async throws {
      try await Stage.demo("arrow") { stage in
        let home = try await stage.page.evaluate(
          "\(stage.view).querySelector('.row').getBoundingClientRect().top")
        try await stage.scroll(to: "600")
        let moments = try await stage.moments {
          try await stage.page.fling(
            from: stage.window.point(100), to: stage.window.point(350), duration: .milliseconds(120))
        }
        #expect(moments.contains { $0.offset < -5 }, "the fling should reach the start with some speed")
        #expect(moments.last?.offset == 0)
        #expect(moments.last?.top == home.number)
        #expect(try await stage.starts == [])
        let phases = try await stage.log.compactMap(\.phase)
        #expect(!phases.contains("armed") && !phases.contains("refreshing"))
        #expect(try await stage.shown.velocity == 0)
      }
    }

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

    @Test("A fling slows down steadily and comes to rest")
    func glide() async throws {
      try await Stage.bare { stage in
        try await stage.scroll(to: "900")
        try await stage.advanceByFrames()
        let sampler = try await stage.page.sampleFrames(
          of:
            "[view.presentation.contentOffset, view.presentation.isDragging ? 1 : 0, view.presentation.time]")
        try await stage.page.fling(
          from: stage.window.point(400), to: stage.window.point(350), duration: .milliseconds(100))
        try await stage.waitForRest()
        // Drop the frames before the first movement and the frames of the drag. A busy page may have no
        // frame of the drag.
        let glide = try await sampler.stop().drop { $0.values[0] == 900 }.filter { $0.values[1] == 0 }
        // The glide takes 0.5 s or more on the page's clock, which advances by a sixtieth of a second with each frame.
        #expect(glide.count > 30)
        let speeds = zip(glide, glide.dropFirst()).compactMap { before, after -> Double? in
          let passed = after.values[2] - before.values[2]
          return passed > 0.004 ? (after.values[0] - before.values[0]) / passed : nil
        }
        #expect(speeds.allSatisfy { $0 >= 0 })
        // The last step may be up to 0.5 pt longer, because the content ends exactly at its target.
        #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $1 <= $0 + 35 }, "\(speeds)")
        let travelled = (glide.last?.values[0] ?? 0) - (glide.first?.values[0] ?? 0)
        // At a deceleration rate of 0.998 per ms, the distance in px is about half the velocity in px/s.
        #expect(travelled > 100 && travelled < 500, "\(travelled) px")
      }
    }
  }
}
