import ChromiumDriver
import TestTurns
import Testing

extension GalleryBrowserTests {
  /// Elements at rest request no frames, and the gallery's inspector draws in idle time.
  @Suite struct IdleTests {
    private static let asked = "recorder.frames.elements + recorder.frames.others"

    /// Returns the number of frames that a page requests within 0.3 s.
    private func frames(_ stage: Stage) async throws -> Double {
      try await stage.number(
        """
        (async () => {
          const before = \(Self.asked)
          await new Promise((then) => setTimeout(then, 300))
          return \(Self.asked) - before
        })()
        """)
    }

    @Test("A list at rest requests no frames: at its start, after a fling, and after a jump and an edit")
    func list() async throws {
      try await Stage.list(["start": "standard", "deceleration": "fast"], count: 10_000) { stage in
        try await stage.waitForList()
        #expect(try await frames(stage) == 0)
        try await stage.page.fling(
          from: stage.window.point(500), to: stage.window.point(100), duration: .milliseconds(100))
        try await stage.waitForList()
        #expect(try await frames(stage) == 0)
        try await stage.page.evaluate("list.scrollToItem(9000), lists.name(), lists.insert(8999, 3)")
        try await stage.waitForList()
        #expect(try await frames(stage) == 0)
      }
    }

    @Test(
      "A finger that does not move requests no frames, even if it sends events", arguments: ["view", "list"])
    func held(kind: String) async throws {
      func hold(_ stage: Stage) async throws {
        let x = stage.window.x + 100
        try await stage.page.touch([
          .down(x, 400), .move(to: Point(x, 300), duration: .milliseconds(200)), .hold(.milliseconds(200)),
        ])
        try await stage.page.waitForFrames(4)
        #expect(try await frames(stage) == 0)
        let reports = """
          (async () => {
            const before = \(Self.asked), frame = \(stage.view).shadowRoot.querySelector('.frame')
            for (let count = 0; count < 10; count += 1) {
              frame.dispatchEvent(new PointerEvent('pointermove', { pointerId: down, pointerType: 'touch',
                isPrimary: true, bubbles: true, clientX: \(x), clientY: 300, pressure: count / 10 }))
              await new Promise((then) => setTimeout(then, 20))
            }
            return \(Self.asked) - before
          })()
          """
        #expect(try await stage.number(reports) == 0)
        try await stage.lift()
      }
      let pointer =
        "void addEventListener('pointerdown', ({ pointerId }) => (globalThis.down = pointerId), true)"
      if kind == "view" {
        try await Stage.bare { stage in
          try await stage.page.evaluate(pointer)
          try await hold(stage)
        }
      } else {
        try await Stage.list(count: 1000) { stage in
          try await stage.page.evaluate(pointer)
          try await hold(stage)
        }
      }
    }

    @Test(
      "A frame sets no timer, and reads the clock only once unless a frame listener receives its duration")
    func frame() async throws {
      try await Stage.bare { stage in
        try await stage.advanceByFrames()
        // With this clock the animation has 20 frames on any machine.
        try await stage.page.evaluate("frameClock.start()")
        func calls(of set: String) async throws -> [Double] {
          return try await stage.page.evaluate(
            """
            (async () => {
              \(set)
              view.scrollToOffset(0)
              await new Promise((then) => setTimeout(then, 300))
              const count = { timers: 0, looks: 0, frames: 0 }
              const [timeout, now, frame] = [globalThis.setTimeout, performance.now, globalThis.requestAnimationFrame]
              // Count only the calls in frames, because the number of calls by timers depends on the machine.
              let isInFrame = false
              globalThis.setTimeout = (...rest) => { count.timers += isInFrame; return timeout(...rest) }
              performance.now = () => { count.looks += isInFrame; return now.call(performance) }
              globalThis.requestAnimationFrame = (work) => frame((time) => {
                isInFrame = true
                try { work(time) } finally { isInFrame = false }
              })
              view.scrollToOffset(600, { animated: true })
              for (; count.frames < 20; count.frames += 1) await new Promise(requestAnimationFrame)
              globalThis.setTimeout = timeout
              performance.now = now
              globalThis.requestAnimationFrame = frame
              return [count.timers / count.frames, count.looks / count.frames]
            })()
            """, as: [Double].self)
        }
        // The remaining calls come from the scroll bar, which sets a timer and reads the clock.
        let alone = try await calls(of: "")
        #expect(alone[0] <= 0.2 && alone[1] <= 1.2, "\(alone)")
        let listened = try await calls(of: "view.addFrameListener(() => {})")
        #expect(listened[1] >= 2.5, "\(listened)")
      }
    }
  }
}
