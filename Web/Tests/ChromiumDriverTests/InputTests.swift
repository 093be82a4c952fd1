import ChromiumDriver
import TestTurns
import Testing

extension BrowserTests {
  @Suite struct InputTests {
    @Test("A drag reaches the page as trusted touches at 60 Hz", .alone)
    func touches() async throws {
      try await withPage { page in
        try await page.show(eventLog("touchstart", "touchmove", "touchend", "pointerdown"))
        let start = ContinuousClock.now
        try await page.touch([.down(195, 100), .move(to: Point(195, 700), duration: .seconds(1)), .up])
        let taken = ContinuousClock.now - start
        #expect(taken >= .seconds(1) && taken < .seconds(4))
        let events = try await page.seenEvents()
        #expect(events.allSatisfy { $0.trusted })
        #expect(events.map(\.type).filter { $0 != "touchmove" } == ["pointerdown", "touchstart", "touchend"])
        let moves = events.filter { $0.type == "touchmove" }
        // The browser hands a page at most one move per frame; a busy machine skips frames.
        #expect(moves.count >= 30 && moves.count <= 61)
        let gaps = zip(moves.dropFirst(), moves).map { $0.time - $1.time }.sorted()
        #expect(abs(gaps[gaps.count / 2] - 1000 / 60) < 4)
        #expect(await page.uncaughtExceptions.isEmpty)
      }
    }

    @Test("Two fingers are two touches, and one leaves before the other")
    func twoFingers() async throws {
      try await withPage { page in
        try await page.show(eventLog("touchstart", "touchend"))
        try await page.touch(
          TouchGesture(finger: 3, [.down(100, 100), .hold(.milliseconds(300)), .up]),
          TouchGesture(
            finger: 7,
            [
              .hold(.milliseconds(50)), .down(300, 300),
              .move(to: Point(300, 400), duration: .milliseconds(100)), .hold(.milliseconds(250)), .up,
            ]))
        let events = try await page.seenEvents()
        #expect(events.map(\.type) == ["touchstart", "touchstart", "touchend", "touchend"])
        #expect(events.map(\.touches) == [1, 2, 1, 0])
        #expect(events[3].time - events[2].time > 50)
      }
    }

    @Test("A finger stays down between two gestures, and a cancellation is one to the page")
    func carryOn() async throws {
      try await withPage { page in
        try await page.show(eventLog("touchstart", "touchend", "touchcancel"))
        try await page.touch([.down(100, 100)])
        try await page.touch([.move(to: Point(100, 200), duration: .milliseconds(100))])
        await #expect(throws: BrowserError.self) { try await page.touch(.tap(at: Point(5, 5))) }
        try await page.touch([.cancel])
        try await page.touch(.tap(at: Point(5, 5)))
        #expect(
          try await page.seenEvents().map(\.type) == ["touchstart", "touchcancel", "touchstart", "touchend"])
      }
    }

    @Test("A gesture whose task is cancelled leaves no finger down")
    func cancelledTask() async throws {
      try await withPage { page in
        try await page.show(eventLog("touchstart", "touchcancel"))
        let task = Task { try await page.touch([.down(100, 100), .hold(.seconds(30)), .up]) }
        try await page.wait(until: "log.length === 1")
        await #expect(throws: BrowserError.self) { try await page.touch(.tap(at: Point(5, 5))) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await page.wait(until: "log.length === 2")
        #expect(try await page.seenEvents().map(\.type) == ["touchstart", "touchcancel"])
      }
    }

    @Test("A fling scrolls the page on after the finger has left")
    func fling() async throws {
      try await withPage { page in
        try await page.show("<div style='height: 20000px'></div>")
        try await page.fling(from: Point(195, 700), to: Point(195, 300), duration: .milliseconds(150))
        try await page.wait(until: "scrollY > 500")
      }
    }

    @Test("The mouse drags and clicks with trusted events")
    func mouse() async throws {
      try await withPage { page in
        try await page.show(eventLog("mousedown", "mousemove", "mouseup", "click"))
        // A busy page gets all the moves of a long frame as one.
        try await page.drag(from: Point(50, 50), to: Point(50, 250), duration: .milliseconds(800))
        var events = try await page.seenEvents()
        #expect(events.allSatisfy { $0.trusted })
        #expect(events.first?.type == "mousemove" && events.contains { $0.type == "mousedown" && $0.y == 50 })
        #expect(events.contains { $0.type == "mouseup" && $0.y == 250 })
        #expect(events.filter { $0.type == "mousemove" }.count >= 5)
        try await page.evaluate("void (log.length = 0)")
        try await page.click(at: Point(10, 20))
        events = try await page.seenEvents()
        #expect(events.last?.type == "click" && events.last?.x == 10 && events.last?.y == 20)
      }
    }

    @Test("The wheel's distance is what the page is told, in as many events")
    func wheel() async throws {
      try await withPage { page in
        try await page.show("<div style='height: 5000px'></div>" + eventLog("wheel"))
        try await page.wheel(at: Point(195, 400), deltaX: 5, deltaY: 120)
        try await page.wheel(at: Point(195, 400), deltaY: 300, count: 10, duration: .milliseconds(300))
        try await page.wait(until: "scrollY >= 419")
        let events = try await page.seenEvents()
        #expect(events.allSatisfy { $0.trusted && $0.type == "wheel" })
        #expect(events.first?.dx == 5 && events.first?.dy == 120)
        #expect(abs(events.map(\.dy).reduce(0, +) - 420) < 1e-6)
        await #expect(throws: BrowserError.self) { try await page.wheel(at: Point(1, 1), deltaY: .nan) }
      }
    }

    @Test("Keys arrive with their names, and the page does what they mean")
    func keys() async throws {
      try await withPage { page in
        try await page.show("<input id=field><div style='height: 5000px'></div>" + eventLog("keydown"))
        let keys: [Key] = [.arrowDown, .pageDown, .end, .home, .space, .tab, .enter, .character("q")]
        for key in keys { try await page.press(key) }
        let events = try await page.seenEvents()
        #expect(events.allSatisfy { $0.trusted })
        #expect(events.map(\.key) == ["ArrowDown", "PageDown", "End", "Home", " ", "Tab", "Enter", "q"])
        #expect(
          events.map(\.code) == ["ArrowDown", "PageDown", "End", "Home", "Space", "Tab", "Enter", "KeyQ"])
        #expect(try await page.evaluate("[document.activeElement.id, field.value]") == ["field", "q"])
        try await page.type("Ab 9!")
        #expect(try await page.evaluate("field.value") == "qAb 9!")
        try await page.evaluate("void (field.blur(), log.length = 0)")
        try await page.press(.end, repeats: 2)
        #expect(try await page.seenEvents().map(\.again) == [false, true, true])
        // The keys before it have started scrolls of their own, which may have the last word: once they are over, a
        // key has it.
        try await page.wait(
          until: "new Promise(done => { const y = scrollY; setTimeout(() => done(y === scrollY), 100) })")
        try await page.press(.end)
        try await page.wait(until: "scrollY > 4000")
      }
    }
  }
}
