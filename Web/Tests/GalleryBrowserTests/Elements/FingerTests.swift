import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Touches that do not pull.
  @Suite struct FingerTests {
    @Test(
      "Two fingers, a second finger, a sideways drag, a cancelled touch and leaving the page start nothing")
    func starts() async throws {
      try await Stage.demo("both") { stage in
        try await expectNothing(ofTwo: stage)
        try await expectNothing(ofSecond: stage)
        try await expectNothing(sideways: stage)
        try await expectNothing(cancelled: stage)
        try await expectNothing(left: "window.dispatchEvent(new Event('blur'))", stage)
        try await expectNothing(
          left: """
            Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
            document.dispatchEvent(new Event('visibilitychange')), delete document.hidden
            """, stage)
        #expect(try await stage.starts == [])
      }
    }

    private func expectNothing(ofTwo stage: Stage) async throws {
      let (left, right) = (stage.window.x + 100, stage.window.x + 250)
      let top = stage.window.y + 60
      let moments = try await stage.moments {
        try await stage.page.touch(
          [left, right].enumerated().map { finger, x in
            TouchGesture(
              finger: finger,
              [.down(x, top), .move(to: Point(x, top + 400), duration: .milliseconds(400)), .up])
          })
      }
      #expect(moments.allSatisfy { $0.offset == 0 && $0.phase == "idle" })
      moments.expectStill()
    }

    private func expectNothing(ofSecond stage: Stage) async throws {
      try await stage.pull(by: 120, lifts: false)
      let pulled = try await stage.shown.contentOffset
      #expect(pulled < -20)
      let x = stage.window.x + 60
      let moments = try await stage.moments {
        try await stage.page.touch(
          TouchGesture(
            finger: 1,
            [
              .down(x, stage.window.y + 60),
              .move(to: Point(x, stage.window.y + 460), duration: .milliseconds(300)),
              .up,
            ]))
        try await stage.lift()
      }
      #expect(moments.allSatisfy { $0.offset >= pulled })
      try await stage.expectHome()
    }

    private func expectNothing(sideways stage: Stage) async throws {
      let start = Point(stage.window.x + 60, stage.window.y + 60)
      let moments = try await stage.moments {
        try await stage.page.touch([
          .down(start.x, start.y),
          .move(to: Point(start.x + 250, start.y + 20), duration: .milliseconds(300)),
          .move(to: Point(start.x + 250, start.y + 420), duration: .milliseconds(300)), .up,
        ])
      }
      #expect(moments.allSatisfy { $0.offset == 0 && $0.phase == "idle" })
    }

    private func expectNothing(cancelled stage: Stage) async throws {
      try await stage.pull(by: 400, lifts: false)
      #expect(try await stage.shown.start.phase == "armed")
      try await stage.page.touch([.cancel])
      try await stage.expectHome()
    }

    /// Leaves the page during a pull, then moves and lifts the finger.
    private func expectNothing(left leave: String, _ stage: Stage) async throws {
      try await stage.pull(by: 400, lifts: false)
      #expect(try await stage.shown.start.phase == "armed")
      try await stage.page.evaluate("void (\(leave))")
      #expect(try await stage.shown.isDragging == false, "\(leave)")
      try await stage.move(to: 500, lifts: true)
      try await stage.expectHome()
      #expect(try await stage.starts == [], "\(leave)")
    }

    @Test("A second finger continues the scroll after the first finger lifts, without a jump")
    func handOver() async throws {
      try await Stage.bare { stage in
        try await stage.scroll(to: "500")
        let x = stage.window.x + 60
        let moments = try await stage.moments(row: "li") {
          try await stage.page.touch([
            TouchGesture([
              .down(stage.window.x + 200, stage.window.y + 300),
              .move(to: Point(stage.window.x + 200, stage.window.y + 200), duration: .milliseconds(200)),
              .hold(.milliseconds(200)), .up,
            ]),
            TouchGesture(
              finger: 1,
              [
                .hold(.milliseconds(300)), .down(x, stage.window.y + 100), .hold(.milliseconds(200)),
                .move(to: Point(x, stage.window.y + 200), duration: .milliseconds(200)),
                .hold(.milliseconds(100)), .up,
              ]),
          ])
        }
        let offsets = moments.map(\.offset)
        #expect(abs((offsets.max() ?? 0) - 590) < 2)
        #expect(abs((offsets.last ?? 0) - 490) < 2, "\(offsets)")
        #expect(try await stage.starts == [])
      }
    }
  }
}
