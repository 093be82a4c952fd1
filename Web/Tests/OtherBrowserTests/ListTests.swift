import ChromiumDriver
import OtherBrowsers
import Testing

extension OtherBrowserTests {
  /// Long lists.
  @Suite struct ListTests {
    @Test(
      "A fling leaves no blank space in any frame, and a tap stops the fling", arguments: Kind.here)
    func flung(kind: Kind) async throws {
      try await Stage.list(100_000, in: kind) { stage in
        try await stage.browser.run(
          """
          (window.blank = [], window.look = () => (blank.push(lists.blanks()), requestAnimationFrame(window.look)),
            window.look())
          """)
        for _ in 0..<10 { try await stage.fling() }
        var flung = try await stage.shown
        // On a busy machine the last fling may have ended before its velocity is read.
        for _ in 0..<5 where flung.velocity <= 300 {
          try await stage.fling()
          flung = try await stage.shown
        }
        #expect(flung.contentOffset > 2_000 && flung.velocity > 300)
        try await stage.browser.touch(.tap(at: stage.window.point(300)))
        let stopped = try await stage.shown
        #expect(stopped.velocity == 0 && stopped.contentOffset >= flung.contentOffset)
        try await stage.browser.waitForFrames(10)
        #expect(try await stage.shown.contentOffset == stopped.contentOffset)
        let blank = try await stage.browser.evaluate("blank", as: [Int].self)
        #expect(blank.count > 20 && blank.allSatisfy { $0 == 0 }, "\(blank)")
        #expect(try await stage.number("list.querySelectorAll('.item').length") < 80)
      }
    }

    @Test(
      "A list of ten million items scrolls to any item and shows the item's neighbors in order",
      arguments: Kind.here)
    func jumped(kind: Kind) async throws {
      try await Stage.list(10_000_000, in: kind) { stage in
        for (target, align) in [(5_000, "start"), (9_999_999, "end"), (1_234_567, "center"), (0, "start")] {
          try await stage.browser.run("list.scrollToItem(\(target), { align: '\(align)' })")
          try await stage.waitForRest()
          let position = try await stage.browser.evaluate(
            """
            ((box, frame) => [box.top - frame.top, frame.bottom - box.bottom])(
              list.elementOf(\(target)).getBoundingClientRect(), list.getBoundingClientRect())
            """, as: [Double].self)
          switch align {
          case "start": #expect(abs(position[0]) < 0.5, "\(target)")
          case "end": #expect(abs(position[1]) < 0.5, "\(target)")
          default: #expect(abs(position[0] - position[1]) < 1, "\(target)")
          }
          #expect(try await stage.number("lists.blanks()") == 0)
          let positions = try await stage.browser.evaluate(
            "[...list.querySelectorAll('.item:not([style*=none])')].map((item) => +item.ariaPosInSet)",
            as: [Int].self)
          #expect(positions.contains(target + 1) && positions == positions.sorted())
        }
      }
    }

    @Test(
      "The first whole item in the viewport keeps its position through edits above and below it",
      arguments: Kind.here)
    func edited(kind: Kind) async throws {
      try await Stage.list(1_000, in: kind) { stage in
        try await stage.browser.run("lists.name()")
        try await stage.browser.run("list.scrollToItem(500)")
        try await stage.waitForRest()
        try await stage.fling(by: 130)
        try await stage.waitForRest()
        let read = Int(try await stage.number("lists.reading"))
        let position = try await stage.number("lists.position(\(read))")
        try await stage.browser.run("(list.elementOf(\(read)).mark = 'kept')")
        for edit in [
          "insert(0, 3)", "insert(\(read) + 1, 40)", "remove(10, 7)", "remove(\(read) + 60, 5)",
          "move(2, 4, 300)",
        ] {
          try await stage.browser.run("lists.\(edit)")
          try await stage.waitForRest()
          #expect(abs(try await stage.number("lists.position(\(read))") - position) < 0.5, "\(edit)")
          #expect(try await stage.number("lists.blanks()") == 0)
        }
        let element = "list.querySelector('[data-id=\"\(read)\"]')"
        #expect(try await stage.browser.evaluate("\(element).mark", as: String.self) == "kept")
        #expect(try await stage.number("list.listPresentation.count") == 1_031)
        try await stage.browser.run("list.reset(5)")
        try await stage.waitForRest()
        #expect(try await stage.number("list.elementOf(0).getBoundingClientRect().top") == stage.window.y)
      }
    }
  }
}
