import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// A finger that scrolls a list while the list's engine loads and arrives.
  @Suite struct EarlyFingerTests {
    /// Scripts that run while a finger scrolls.
    ///
    /// In the first script the engine arrives. In the second, a refresh is also requested. In the third,
    /// the engine fails to load and arrives later.
    private static let arrivals = [
      "go()", "go(), setTimeout(() => list.refresh(), 50)",
      """
      globalThis.real = load, load = async () => { throw new Error('offline'); }, go(), Class.load = real
      """,
    ]

    /// Disables the timer of 3 s, at whose end the engine starts although a finger is down.
    private func waitForever(_ stage: Stage) async throws {
      try await stage.page.evaluate(
        """
        void ((set) => (globalThis.setTimeout = (work, wait, ...rest) => wait === 3000 ? 0 : set(work, wait, ...rest)))(
          setTimeout)
        """)
    }

    @Test(
      "A finger continues to scroll, and the engine starts only after the finger has lifted",
      arguments: arrivals)
    func dragged(_ arrival: String) async throws {
      try await Stage.early(count: 1000, complaints: true) { stage in
        try await waitForever(stage)
        try await stage.page.touch([
          .down(200, 500), .move(to: Point(200, 400), duration: .milliseconds(200)),
          .hold(.milliseconds(200)),
        ])
        try await stage.page.evaluate("void (\(arrival))")
        // During these 1.3 s, a failed load is retried.
        try await stage.page.touch([.hold(.milliseconds(1300))])
        #expect(try await stage.page.evaluate("list.presentation") == .null)
        try await stage.page.touch([
          .move(to: Point(200, 200), duration: .milliseconds(300)), .hold(.milliseconds(200)),
        ])
        #expect(try await stage.page.evaluate("list.presentation") == .null)
        #expect(try await stage.number("\(Stage.listViewport).scrollTop") > 250)
        let before = try await stage.itemsSeen
        try await stage.page.touch([.up])
        try await stage.page.wait(until: "list.presentation")
        try await stage.waitForList()
        #expect(try await stage.itemsSeen.first?.id == before.first?.id)
      }
    }

    @Test(
      "The engine does not wait for a finger if the browser scrolls nothing or if the list missed the lift",
      arguments: [
        (["chat": ""], "go()", false), (["columns": "2"], "go()", false),
        ([:], "list.scrollToItem(500), go()", false), ([:], "list.removeItems(0, 20)", true),
      ] as [(JSONValue, String, Bool)])
    func notWaitedFor(_ attributes: JSONValue, _ change: String, lifts: Bool) async throws {
      try await Stage.early(attributes, count: 1000) { stage in
        try await waitForever(stage)
        try await stage.page.touch([.down(200, 300)])
        try await stage.page.evaluate("void (\(change))")
        try await stage.page.waitForFrames()
        if lifts {
          try await stage.page.touch([.up])
          // Wait until nothing has scrolled for long enough.
          try await stage.page.touch([.hold(.milliseconds(300))])
          try await stage.page.evaluate("void go()")
        }
        try await stage.page.wait(until: "list.presentation")
        if !lifts { try await stage.page.touch([.up]) }
      }
    }

    @Test("A fling continues to its end when the engine arrives")
    func flung() async throws {
      var ends: [Double] = []
      for comesAtOnce in [false, true] {
        try await Stage.early(count: 1000) { stage in
          try await waitForever(stage)
          try await stage.page.fling(
            from: Point(200, 500), to: Point(200, 200), duration: .milliseconds(100))
          if !comesAtOnce { try await stage.page.waitForFrames(120) }
          try await stage.engineComes()
          ends.append(try await stage.listShown.scrollOffset)
        }
      }
      #expect(ends[0] > 300 && ends[1] > 0.9 * ends[0], "\(ends)")
    }

    @Test("A finger that does not move delays the engine only for a limited time")
    func resting() async throws {
      try await Stage.early(count: 1000) { stage in
        try await stage.page.touch([.down(200, 500)])
        try await stage.page.evaluate("void go()")
        try await stage.page.wait(until: "list.presentation")
        try await stage.page.touch([.up])
      }
    }
  }
}
