import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Every demo ends at rest, with nothing left running.
  @Suite struct RestTests {
    @Test("The four demos end at rest one after another, and then nothing in the page asks for frames")
    func demos() async throws {
      try await Stage.demo("icon", latency: 0) { stage in
        var count = 0
        for demo in ["arrow", "brand", "both", "icon"] {
          try await stage.page.evaluate("void document.querySelector('#tab-\(demo)').click()")
          try await stage.page.wait(
            until: "gallery.demo.name === '\(demo)' && gallery.demo.rows.length === 20")
          try await Stage.again(stage) { stage in
            try await stage.pull(by: 400)
            count += 1
            try await stage.waitForStarts(count)
            try await stage.expectHome()
            if demo == "both" {
              try await stage.scroll(to: "1e6")
              try await stage.pullUp()
              try await stage.page.wait(until: "gallery.demo.rows.length === 40")
              count += 1
              try await stage.waitForRest()
              #expect(try await stage.shown.end.phase == "idle")
            }
          }
          let shown = try await stage.shown
          #expect(!shown.wantsFrames && shown.start.progress == 0 && shown.start.rotation == 0)
        }
        #expect(try await stage.starts == ["start", "start", "start", "end", "start"])
        #expect(try await stage.results == Array(repeating: "success", count: 5))

        // The elements ask for no frame, hidden or not.
        let frames = try await stage.page.evaluate("recorder.frames.elements").number ?? 0
        #expect(frames > 0)
        try await stage.page.evaluate("new Promise((done) => setTimeout(done, 300))")
        #expect(try await stage.page.evaluate("recorder.frames.elements").number == frames)
        // Nor does anything else, once the plots have nothing new to draw.
        let isQuiet = try await stage.page.evaluate(
          """
          (async () => {
            const sum = () => recorder.frames.elements + recorder.frames.others
            for (let tries = 0; tries < 20; tries += 1) {
              const before = sum()
              await new Promise((done) => setTimeout(done, 500))
              if (sum() === before) return true
            }
            return false
          })()
          """)
        #expect(isQuiet == true)
      }
    }
  }
}
