import ChromiumDriver
import Foundation
import Testing

extension GalleryBrowserTests {
  /// The gallery in a browser, in one page, under any hands, while all that it relies on fails now and then.
  ///
  /// `OVERSCROLL_SOAK=3600` goes on for an hour, and `OVERSCROLL_SOAK_SEED` begins with other rounds: each takes the next
  /// seed, so that the one that failed can be the first.
  @Suite struct SoakTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// How long it goes on at least, in s.
    private static let seconds = environment["OVERSCROLL_SOAK"].flatMap(Double.init) ?? 8
    private static let seed = environment["OVERSCROLL_SOAK_SEED"].flatMap(Int.init).map(abs) ?? 1

    @Test("Under any hands, edits and failures nothing fires twice, all comes to rest, and nothing grows")
    func soak() async throws {
      print("Soak: \(Self.seconds) s from seed \(Self.seed) on")
      try await Browser.withBrowser(BrowserPool.options(hasWindows: true)) { browser in
        var world = try await SoakWorld(browser)
        do {
          try await soak(&world)
        } catch {
          await world.close()
          throw error
        }
        await world.close()
      }
    }

    private func soak(_ world: inout SoakWorld) async throws {
      var scales = SoakScales()
      let began = ContinuousClock.now
      var seed = Self.seed
      repeat {
        let faults = await play(seed, in: &world)
        #expect(faults == [])
        guard faults == [] else { break }
        try await scales.weigh(world.page)
        seed += 1
      } while (ContinuousClock.now - began).inSeconds < Self.seconds || scales.readings.count < 3
      #expect(scales.growth == [])
      let counts = try await world.page.evaluate(
        "Object.entries(soak.counts).map((count) => count.join(' ')).join(', ')")
      print(
        """
        \(scales.summary)
        Soak: \(Int((ContinuousClock.now - began).inSeconds)) s, \(scales.readings.count) rounds; \(counts.string ?? "")
        """)
    }

    /// Plays a round, and says what is wrong after it.
    private func play(_ seed: Int, in world: inout SoakWorld) async -> [String] {
      var round = SoakRound(seed, isShort: Self.seconds < 60)
      do {
        let faults = try await round.run(in: &world) + round.settle(&world)
        return faults.isEmpty ? [] : ["seed \(seed): \(round.path.joined(separator: " "))"] + faults
      } catch {
        return ["seed \(seed): \(round.path.joined(separator: " "))", "\(error)"]
      }
    }
  }
}
