import ChromiumDriver
import OtherBrowsers
import Testing

extension OtherBrowserTests {
  /// The gallery's demos.
  @Suite struct DemoTests {
    private static let words = """
      [...gallery.view.querySelectorAll('[slot=start-indicator], [slot=header]')].map((each) => each.innerText).join()
      """

    @Test(
      "A demo ignores a short pull, shows a failure, and refreshes its rows on the next pull",
      arguments: Kind.here, ["icon", "arrow", "brand", "both"])
    func pulled(kind: Kind, name: String) async throws {
      try await Stage.demo(name, in: kind) { stage in
        let (browser, first) = (stage.browser, "gallery.demo.rows[0].id")
        let before = try await browser.evaluate(first, as: String.self)
        try await stage.pull(by: 100)
        try await stage.expectHome()
        #expect(try await stage.starts == [])

        try await browser.run("document.querySelector('#failure').click()")
        try await stage.pull(by: 400)
        try await browser.wait(until: "/Not (refreshed|reloaded)/.test(\(Self.words))")
        #expect(try await stage.results == ["failure"])
        try await stage.expectHome()
        #expect(try await browser.evaluate(first, as: String.self) == before)

        try await browser.run("document.querySelector('#failure').click()")
        try await stage.pull(by: 400)
        try await browser.wait(until: "/Updated|Reloaded/.test(\(Self.words))")
        #expect(try await stage.results == ["failure", "success"])
        try await stage.expectHome()
        #expect(try await browser.evaluate(first, as: String.self) != before)
        #expect(try await stage.starts == ["start", "start"])
      }
    }

    @Test("Pulling the footer up loads more rows once", arguments: Kind.here)
    func footer(kind: Kind) async throws {
      try await Stage.demo("both", in: kind) { stage in
        try await stage.browser.run("\(stage.view).scrollToOffset(1e6)")
        try await stage.waitForRest()
        let offset = try await stage.shown.contentOffset
        #expect(offset > 400)
        try await stage.pull(by: -400, from: stage.window.height - 40)
        try await stage.browser.wait(until: "gallery.demo.rows.length === 40")
        try await stage.waitForRest()
        #expect(try await stage.starts == ["end"])
        // The new rows fill the gap, so the content offset hardly changes.
        #expect(try await abs(stage.shown.contentOffset - offset) < 100)
        #expect(try await stage.number("gallery.view.querySelectorAll('.row').length") == 40)
      }
    }

    @Test(
      "During a pull, the content follows the finger, and no frame exceeds the distance of the rubber band",
      arguments: Kind.here)
    func follows(kind: Kind) async throws {
      try await Stage.bare(["start": "standard"], in: kind) { stage in
        // A busy browser draws few frames. Every attempt checks all the frames that the browser draws.
        for attempt in 1...4 {
          let positions = try await positionsOfAPull(stage)
          try await stage.waitForResults(attempt)
          try await stage.expectHome()
          // More than two positions show that frames were drawn while the finger moved, not only after it
          // stopped.
          if positions > 2 { return }
        }
        Issue.record("no frame was drawn while the finger moved")
      }
    }

    @Test(
      "The content stays under the finger in a zoomed or scaled page", arguments: Kind.here,
      [("zoom: 1.5", 1.5), ("zoom: 0.5", 0.5), ("scale: 0.5; transform-origin: 0 0", 0.5)])
    func scaled(kind: Kind, style: (text: String, factor: Double)) async throws {
      try await Stage.bare(["start": "none"], in: kind) { stage in
        try await stage.browser.run("(document.body.style.cssText += '; \(style.text)')")
        try await stage.browser.waitForFrames()
        // For a zoomed element WebKit reports its unzoomed rectangle, so the test finds the row by hit
        // testing.
        let top = """
          Array.from({ length: 700 }, (_, y) => document.elementFromPoint(40, y)?.closest('li'))
            .indexOf(view.querySelectorAll('li')[5])
          """
        let before = try await stage.number(top)
        let (start, end) = (Point(100, 200), Point(100, 120))
        try await stage.browser.touch(Swipe(from: start, to: end, lifts: false))
        let moved = try await stage.number(top) - before
        try await stage.browser.touch(Swipe(from: end, to: end, comesDown: false))
        // The first 10 px only recognize the drag.
        #expect(before > 0 && abs(moved - (10 * style.factor - 80)) <= 2, "\(moved)")
      }
    }

    /// Pulls by 400 px, checks each drawn position and returns the number of positions.
    private func positionsOfAPull(_ stage: Stage) async throws -> Int {
      let (start, end) = (stage.window.point(60), stage.window.point(460))
      try await stage.browser.run(
        """
        (window.tops = [], recorder.pointer.y = NaN, window.look = () => {
          const top = view.querySelector('li').getBoundingClientRect().top - view.getBoundingClientRect().top
          // Skips frames before the finger has moved.
          if (recorder.pointer.y > \(start.y)) tops.push([top, recorder.pointer.y - \(start.y)])
          window.frame = requestAnimationFrame(window.look)
        }, window.look())
        """)
      try await stage.browser.touch(Swipe(from: start, to: end, duration: .milliseconds(800), lifts: false))
      // The distance of the content, by the formula of the rubber band, in a viewport of 600 px. The
      // finger's first few px only recognize the drag, so 385 of 400 px are enough.
      func band(_ distance: Double) -> Double { (1 - 1 / (distance * 0.55 / 600 + 1)) * 600 }
      try await stage.browser.wait(until: "tops.length && tops.at(-1)[0] >= \(band(385))")
      let tops = try await stage.browser.evaluate("(cancelAnimationFrame(frame), tops)", as: [[Double]].self)
      try await stage.browser.touch(Swipe(from: end, to: end, comesDown: false))
      #expect(tops.allSatisfy { $0[0] <= band($0[1]) + 0.5 }, "\(tops)")
      #expect(zip(tops, tops.dropFirst()).allSatisfy { $1[0] >= $0[0] }, "\(tops)")
      return Set(tops.map { $0[0] }).count
    }
  }
}
