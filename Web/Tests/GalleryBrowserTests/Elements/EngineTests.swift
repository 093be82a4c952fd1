import ChromiumDriver
import OverscrollFixtures
import Testing

extension GalleryBrowserTests {
  /// The engine's WebAssembly in a page.
  @Suite struct EngineTests {
    @Test("After every event, WebAssembly in the browser gives the same bits as the native build")
    func replay() async throws {
      try await Stage.bare { stage in
        let fixtures = try Fixture.all()
        #expect(fixtures.count >= 12)
        for fixture in fixtures {
          let rows = try await stage.page.evaluate(
            """
            (async () => {
              const { replay } = await import('/testing/fixtures.js')
              return replay(bare.module, \(String(decoding: try fixture.json(), as: UTF8.self)))
            })()
            """, as: [Row].self)
          #expect(rows.count == fixture.eventCount)
          let difference = try fixture.replay().difference(from: rows)
          #expect(difference == nil, "\(fixture): \(difference ?? "")")
        }
      }
    }

    @Test("Random events do not increase the engine's memory", arguments: [UInt32.random(in: 0...UInt32.max)])
    func storm(_ seed: UInt32) async throws {
      struct Outcome: Decodable, Sendable {
        let effects: Int
        let liveBytes: [Int]
        let liveBlocks: [Int]
      }
      try await Stage.bare { stage in
        let outcome = try await stage.page.evaluate(
          "import('/testing/storm.js').then(({ storm }) => storm(bare.module, 3e5, \(seed)))",
          as: Outcome.self,
          limit: .seconds(60))
        #expect(outcome.effects > 1000)
        #expect(Set(outcome.liveBytes).count == 1, "seed \(seed): \(outcome.liveBytes)")
        #expect(Set(outcome.liveBlocks).count == 1, "seed \(seed): \(outcome.liveBlocks)")
      }
    }

    @Test("Inserting and removing hundreds of views frees their engines")
    func comeAndGo() async throws {
      try await Stage.bare { stage in
        let memory =
          "((memory) => [memory.liveBytes, memory.liveBlocks, memory.totalBytes])(bare.module.memory)"
        try await stage.page.evaluate("bare.comeAndGo(50, 50)")
        let before = try await stage.page.evaluate(memory)
        try await stage.page.evaluate("bare.comeAndGo(300, 50)", limit: .seconds(60))
        #expect(try await stage.page.evaluate(memory) == before)
        #expect(try await stage.page.evaluate("document.querySelectorAll('overscroll-view').length") == 1)
        // The view that remains still works.
        try await stage.pull(by: 400)
        try await stage.expectHome()
        #expect(try await stage.starts == ["start"])
      }
    }
  }
}
