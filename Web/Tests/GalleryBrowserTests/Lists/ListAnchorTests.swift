import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The visible items keep their positions when the list changes around them.
  @Suite struct ListAnchorTests {
    static let ways: [JSONValue] = [[:], ["scrolling": "native"]]

    @Test("Edits and new sizes above the visible items do not move them", arguments: ways)
    func prepending(_ attributes: JSONValue) async throws {
      try await Stage.list(attributes, count: 3000) { stage in
        try await stage.page.evaluate("lists.name(), list.scrollToItem(1500, { inside: 11 })")
        try await stage.waitForList()
        let id = Int(try await stage.number("lists.reading"))
        let sampler = try await stage.page.sampleFrames(of: "lists.position(\(id))")
        for _ in 0..<3 {
          try await stage.page.evaluate("lists.insert(0, 1000)")
          try await stage.page.waitForFrames(4)
        }
        try await stage.page.evaluate("lists.remove(200, 777)")
        try await stage.page.waitForFrames(4)
        try await stage.page.evaluate("lists.move(10, 500, 6)")
        try await stage.page.waitForFrames(4)
        try await stage.page.evaluate("list.setEstimate('standard', 77)")
        try await stage.page.waitForFrames(4)
        // Add padding to an item above, as if an image in it had loaded.
        try await stage.page.evaluate(
          "void (list.elementOf(list.visibleItems.from - 1).firstChild.style.paddingTop = '123.4px')")
        try await stage.waitForList()
        let positions = try await sampler.stop().map { $0.values[0] }
        #expect(try await stage.listShown.count == 3000 + 3000 - 777)
        #expect(positions.count > 20)
        #expect(positions.allSatisfy { abs($0 - positions[0]) <= 0.5 }, "\(positions)")
      }
    }

    @Test("Measuring items above during a drag moves the content only with the finger")
    func measuringAbove() async throws {
      try await Stage.list(["estimate": "40"], count: 10_000) { stage in
        try await stage.page.evaluate("lists.name(), list.scrollToItem(5000)")
        try await stage.waitForList()
        // The mouse may still be moving after a previous test in this browser.
        try await stage.page.mouse(.move(to: Point(100, 100)))
        for _ in 0..<4 {
          let id = Int(try await stage.number("lists.reading"))
          let sampler = try await stage.page.sampleFrames(
            of: "[lists.position(\(id)), recorder.pointer.travelled, list.presentation.isDragging ? 1 : 0]")
          try await stage.page.touch([.down(195, 60)])
          try await stage.step(from: Point(195, 60), to: Point(195, 460), count: 20)
          try await stage.page.touch([.hold(.milliseconds(200)), .up])
          let frames = try await sampler.stop().filter { $0.values[2] == 1 && $0.values[0].isFinite }
          #expect(frames.count >= 20)
          for (before, after) in zip(frames, frames.dropFirst()) {
            let step = after.values[0] - before.values[0] - (after.values[1] - before.values[1])
            #expect(abs(step) <= 0.51, "\(before.values) \(after.values)")
          }
        }
        #expect(try await stage.listShown.item < 4992)
      }
    }

    @Test("Inserting items above during a drag keeps the item under the finger")
    func prependingInMotion() async throws {
      try await Stage.list(count: 3000) { stage in
        try await stage.page.evaluate("lists.name(), list.scrollToItem(1500, { inside: 11 })")
        try await stage.waitForList()
        // The mouse may still be moving after a previous test in this browser.
        try await stage.page.mouse(.move(to: Point(100, 100)))
        let id = Int(try await stage.number("lists.reading"))
        try await stage.page.evaluate(
          "list.addEventListener('pointermove', () => list.presentation.isDragging && lists.insert(0, 7))")
        let sampler = try await stage.page.sampleFrames(
          of: "[lists.position(\(id)), recorder.pointer.y, list.presentation.isDragging ? 1 : 0]")
        let top = try await stage.number("lists.position(\(id))")
        try await stage.page.touch([.down(195, top + 20)])
        try await stage.step(from: Point(195, top + 20), to: Point(195, top + 320), count: 20)
        try await stage.lift()
        let frames = try await sampler.stop().filter { $0.values[2] == 1 }
        // The first step may only begin the drag.
        #expect(try await stage.listShown.count >= 3000 + 19 * 7)
        #expect(frames.count >= 20)
        let grips = frames.map { $0.values[1] - $0.values[0] }
        #expect(grips.allSatisfy { abs($0 - grips[0]) <= 0.51 }, "\(grips)")
      }
    }

    @Test("With native scrolling, a drag toward the start shows the items above without a jump")
    func nativeAbove() async throws {
      try await Stage.list(["scrolling": "native", "estimate": "40"], count: 10_000) { stage in
        try await stage.page.evaluate("lists.name(), list.scrollToItem(5000)")
        try await stage.waitForList()
        for _ in 0..<3 {
          let id = Int(try await stage.number("lists.reading"))
          let scrolled = "list.shadowRoot.querySelector('.viewport').scrollTop"
          let sampler = try await stage.page.sampleFrames(
            of: "[lists.position(\(id)), lists.blanks(), \(scrolled)]")
          try await stage.page.touch([.down(195, 60)])
          // The browser drops the first moves, until it recognizes a scroll.
          try await stage.step(from: Point(195, 60), to: Point(195, 160), count: 5)
          // The browser scrolls in a separate thread, so the page may show the last step a few frames later.
          let isShown = """
            (async () => {
              const before = \(scrolled)
              for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
              return \(scrolled) === before
            })()
            """
          try await stage.page.wait(until: isShown)
          let from = try await stage.number("lists.position(\(id))")
          try await stage.step(from: Point(195, 160), to: Point(195, 460), count: 15)
          try await stage.page.wait(until: isShown)
          let moved = try await stage.number("lists.position(\(id))") - from
          try await stage.page.touch([.hold(.milliseconds(200)), .up])
          #expect(abs(moved - 300) < 1)
          try await stage.waitForList()
          let frames = try await sampler.stop().filter { $0.values[0].isFinite }
          #expect(frames.count >= 20)
          #expect(frames.allSatisfy { $0.values[1] == 0 })
          // A step of the finger moves the item by 20 px, and never back. A busy browser may show several
          // steps in one frame. The position then changes by the same distance as the browser's scroll offset.
          for (before, after) in zip(frames, frames.dropFirst()) {
            let step = after.values[0] - before.values[0]
            let isBrowsers = abs(step + after.values[2] - before.values[2]) < 0.51
            #expect(step > -0.51 && (step < 70 || isBrowsers), "\(before) \(after)")
          }
        }
      }
    }

    @Test("Restoring a saved position shows the same item at the same place")
    func restoring() async throws {
      try await Stage.list(count: 10_000) { stage in
        try await stage.page.evaluate("list.scrollToItem(7000, { inside: 25 })")
        try await stage.waitForList()
        let position = try await stage.page.evaluate("JSON.stringify(list.position)").string ?? ""
        let before = try await stage.position(ofItem: 7001)
        try await stage.page.evaluate("list.scrollToItem(20)")
        try await stage.waitForList()
        try await stage.page.evaluate("list.restore(\(position))")
        try await stage.waitForList()
        #expect(try await stage.listShown.item == 7000)
        #expect(abs(try await stage.position(ofItem: 7001) - before) <= Stage.pixelPart)
      }
    }
  }
}
