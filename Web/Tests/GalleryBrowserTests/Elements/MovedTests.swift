import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Elements that a page removes and inserts again at once, as frameworks do to move them.
  @Suite struct MovedTests {
    /// Scripts that move the element `it` within its document.
    static let moves = [
      "document.body.append(it)", "it.replaceWith(it)", "it.parentNode.insertBefore(it, it.nextSibling)",
      "(it.remove(), document.body.prepend(it))",
      "document.body.appendChild(document.createElement('div')).append(it)",
      "((it.parentNode.innerHTML = ''), document.body.append(it))",
      "(document.body.moveBefore ?? document.body.insertBefore).call(document.body, it, document.body.firstChild)",
    ]

    /// Returns a script that runs a move for the element with this name.
    private func move(_ move: String, _ name: String) -> String {
      "void (globalThis.it = \(name), it.style.blockSize = '600px', \(move), 0)"
    }

    @Test("A moved view continues its running action and keeps its offset")
    func running() async throws {
      try await Stage.bare { stage in
        for move in Self.moves {
          try await stage.show([:])
          try await stage.page.evaluate(
            """
            void (globalThis.aborted = false, view.addEventListener('overscroll-refresh', (event) => {
              event.signal.addEventListener('abort', () => (aborted = true));
              event.waitUntil(new Promise((then) => (globalThis.done = then)));
            }), globalThis.outcome = view.refresh(), view.scrollToOffset(123))
            """)
          try await stage.wait(for: "refreshing")
          try await stage.page.waitForFrames(2)
          try await stage.page.evaluate(self.move(move, "view"))
          try await stage.page.waitForFrames(3)
          #expect(
            try await stage.page.evaluate("[view.phaseOf('start'), aborted]") == ["refreshing", false],
            "\(move)")
          #expect(try await stage.shown.contentOffset == 123, "\(move)")
          let scrolled = "view.shadowRoot.querySelector('.viewport').scrollTop"
          #expect(try await stage.number("Math.abs(\(scrolled) - 123)") < 1, "\(move)")
          #expect(try await stage.page.evaluate("(done(), outcome)") == "success", "\(move)")
        }
      }
    }

    @Test("A moved view whose end edge loads automatically does not load again")
    func approach() async throws {
      try await Stage.bare { stage in
        for move in Self.moves {
          try await stage.show(["end": "standard", "end-policy": "approach 200", "end-minimum-duration": "0"])
          try await stage.page.evaluate(
            "void (globalThis.starts = 0, view.addEventListener('overscroll-refresh', () => (starts += 1)),"
              + " view.scrollToOffset(1e6))")
          try await stage.page.wait(until: "starts === 1 && view.phaseOf('end') === 'idle'")
          try await stage.page.evaluate(self.move(move, "view"))
          try await stage.page.waitForFrames(20)
          #expect(try await stage.number("starts") == 1, "\(move)")
        }
      }
    }

    @Test("A moved list keeps its items, their elements and its position", arguments: ["driven", "native"])
    func list(scrolling: String) async throws {
      try await Stage.list(count: 0) { stage in
        for move in Self.moves {
          try await stage.showList(["scrolling": .string(scrolling)], count: 1000)
          try await stage.page.evaluate("list.scrollToItem(500, { inside: 7 })")
          try await stage.waitForList()
          try await stage.page.evaluate("void (globalThis.before = list.elementOf(500))")
          try await stage.page.evaluate(self.move(move, "list"))
          try await stage.waitForList()
          #expect(
            try await stage.page.evaluate(
              "[list.position.item, list.position.inside, list.elementOf(500) === before]")
              == [500, 7, true], "\(move)")
          #expect(
            try await stage.number(
              "before.getBoundingClientRect().top - list.getBoundingClientRect().top") == -7, "\(move)")
        }
      }
    }

    @Test("If the list's move removes the focus from an item outside the viewport, the item is unmounted")
    func focus() async throws {
      try await Stage.list(count: 1000) { stage in
        try await stage.waitForList()
        try await stage.page.evaluate(
          "void (list.elementOf(0).tabIndex = 0, list.elementOf(0).focus(), list.scrollToItem(500))")
        try await stage.waitForList()
        #expect(try await stage.page.evaluate("list.elementOf(0) === document.activeElement") == true)
        try await stage.page.evaluate(self.move("document.body.append(it)", "list"))
        try await stage.waitForList()
        #expect(try await stage.page.evaluate("list.elementOf(0)") == nil)
        #expect(try await stage.page.evaluate("list.position.item") == 500)
      }
    }

    @Test("Moving a view ends the drag of a finger, and the next finger scrolls")
    func finger() async throws {
      try await Stage.bare { stage in
        try await stage.page.touch([
          .down(200, 200), .move(to: Point(200, 260), duration: .milliseconds(100)),
        ])
        try await stage.page.evaluate(self.move("document.body.append(it)", "view"))
        #expect(try await stage.page.evaluate("view.presentation.isDragging") == false)
        try await stage.page.touch([.up])
        try await stage.waitForRest()
        try await stage.pull(by: -200, from: 300)
        try await stage.waitForRest()
        #expect(try await stage.shown.contentOffset > 150)
        #expect(try await stage.page.evaluate("recorder.log.some(({ type }) => type === 'refresh')") == false)
      }
    }
  }
}
