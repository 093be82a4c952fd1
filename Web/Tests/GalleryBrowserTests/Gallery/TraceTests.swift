import ChromiumDriver
import OverscrollFixtures
import Testing

extension GalleryBrowserTests {
  /// Traces that elements record.
  @Suite struct TraceTests {
    /// Expects an element's trace to replay to its presentation, natively and in WebAssembly.
    private static func expectReplay(_ element: String, in page: Page, events: Int) async throws {
      let result = try await page.evaluate(
        "import('/testing/trace.js').then(({ exported }) => exported(\(element)))", as: [String].self)
      let trace = try ReplayedTrace(result[0])
      #expect(trace.mistakes.isEmpty && trace.digest == result[1], "\(trace.mistakes)")
      #expect(result.count == 2, "\(result.dropFirst(2))")
      #expect(trace.events >= events && trace.platform.contains("Chrome"))
    }

    @Test("A recorded pull replays to the page's presentation, natively and in WebAssembly")
    func pull() async throws {
      try await Stage.demo("standard") { stage in
        for _ in 0..<2 {
          try await stage.pull(by: 300)
          try await Self.expectReplay("gallery.view", in: stage.page, events: 20)
          try await stage.waitForRest()
        }
      }
    }

    @Test(
      "The trace of a list replays to the page's presentation after flings, a jump and edits",
      arguments: [[:], ["scrolling": "native"]] as [JSONValue])
    func list(_ attributes: JSONValue) async throws {
      try await Stage.list(attributes, count: 10_000) { stage in
        try await stage.page.fling(from: Point(195, 500), to: Point(195, 100), duration: .milliseconds(120))
        try await stage.page.evaluate(
          "lists.insert(0, 1000), lists.remove(200, 777), list.scrollToItem(7000)")
        try await stage.waitForList()
        try await stage.page.fling(from: Point(195, 100), to: Point(195, 500), duration: .milliseconds(120))
        try await Self.expectReplay("list", in: stage.page, events: 50)
      }
    }

    @Test(
      "The gallery saves a trace as a file",
      arguments: [("trace", "icon.trace"), ("list-trace", "cards.trace")])
    func file(_ button: String, _ name: String) async throws {
      try await Stage.demo("icon") { stage in
        try await stage.page.wait(until: "lists.list.presentation")
        try await Self.expectFile(name, in: stage.page, events: 4) {
          try await stage.page.evaluate("document.querySelector('#\(button)').click()")
        }
      }
    }

    @Test(
      "A trace that a SwiftUI screen shares is saved as a file",
      .enabled(
        if: SwiftUIStage.isBuiltOrRequired, "No stage is built: swift build --package-path Tools/Stage"))
    func shared() async throws {
      try await SwiftUIStage.lend("outcomes") { stage in
        // The last of three buttons in the bar at the bottom.
        let button = stage.position(inBar: 0.74, above: 76)
        try await Self.expectFile("Overscroll.trace", in: stage.page, events: 2) {
          try await stage.page.touch(.tap(at: button))
        }
      }
    }

    /// Expects `action` to make the page save a trace as a file.
    private static func expectFile(
      _ name: String, in page: Page, events: Int, _ action: () async throws -> Void
    ) async throws {
      try await page.evaluate(
        """
        (globalThis.saved = [], HTMLAnchorElement.prototype.click = function () { saved.push(this.download) },
          URL.createObjectURL = (blob) => (blob.text().then((text) => saved.push(text)), 'blob:'))
        """)
      try await action()
      try await page.wait(until: "saved.length === 2")
      let saved = try await page.evaluate("saved", as: [String].self)
      #expect(saved.contains(name))
      let trace = try ReplayedTrace(saved.first { $0 != name } ?? "")
      #expect(trace.mistakes.isEmpty && trace.events >= events)
    }

    @Test(
      "A recording that reaches its size limit ends early, and its trace says so",
      arguments: [1 << 7, 1 << 13])
    func full(limit: Int) async throws {
      try await Stage.bare { stage in
        let text = try await stage.page.evaluate(
          "import('/testing/trace.js').then(({ limited }) => limited(\(limit)))", as: String.self)
        let trace = try ReplayedTrace(text)
        let isFull = limit == 1 << 7
        #expect(trace.mistakes.isEmpty && trace.about.contains("ended early") == isFull, "\(trace.about)")
        #expect(isFull ? 20..<200 ~= trace.events : trace.events == 201, "\(trace.events)")
        #expect(text.contains("\n== ") == !isFull)
      }
    }

    @Test("If the replay fails, the export of a trace throws an error, and the next export succeeds")
    func broken() async throws {
      try await Stage.bare { stage in
        let said = try await stage.page.evaluate(
          "import('/testing/trace.js').then(({ broken }) => broken())", as: [String].self)
        #expect(said.first == "a trap" && said.last == "true")
        #expect(try ReplayedTrace(said[1]).events == 2)
      }
    }

    @Test("While `recording.isOn` is false, nothing is recorded")
    func off() async throws {
      try await Stage.bare { stage in
        let text = try await stage.page.evaluate(
          "import('/testing/trace.js').then(({ unrecorded }) => unrecorded())")
        #expect(text.string == "")
      }
    }
  }
}
