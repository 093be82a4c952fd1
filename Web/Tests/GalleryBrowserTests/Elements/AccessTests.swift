@testable import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Tests for screen readers and keyboards.
  @Suite struct AccessTests {
    /// Returns the names of the buttons in the accessibility tree.
    private func buttons(_ stage: Stage) async throws -> [String] {
      struct Tree: Decodable, Sendable {
        struct Value: Decodable, Sendable { let value: JSONValue? }
        struct Node: Decodable, Sendable {
          let ignored: Bool
          let role: Value?
          let name: Value?
        }
        let nodes: [Node]
      }
      let tree = try await stage.page.call("Accessibility.getFullAXTree", as: Tree.self)
      return tree.nodes.filter { !$0.ignored && $0.role?.value == "button" }.compactMap {
        $0.name?.value?.string
      }
    }

    @Test(
      "If the page slots its own button at an edge, screen readers find only this button",
      arguments: ["start", "end"])
    func slotted(_ edge: String) async throws {
      try await Stage.bare(["\(edge)": "standard", "\(edge)-policy": "tap"]) { stage in
        try await stage.page.evaluate(
          "void view.insertAdjacentHTML('beforeend', '<button slot=\(edge)-indicator>Load more</button>')")
        try await stage.page.waitForFrames()
        #expect(try await buttons(stage) == ["Load more"])
      }
    }

    @Test(
      "A key presses the button of a failure or of the policy `tap`, and moves the focus to the viewport"
    )
    func retry() async throws {
      try await Stage.bare { stage in
        for (axis, key, isTap, edge) in [
          ("vertical", Key.space, false, "start"), ("vertical", .enter, true, "end"),
          ("horizontal", .enter, false, "end"), ("horizontal", .space, true, "start"),
        ] {
          try await stage.show([
            "axis": .string(axis), "end": "standard", "start-keeps-failure": "true",
            "end-keeps-failure": "true", "\(edge)-minimum-duration": "0", "\(edge)-result-duration": "0",
          ])
          let rest: [String] = isTap ? ["Refresh"] : []
          if isTap {
            try await stage.page.evaluate(
              "void Object.assign(view, { \(edge)Policy: 'tap', \(edge)Placement: 'pinned', \(edge)FadeIn: 0 })"
            )
            try await stage.page.waitForFrames()
          }
          try await stage.page.evaluate(
            """
            void (globalThis.asked = 0, view.addEventListener('overscroll-refresh', (event) => {
              asked += 1
              event.waitUntil(asked === 1 ? Promise.reject('x') : new Promise((done) => globalThis.finish = done))
            }))
            """)
          #expect(try await buttons(stage) == rest)
          if isTap {
            try await stage.page.evaluate("asked = 1")
          } else {
            try await stage.page.evaluate("void view.refresh('\(edge)')")
            try await stage.wait(for: "failed", at: edge)
            try await stage.page.waitForFrames()
            #expect(try await buttons(stage) == ["Could not refresh. Tap to try again"])
          }
          let focused = "view.shadowRoot.activeElement?.className"
          for _ in 0..<4 where try await stage.page.evaluate(focused) != "result" {
            try await stage.page.press(.tab)
          }
          #expect(try await stage.page.evaluate(focused) == "result")
          try await stage.page.press(key)
          try await stage.wait(for: "refreshing", at: edge)
          try await stage.page.waitForFrames()
          #expect(try await buttons(stage) == [])
          #expect(try await stage.page.evaluate("[asked, \(focused)]") == [2, "viewport"])
          try await stage.page.evaluate("void finish()")
          try await stage.waitForRest()
          #expect(try await buttons(stage) == rest)
        }
      }
    }

    @Test(
      "`focus()` focuses the viewport without scrolling, and a new `labelTap` renames the button of an edge"
    )
    func focus() async throws {
      try await Stage.bare(["start-policy": "tap", "start-placement": "pinned", "start-fade-in": "0"]) {
        stage in
        try await stage.scroll(to: "600")
        try await stage.page.evaluate("void view.focus()")
        try await stage.page.waitForFrames(4)
        #expect(
          try await stage.page.evaluate(
            "[view.shadowRoot.activeElement?.className, view.presentation.contentOffset]") == [
              "viewport", 600,
            ])
        #expect(try await buttons(stage) == ["Refresh"])
        try await stage.page.evaluate("void (view.labelTap = 'Neu laden')")
        try await stage.page.waitForFrames()
        #expect(try await buttons(stage) == ["Neu laden"])
      }
    }

    @Test(
      "A list that becomes a feed, or stops being a feed, during a refresh is not busy after the refresh",
      arguments: [true, false])
    func busy(_ isFeed: Bool) async throws {
      try await Stage.list(["start": "standard", "end": isFeed ? "standard" : "none"], count: 30) { stage in
        try await stage.page.evaluate(
          """
          void list.addEventListener('overscroll-refresh', (event) =>
            event.waitUntil(new Promise((done) => globalThis.finish = done)))
          """)
        try await stage.page.evaluate("void list.refresh()")
        try await stage.wait(for: "refreshing")
        let busy = "list.shadowRoot.querySelectorAll('[aria-busy=true]').length"
        #expect(try await stage.number(busy) == 1)
        try await stage.page.evaluate("void (list.end = '\(isFeed ? "none" : "standard")')")
        try await stage.page.waitForFrames()
        #expect(try await stage.number(busy) == 1)
        try await stage.page.evaluate("void finish()")
        try await stage.expectHome()
        #expect(try await stage.number(busy) == 0)
      }
    }
  }
}
