import ChromiumDriver
import Foundation
import OverscrollFixtures
import Testing

extension GalleryBrowserTests {
  /// A trace that is opened in the gallery, and played.
  @Suite struct TracePlayTests {
    private static func fixture(_ name: String) -> URL { Fixture.folder.appending(path: "\(name).trace") }

    private static let drop = Point(120, 300)

    /// Lends the gallery with a fixture that was dropped on it, and the same replayed natively.
    private func played(
      _ name: String, _ body: (Stage, ReplayedTrace) async throws -> Void
    ) async throws {
      let trace = try ReplayedTrace(String(contentsOf: Self.fixture(name), encoding: .utf8))
      try await Stage.demo("icon") { stage in
        try await stage.page.drag([Self.fixture(name)], to: Self.drop)
        try await stage.page.wait(
          until: "gallery.theater && document.querySelector('.page.playing .theater')")
        try await body(stage, trace)
      }
    }

    /// Moves the scrubber to a place, and waits until it is shown.
    private func scrub(_ stage: Stage, to place: Int) async throws {
      try await stage.page.evaluate(
        """
        void ((scrubber) => {
          scrubber.value = \(place)
          scrubber.dispatchEvent(new Event('input', { bubbles: true }))
        })(document.querySelector('#trace-scrubber'))
        """)
      try await wait(stage, for: place)
    }

    private func wait(_ stage: Stage, for place: Int) async throws {
      try await stage.page.wait(
        until: "document.querySelector('.trace-count').textContent.startsWith('\(place) of ')")
    }

    private func text(_ stage: Stage, _ selector: String) async throws -> String {
      try await stage.page.evaluate("document.querySelector('\(selector)').textContent", as: String.self)
    }

