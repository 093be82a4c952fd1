import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Load-more in the demo with a header and a footer.
  @Suite struct FooterTests {
    @Test("A pull at the footer loads more once, and new rows appear below without a jump")
    func once() async throws {
      try await Stage.demo("both", latency: 0) { stage in
        try await stage.holdAnswers()
        try await stage.scroll(to: "1e6")
        let moments = try await stage.moments(row: ".rows > :nth-child(20)", edge: "end") {
          try await stage.pullUp()
          try await stage.wait(for: "refreshing", at: "end")
          let offset = "\(stage.view).presentation.contentOffset"
          try await stage.page.wait(
            until: """
              (async () => {
                const before = \(offset)
                for (let frame = 0; frame < 9; frame += 1) await new Promise(requestAnimationFrame)
                return \(offset) === before
              })()
              """)
          try await stage.releaseAnswers()
          try await stage.page.wait(until: "gallery.demo.rows.length === 40")
        }
        #expect(try await stage.starts == ["end"])
        #expect(try await stage.requests.count == 1)
        #expect(try await stage.requests.first?.contains("offset=20") == true)
        moments.expectNoJump()
        // The last row keeps its position while the new rows fill the gap.
        let loading = moments.filter { $0.phase == "refreshing" }
        let after = Array(moments.suffix(from: { $0.phase == "refreshing" }))
        #expect(after.count > 2 && Set(after.map(\.top)).count == 1, "\(after.map(\.top))")
        #expect(loading.last?.gap == 72)
        #expect(try await stage.shown.end.phase == "idle")
        #expect(try await stage.shown.end.gap == 0)
      }
    }

    @Test("When all 120 rows are loaded, the footer shows \"No more\" and loads no more rows")
    func noMoreContent() async throws {
      try await Stage.demo("both", latency: 0) { stage in
        for _ in 0..<4 { try await stage.page.evaluate("\(stage.view).refresh('end')") }
        #expect(try await stage.page.evaluate("gallery.demo.rows.length") == 100)
        try await stage.waitForRest()
        try await stage.scroll(to: "1e6")
        try await stage.pullUp()
        try await stage.page.wait(until: "gallery.demo.rows.length === 120")
        try await stage.waitForRest()
        #expect(try await stage.starts == Array(repeating: "end", count: 5))
        #expect(try await stage.results == Array(repeating: "success", count: 4) + ["noMoreContent"])
        #expect(try await stage.shown.end.phase == "noMoreContent")
        #expect(
          try await stage.page.evaluate("\(stage.view).querySelectorAll('.row:not(.note)').length") == 120)
        let ids = try await stage.page.evaluate(
          "new Set(gallery.demo.rows.map(({ id }) => id)).size")
        #expect(ids == 120)
        let footer = "\(stage.view).querySelector('.state[data-edge=end]').textContent"
        #expect(try await stage.page.evaluate(footer).string?.contains("No more") == true)
        #expect(
          try await stage.page.evaluate("\(stage.view).querySelector('.note').textContent").string?
            .contains("No more") == true)
        try await stage.scroll(to: "1e6")
        try await stage.pullUp()
        try await stage.waitForRest()
        #expect(try await stage.starts.count == 5)
        #expect(try await stage.requests.count == 5)
        // A refresh may have added rows, so the end edge can load again.
        #expect(try await stage.page.evaluate("\(stage.view).refresh('start')") == "success")
        try await stage.waitForRest()
        #expect(try await stage.shown.end.phase == "idle")
        #expect(try await stage.page.evaluate("\(stage.view).hasAttribute('end-no-more-content')") == false)
      }
    }

    @Test("During load-more a pull to refresh starts nothing, and the indicator shows that it is refused")
    func exclusion() async throws {
      try await Stage.demo("both", latency: 0) { stage in
        try await stage.holdAnswers()
        try await stage.page.evaluate("void gallery.view.refresh('end')")
        try await stage.wait(for: "refreshing", at: "end")
        try await stage.scroll(to: "0")
        try await stage.pull(by: 400, lifts: false)
        #expect(
          try await stage.page.evaluate(
            "\(stage.view).querySelector('.state[data-edge=start]').dataset.state")
            == "invalid")
        try await stage.lift()
        try await stage.releaseAnswers()
        try await stage.page.wait(until: "gallery.demo.rows.length === 40")
        try await stage.waitForRest()
        #expect(try await stage.starts == ["end"])
        #expect(try await stage.shown.contentOffset == 0)
      }
    }
  }
}
