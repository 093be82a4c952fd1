import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Every demo comes to rest and then requests no frames.
  @Suite struct RestTests {
    @Test("Each demo shows a hint, a failure and a success, comes to rest, and then requests no frames")
    func demos() async throws {
      try await Stage.demo("icon", latency: 0, complaints: true) { stage in
        var starts: [String] = []
        for demo in ["arrow", "brand", "both", "icon"] {
          try await stage.page.evaluate("void document.querySelector('#tab-\(demo)').click()")
          try await stage.page.wait(
            until: "gallery.demo.name === '\(demo)' && gallery.demo.rows.length === 20")
          try await Stage.again(stage) { stage in
            try await expectHint(stage, demo)
            try await stage.page.evaluate("document.querySelector('#failure').click()")
            try await pull(stage, demo, says: ["Not refreshed", "Not reloaded"])
            try await stage.page.evaluate("document.querySelector('#failure').click()")
            try await pull(stage, demo, says: ["Updated", "Reloaded"])
            starts += ["start", "start"]
            if demo == "both" {
              try await stage.scroll(to: "1e6")
              try await stage.pullUp()
              try await stage.page.wait(until: "gallery.demo.rows.length === 40")
              starts.append("end")
              try await stage.waitForRest()
              #expect(try await stage.shown.end.phase == "idle")
            }
          }
          let shown = try await stage.shown
          #expect(!shown.wantsFrames && shown.start.progress == 0 && shown.start.rotation == 0)
        }
        #expect(try await stage.starts == starts)
        #expect(
          try await stage.results == [
            "failure", "success", "failure", "success", "failure", "success", "success", "failure", "success",
          ])
        // The browser reports the requested failures and nothing else.
        #expect(await stage.page.consoleMessages.allSatisfy { $0.text.contains("503") })
        #expect(await stage.page.uncaughtExceptions == [])

        // The elements request no frame, whether they are hidden or visible.
        let frames = try await stage.page.evaluate("recorder.frames.elements").number ?? 0
        #expect(frames > 0)
        try await stage.page.evaluate("new Promise((done) => setTimeout(done, 300))")
        #expect(try await stage.page.evaluate("recorder.frames.elements").number == frames)
        // The rest of the page requests no frame either, once the plots are drawn.
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

    private func expectHint(_ stage: Stage, _ demo: String) async throws {
      let hint = "document.querySelector('#panel-\(demo) .hint')"
      #expect(try await stage.page.evaluate("\(hint).textContent").string?.contains("Pull") == true)
      let box = try await stage.page.evaluate("\(hint).getBoundingClientRect().toJSON()", as: Box.self)
      #expect(box.width > 20 && box.height > 8, "\(demo)")
    }

    /// Pulls until the action runs, and expects the demo to show its result in words.
    private func pull(_ stage: Stage, _ demo: String, says wanted: [String]) async throws {
      let before = try await stage.starts.count
      // The page collects the words, because they may disappear before the test reads them.
      try await stage.page.evaluate(
        """
        void (globalThis.texts = new Set(), gallery.view.addFrameListener(({ start }) => {
          if (start.phase !== 'showingResult') return
          for (const each of gallery.view.querySelectorAll('[slot=start-indicator], [slot=header]')) texts.add(each.innerText)
        }))
        """)
      try await stage.pull(by: 400)
      try await stage.waitForStarts(before + 1)
      try await stage.expectHome()
      let texts = try await stage.page.evaluate("[...texts]", as: [String].self)
      #expect(wanted.contains { words in texts.contains { $0.contains(words) } }, "\(demo): \(texts)")
    }
  }
}
