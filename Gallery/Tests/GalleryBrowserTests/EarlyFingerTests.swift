import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// A finger on a list as its engine comes.
  @Suite struct EarlyFingerTests {
    @Test("A finger goes on scrolling, and the engine comes once it has lifted")
    func dragged() async throws {
      try await Stage.early(count: 1000) { stage in
        try await stage.page.touch([
          .down(200, 500), .move(to: Point(200, 400), duration: .milliseconds(200)),
        ])
        try await stage.page.evaluate("void go()")
        try await stage.page.touch([
          .move(to: Point(200, 200), duration: .milliseconds(300)), .hold(.milliseconds(200)),
        ])
        #expect(try await stage.page.evaluate("list.presentation") == .null)
        let scrolled = try await stage.number("\(Stage.listViewport).scrollTop")
        #expect(scrolled > 250)
        let before = try await stage.itemsSeen
        try await stage.page.touch([.up])
        try await stage.page.wait(until: "list.presentation")
        try await stage.waitForList()
        let after = try await stage.itemsSeen
        #expect(after.first?.id == before.first?.id)
      }
    }

    @Test("A fling rolls to its end")
    func flung() async throws {
      var ends: [Double] = []
      for comesAtOnce in [false, true] {
        try await Stage.early(count: 1000) { stage in
          try await stage.page.fling(
            from: Point(200, 500), to: Point(200, 200), duration: .milliseconds(100))
          if !comesAtOnce { try await stage.page.waitForFrames(120) }
          try await stage.engineComes()
          ends.append(try await stage.listShown.scrollOffset)
        }
      }
      #expect(ends[0] > 300 && ends[1] > 0.9 * ends[0], "\(ends)")
    }

    @Test("One that rests on it does not hold the engine up for ever")
    func resting() async throws {
      try await Stage.early(count: 1000) { stage in
        try await stage.page.touch([.down(200, 500)])
        try await stage.page.evaluate("void go()")
        try await stage.page.wait(until: "list.presentation", timeout: .seconds(6))
        try await stage.page.touch([.up])
      }
    }
  }
}
