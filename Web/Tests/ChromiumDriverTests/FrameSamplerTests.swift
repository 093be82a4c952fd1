import ChromiumDriver
import Testing

extension BrowserTests {
  @Suite struct FrameSamplerTests {
    @Test("Every frame is sampled once, with the values that are about to be drawn")
    func frames() async throws {
      try await withPage { page in
        try await page.show("<div id=box style='position: absolute'></div>")
        let sampler = try await page.sampleFrames(of: "[box.offsetTop, window.count ?? 0, 'none']")
        try await page.evaluate(
          """
          void (window.count = 0, window.step = () => {
            count += 1
            box.style.top = count + 'px'
            if (count < 40) requestAnimationFrame(step)
          }, requestAnimationFrame(step))
          """)
        try await page.wait(until: "count === 40")
        try await page.waitForFrames()
        let samples = try await sampler.stop()
        #expect(samples.count >= 40)
        // What an animation callback wrote in a frame is what that frame's sample holds.
        #expect(samples.allSatisfy { $0.values[0] == $0.values[1] && $0.values[2].isNaN })
        let tops = samples.map { $0.values[0] }
        #expect(zip(tops.dropFirst(), tops).allSatisfy { $0 - $1 <= 1 && $0 >= $1 })
        let gaps = zip(samples.dropFirst(), samples).map { $0.time - $1.time }.sorted()
        #expect(gaps.allSatisfy { $0 > 0 })
        #expect(abs(gaps[gaps.count / 2] - 1 / 60) < 0.004)
        #expect(try await page.evaluate("document.querySelectorAll('[aria-hidden]').length") == 0)
      }
    }

    @Test("A long recording outgrows its first buffer")
    func growth() async throws {
      try await withPage { page in
        let sampler = try await page.sampleFrames(of: "new Array(3000).fill(1.5)")
        try await page.waitForFrames(5)
        let samples = try await sampler.stop()
        #expect(samples.count >= 5)
        #expect(samples.allSatisfy { $0.values.count == 3000 && $0.values.allSatisfy { $0 == 1.5 } })
      }
    }

    @Test("An expression that throws, and a second stop, are errors")
    func failures() async throws {
      try await withPage { page in
        let broken = try await page.sampleFrames(of: "nowhere.offsetTop")
        await #expect(throws: BrowserError.self) { try await broken.stop() }
        let sampler = try await page.sampleFrames(of: "scrollY // a comment is fine")
        _ = try await sampler.stop()
        await #expect(throws: BrowserError.self) { try await sampler.stop() }
      }
    }
  }
}
