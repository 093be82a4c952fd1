import ChromiumDriver
import Foundation
import OverscrollFixtures
import Testing

extension GalleryBrowserTests {
  /// A trace that is opened and played in the gallery.
  @Suite struct TracePlayTests {
    /// Drops the trace of a fixture on the gallery, and runs `body` with the trace's native replay.
    private func played(
      _ name: String, _ body: (Stage, ReplayedTrace) async throws -> Void
    ) async throws {
      let trace = try ReplayedTrace(String(contentsOf: Stage.trace(name), encoding: .utf8))
      try await Stage.demo("icon") { stage in
        try await stage.page.drag([Stage.trace(name)], to: Stage.drop)
        try await stage.page.wait(
          until: "gallery.player && document.querySelector('.page.playing .trace-player')")
        try await body(stage, trace)
      }
    }

    /// Moves the scrubber to an event and waits until the event is shown.
    private func scrub(_ stage: Stage, to position: Int) async throws {
      try await stage.scrub(to: position)
      try await stage.wait(forPosition: position)
    }

    @Test(
      "A dropped trace shows the values of its native replay, forward and backward",
      arguments: ["pull-and-refresh", "two-levels", "observed"])
    func scrubbed(_ name: String) async throws {
      try await played(name) { stage, trace in
        let few = Array(stride(from: 0, through: trace.events, by: max(1, trace.events / 8)))
        for position in few + [trace.events] + few.reversed() {
          try await scrub(stage, to: position)
          let wanted = trace.shown[position]
          let shown = try await stage.page.evaluate(
            """
            ((shown) => [shown.contentOffset, shown.start.gap, shown.start.indicatorOffset])(
              gallery.player.shown.presentation)
            """, as: [Double].self)
          let names = ["contentOffset", "start.gap", "start.indicatorOffset"]
          #expect(shown == names.compactMap { Double(wanted[$0] ?? "") }, "\(position)")
          let offset = try #require(Double(wanted["contentOffset"] ?? ""))
          #expect(
            abs(try #require(Double(try await stage.text(".trace-player [data-part=offset]"))) - offset)
              < 0.051)
          let phase = try #require(wanted["start.phase"])
          #expect(
            try await stage.text(".trace-player .edge[data-edge=start] .chip").hasPrefix(phase), "\(position)"
          )
          #expect(
            try await stage.text(".edge[data-edge=end] .trace-obstacles").hasPrefix("Obstacles: "))
          if offset < 0 {
            let gap = try await stage.number(
              """
              (document.querySelector('.trace-content').getBoundingClientRect().top
                - document.querySelector('.trace-window').getBoundingClientRect().top)
                * \(try await scaled(stage))
              """)
            #expect(abs(gap + offset) < 0.02, "\(gap) \(offset)")
          }
        }
      }
    }

    /// Returns the scale of the stage, in pt per px.
    private func scaled(_ stage: Stage) async throws -> Double {
      try await stage.number(
        "((box) => box.offsetHeight / box.getBoundingClientRect().height)(document.querySelector('.trace-window'))"
      )
    }

    @Test("The trace of a list shows the numbers of the items at the items' positions")
    func list() async throws {
      try await played("stage-list") { stage, trace in
        for position in [trace.events, trace.events / 2, trace.events] {
          try await scrub(stage, to: position)
          let count = try #require(trace.shown[position]["list.count"])
          #expect(try await stage.page.evaluate("String(gallery.player.shown.list.count)").string == count)
          let rows = try await stage.page.evaluate(
            "[...document.querySelectorAll('.trace-row')].map((row) => Number(row.textContent))",
            as: [Int].self)
          let (from, to) = (trace.shown[position]["list.from"], trace.shown[position]["list.to"])
          let window = try #require(Int(from ?? ""))..<(try #require(Int(to ?? "")))
          #expect(rows.count > 3 && Set(rows).count == rows.count, "\(rows)")
          #expect(rows.allSatisfy(window.contains), "\(rows) \(window)")
          let first = try #require(Int(trace.shown[position]["list.item"] ?? ""))
          #expect(rows.contains(first))
        }
        #expect(try await stage.text(".trace-note").contains("drawn as its number"))
      }
    }

    @Test("Arrow keys move by one event, and the scrubber's text names the event")
    func keys() async throws {
      try await played("pull-and-refresh") { stage, trace in
        try await stage.page.evaluate("document.querySelector('#trace-scrubber').focus()")
        for (key, position) in [
          (Key.arrowRight, 1), (.arrowUp, 2), (.arrowLeft, 1), (.end, trace.events), (.home, 0),
        ] {
          try await stage.page.press(key)
          try await stage.wait(forPosition: position)
        }
        try await stage.page.press(.arrowRight)
        try await stage.wait(forPosition: 1)
        let said = try await stage.page.evaluate(
          "document.querySelector('#trace-scrubber').getAttribute('aria-valuetext')", as: String.self)
        let line = try await stage.text(".trace-event code")
        #expect(said.hasPrefix("1 of \(trace.events), 0.00 s: ") && said.hasSuffix(line) && line.count > 5)
        try await stage.page.evaluate("document.querySelector('[data-act=after]').click()")
        try await stage.wait(forPosition: 2)
        try await stage.page.evaluate("document.querySelector('[data-act=before]').click()")
        try await stage.wait(forPosition: 1)
      }
    }

    @Test("A trace plays to its end, can be paused, and plays again from its start")
    func play() async throws {
      try await played("pull-and-refresh") { stage, trace in
        let play = "document.querySelector('[data-act=play]')"
        #expect(try await stage.page.evaluate("document.activeElement === \(play)") == true)
        try await stage.page.press(.space)
        // Pause within the script, because a separate call could arrive after the end.
        try await stage.page.wait(until: "gallery.player.shown.count > 2 && !void \(play).click()")
        let position = try await stage.number("gallery.player.shown.count")
        try await stage.page.waitForFrames(3)
        #expect(try await stage.number("gallery.player.shown.count") == position)
        #expect(try await stage.text("[data-act=play]") == "Play")
        try await stage.page.evaluate("\(play).click()")
        try await stage.page.wait(until: "\(play).textContent === 'Play'")
        #expect(try await stage.number("gallery.player.shown.count") == Double(trace.events))
        try await stage.page.evaluate("\(play).click()")
        try await stage.page.wait(until: "gallery.player.shown.count < \(trace.events)")
      }
    }

    @Test("Nothing is announced during playback, and after a pause the scrubber's text is current")
    func quiet() async throws {
      try await played("pull-and-refresh") { stage, _ in
        try await stage.page.evaluate("document.querySelector('#trace-scrubber').focus()")
        try await stage.listen()
        let play = "document.querySelector('[data-act=play]').click()"
        try await stage.page.evaluate(play)
        try await stage.page.wait(until: "gallery.player.shown.count > 10")
        try await stage.page.waitForFrames()
        let heard = try await stage.heard()
        #expect(heard.seen > 10 && heard.said == [], "\(heard)")
        try await stage.page.evaluate(play)
        try await stage.page.waitForFrames()
        let said = try await stage.page.evaluate(
          "document.querySelector('#trace-scrubber').getAttribute('aria-valuetext')", as: String.self)
        let position = try await stage.number("gallery.player.shown.count")
        #expect(said.hasPrefix("\(Int(position)) of "), "\(said) \(position)")
      }
    }
  }
}