    @Test(
      "A dropped trace is shown as it replays natively, forward and back",
      arguments: ["pull-and-refresh", "two-levels", "observed"])
    func scrubbed(_ name: String) async throws {
      try await played(name) { stage, trace in
        let few = Array(stride(from: 0, through: trace.events, by: max(1, trace.events / 8)))
        for place in few + [trace.events] + few.reversed() {
          try await scrub(stage, to: place)
          let wanted = trace.shown[place]
          let shown = try await stage.page.evaluate(
            """
            ((shown) => [shown.contentOffset, shown.start.gap, shown.start.indicatorOffset])(
              gallery.theater.shown.presentation)
            """, as: [Double].self)
          let names = ["contentOffset", "start.gap", "start.indicatorOffset"]
          #expect(shown == names.compactMap { Double(wanted[$0] ?? "") }, "\(place)")
          let offset = try #require(Double(wanted["contentOffset"] ?? ""))
          #expect(
            abs(try #require(Double(try await text(stage, ".theater [data-part=offset]"))) - offset) < 0.051)
          let phase = try #require(wanted["start.phase"])
          #expect(try await text(stage, ".theater .edge[data-edge=start] .chip").hasPrefix(phase), "\(place)")
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

    /// How many pt a pixel of the stage is.
    private func scaled(_ stage: Stage) async throws -> Double {
      try await stage.number(
        "((box) => box.offsetHeight / box.getBoundingClientRect().height)(document.querySelector('.trace-window'))"
      )
    }

    @Test("A list's trace is drawn as its items, by their numbers, where the list has them")
    func list() async throws {
      try await played("stage-list") { stage, trace in
        for place in [trace.events, trace.events / 2, trace.events] {
          try await scrub(stage, to: place)
          let count = try #require(trace.shown[place]["list.count"])
          #expect(try await stage.page.evaluate("String(gallery.theater.shown.list.count)").string == count)
          let rows = try await stage.page.evaluate(
            "[...document.querySelectorAll('.trace-row')].map((row) => Number(row.textContent))",
            as: [Int].self)
          let (from, to) = (trace.shown[place]["list.from"], trace.shown[place]["list.to"])
          let window = try #require(Int(from ?? ""))..<(try #require(Int(to ?? "")))
          #expect(rows.count > 3 && Set(rows).count == rows.count, "\(rows)")
          #expect(rows.allSatisfy(window.contains), "\(rows) \(window)")
          let first = try #require(Int(trace.shown[place]["list.item"] ?? ""))
          #expect(rows.contains(first))
        }
        #expect(try await text(stage, ".trace-note").contains("drawn as its number"))
      }
    }

    @Test("Arrows go event by event, and what a reader hears says which")
    func keys() async throws {
      try await played("pull-and-refresh") { stage, trace in
        try await stage.page.evaluate("document.querySelector('#trace-scrubber').focus()")
        for (key, place) in [
          (Key.arrowRight, 1), (.arrowUp, 2), (.arrowLeft, 1), (.end, trace.events), (.home, 0),
        ] {
          try await stage.page.press(key)
          try await wait(stage, for: place)
        }
        try await stage.page.press(.arrowRight)
        try await wait(stage, for: 1)
        let said = try await stage.page.evaluate(
          "document.querySelector('#trace-scrubber').getAttribute('aria-valuetext')", as: String.self)
        let line = try await text(stage, ".trace-event code")
        #expect(said.hasPrefix("1 of \(trace.events), 0.00 s: ") && said.hasSuffix(line) && line.count > 5)
        try await stage.page.evaluate("document.querySelector('[data-act=after]').click()")
        try await wait(stage, for: 2)
        try await stage.page.evaluate("document.querySelector('[data-act=before]').click()")
        try await wait(stage, for: 1)
      }
    }

    @Test("It plays to its end, can be paused, and begins again")
    func play() async throws {
      try await played("pull-and-refresh") { stage, trace in
        let play = "document.querySelector('[data-act=play]')"
        #expect(try await stage.page.evaluate("document.activeElement === \(play)") == true)
        try await stage.page.press(.space)
        try await stage.page.wait(until: "gallery.theater.shown.count > 2")
        try await stage.page.evaluate("\(play).click()")
        let place = try await stage.number("gallery.theater.shown.count")
        try await stage.page.waitForFrames(3)
        #expect(try await stage.number("gallery.theater.shown.count") == place)
        #expect(try await text(stage, "[data-act=play]") == "Play")
        try await stage.page.evaluate("\(play).click()")
        try await stage.page.wait(until: "\(play).textContent === 'Play'", timeout: .seconds(20))
        #expect(try await stage.number("gallery.theater.shown.count") == Double(trace.events))
        try await stage.page.evaluate("\(play).click()")
        try await stage.page.wait(until: "gallery.theater.shown.count < \(trace.events)")
      }
    }

    @Test(
      "A file that cannot be played is said with its line, and the demo stays",
      arguments: [
        ("cut.trace", "overscroll trace 1\n0 layout 640 2000 1\n", 1, "Line 3: The text ends without an end"),
        ("newer.trace", "overscroll trace 99\nend 0\n", 1, "Line 1: Version 99 is newer"),
        ("note.txt", "Dear diary,\n", 1, "Line 1: This is no trace"),
        ("empty.trace", "", 1, "The file is empty."),
        ("huge.trace", "0 tick\n", 2_400_000, "at most 16.8 MB can be played"),
      ])
    func mistakes(_ name: String, _ part: String, _ count: Int, _ reason: String) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "traces-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: name)
      try Data(String(repeating: part, count: count).utf8).write(to: file)
      try await Stage.demo("icon") { stage in
        let mistake = "document.querySelector('#trace-mistake')"
        try await stage.page.drag([file], to: Self.drop)
        try await stage.page.wait(until: "\(mistake).checkVisibility()")
        let told = try await text(stage, "#trace-mistake p")
        #expect(told.hasPrefix("“\(name)” cannot be played. ") && told.contains(reason), "\(told)")
        #expect(try await stage.page.evaluate("gallery.theater === undefined") == true)
        #expect(
          try await stage.page.evaluate("document.querySelector('.page .panels').checkVisibility()") == true)
        try await stage.page.evaluate("\(mistake).querySelector('button').click()")
        #expect(try await stage.page.evaluate("\(mistake).checkVisibility()") == false)
      }
    }

    @Test(
      "A file can be chosen, another takes its place, and a bad one leaves it; then back to the live demo")
    func back() async throws {
      try await Stage.demo("icon") { stage in
        let name = "document.querySelector('.trace-name')?.textContent"
        for fixture in ["two-levels", "pull-and-refresh"] {
          try await stage.page.choose([Self.fixture(fixture)], in: "#trace-file")
          try await stage.page.wait(until: "\(name) === '\(fixture).trace'")
        }
        try await stage.page.choose([URL(filePath: #filePath)], in: "#trace-file")
        try await stage.page.wait(until: "document.querySelector('#trace-mistake').checkVisibility()")
        #expect(try await stage.page.evaluate("\(name)") == "pull-and-refresh.trace")
        #expect(
          try await stage.page.evaluate("document.querySelectorAll('.theater, .trace-stage').length") == 2)
        #expect(
          try await stage.page.evaluate("document.querySelector('.page .panels').checkVisibility()") == false)
        try await stage.page.evaluate("document.querySelector('#trace-back').click()")
        #expect(
          try await stage.page.evaluate("document.querySelectorAll('.theater, .trace-stage').length") == 0)
        #expect(try await stage.page.evaluate("document.activeElement.id") == "open-trace")
        try await Stage.again(stage) { stage in
          try await stage.pull(by: 300)
          try await stage.waitForStarts(1)
          try await stage.expectHome()
        }
        try await stage.page.choose([Self.fixture("approach")], in: "#trace-file")
        try await stage.page.wait(until: "\(name) === 'approach.trace'")
        try await stage.page.evaluate(
          "void (document.querySelector('#tab-icon').focus(), document.querySelector('#tab-icon').click())")
        #expect(
          try await stage.page.evaluate("[gallery.theater === undefined, document.activeElement.id]")
            == [true, "tab-icon"])
      }
    }

    @Test("Where the engine cannot go on, that is said, and the live demo is back")
    func failure() async throws {
      try await Stage.demo("icon") { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.instantiate = WebAssembly.instantiate, WebAssembly.instantiate = async (...all) => {
            const { exports } = (await instantiate(...all)).instance
            const overscroll_playback_seek = () => { throw new WebAssembly.RuntimeError('unreachable') }
            return { instance: { exports: { ...exports, overscroll_playback_seek } } }
          })
          """)
        try await stage.page.choose([Self.fixture("approach")], in: "#trace-file")
        try await stage.page.wait(until: "document.querySelector('#trace-scrubber')")
        try await stage.page.evaluate("document.querySelector('[data-act=after]').click()")
        try await stage.page.wait(until: "document.querySelector('#trace-mistake').checkVisibility()")
        let told = try await text(stage, "#trace-mistake p")
        #expect(told.contains("cannot be played to its end. It takes more memory"), "\(told)")
        #expect(try await stage.page.evaluate("gallery.theater === undefined") == true)
        try await Stage.again(stage) { try await $0.expectHome() }
      }
    }

    @Test("Files over the page say what happens when they are let go; other things do not")
    func hover() async throws {
      try await Stage.demo("icon") { stage in
        try await stage.page.drag([Self.fixture("approach")], to: Self.drop, drops: false)
        try await stage.page.wait(until: "document.body.classList.contains('dropping')")
        try await stage.page.drag([], to: Self.drop)
        try await stage.page.evaluate("void dispatchEvent(new DragEvent('drop'))")
        #expect(try await stage.page.evaluate("document.body.classList.contains('dropping')") == false)
        #expect(try await stage.page.evaluate("gallery.theater === undefined") == true)
      }
    }
  }
}
