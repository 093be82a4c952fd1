import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// A page that changes or hides an element during a pull or a refresh.
  @Suite struct BadPageTests {
    private static let slow = """
      void view.addEventListener('overscroll-refresh', (event) => {
        window.signal = event.signal
        event.waitUntil(new Promise((done) => setTimeout(done, 400)))
      })
      """

    @Test("Removing a view during a pull cancels the pull, and the view works after it is inserted again")
    func removedWhilePulled() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(Self.slow)
        try await stage.pull(by: 300, lifts: false)
        #expect(try await stage.shown.start.phase == "armed")
        try await stage.page.evaluate("void view.remove()")
        #expect(try await stage.page.evaluate("[view.presentation, view.phaseOf('start')]") == [nil, "idle"])
        try await stage.lift()
        try await stage.page.evaluate("void document.body.append(view)")
        try await stage.page.wait(until: "view.presentation")
        try await stage.expectHome()
        #expect(try await stage.starts == [])
        try await stage.pull(by: 400)
        try await stage.wait(for: "refreshing")
        try await stage.expectHome()
        #expect(try await stage.results == ["success"])
      }
    }

    @Test("If attributes change during a refresh, the refresh still ends and its gap closes")
    func attributes() async throws {
      try await Stage.bare { stage in
        for change in [
          "view.setAttribute('start', 'pinned-header')", "view.setAttribute('start-gap', '10')",
          "view.setAttribute('start', 'none')",
        ] {
          try await stage.show([:])
          try await stage.page.evaluate(Self.slow)
          try await stage.page.evaluate("void (window.outcome = view.refresh())")
          try await stage.wait(for: "refreshing")
          try await stage.page.evaluate("void \(change)")
          let outcome = try await stage.page.evaluate("outcome").string ?? ""
          #expect(["success", "cancelled"].contains(outcome), "\(change)")
          try await stage.waitForRest()
          let shown = try await stage.shown
          #expect(shown.contentOffset == 0 && shown.start.gap == 0, "\(change)")
          #expect(["idle", "disabled"].contains(shown.start.phase), "\(change)")
          #expect(try await stage.results.count == 1, "\(change)")
          try await stage.page.evaluate(
            "void view.getAttributeNames().forEach((name) => view.removeAttribute(name))")
          #expect(try await stage.page.evaluate("view.refresh()") == "success")
          try await stage.expectHome()
        }
      }
    }

    @Test("A view that is hidden during a pull or a refresh works normally after it is shown again")
    func hidden() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(Self.slow)
        try await stage.pull(by: 300, lifts: false)
        try await stage.page.evaluate("void (view.style.display = 'none')")
        try await stage.page.waitForFrames()
        try await stage.lift()
        try await stage.page.evaluate("void (view.style.display = '')")
        try await stage.waitForRest()
        try await stage.page.evaluate("void (window.outcome = view.refresh())")
        try await stage.wait(for: "refreshing")
        try await stage.page.evaluate("void (view.style.display = 'none')")
        #expect(try await stage.page.evaluate("outcome") == "success")
        try await stage.page.evaluate("void (view.style.display = '')")
        try await stage.expectHome()
        try await stage.pull(by: 400)
        try await stage.wait(for: "refreshing")
        try await stage.expectHome()
      }
    }

    @Test("A view without height and content can be pulled as soon as it has a height")
    func zeroSized() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate("void (view.style.blockSize = '0', view.replaceChildren())")
        try await stage.page.waitForFrames(5)
        try await stage.page.evaluate("void view.scrollToOffset(NaN)")
        try await stage.waitForRest()
        #expect(try await stage.shown.contentOffset == 0)
        try await stage.page.evaluate("void (view.style.blockSize = '')")
        try await stage.page.waitForFrames(5)
        try await stage.page.evaluate(Self.slow)
        try await stage.pull(by: 400)
        try await stage.wait(for: "refreshing")
        try await stage.expectHome()
        #expect(try await stage.results == ["success"])
      }
    }
  }
}
