import ChromiumDriver
import Foundation
import Testing

extension GalleryBrowserTests {
  /// The user's preferences, and screen readers.
  @Suite struct SurroundingsTests {
    @Test("With reduced motion nothing rotates or pulses")
    func reducedMotion() async throws {
      try await Stage.demo("icon", latency: 0) { stage in
        func turns(_ starts: Int) async throws -> [FrameSample] {
          let sampler = try await stage.page.sampleFrames(
            of: "(({ rotation, pulse }) => [rotation, pulse])(\(stage.view).presentation.start)")
          try await stage.pull(by: 400)
          try await stage.waitForStarts(starts)
          try await stage.expectHome()
          return try await sampler.stop()
        }
        #expect(try await turns(1).contains { $0.values[0] != 0 })
        try await stage.page.setReducedMotion(true)
        try await stage.page.waitForFrames()
        #expect(try await turns(2).allSatisfy { $0.values[0] == 0 && $0.values[1] == 0 })
        #expect(try await stage.results == ["success", "success"])
        try await stage.page.setReducedMotion(false)
      }
    }

    @Test("Screen readers receive the status of a refresh")
    func aria() async throws {
      try await Stage.demo("icon", latency: 0) { stage in
        try await stage.holdAnswers()
        func status() async throws -> [JSONValue] {
          try await stage.page.evaluate(
            """
            ((root) => [root.querySelector('.viewport').getAttribute('aria-busy') === 'true',
              root.querySelector('[role=status]').textContent])(\(stage.view).shadowRoot)
            """
          ).array ?? []
        }
        #expect(try await status() == [false, ""])
        try await stage.pull(by: 400)
        try await stage.wait(for: "refreshing")
        #expect(try await status() == [true, "Refreshing"])
        try await stage.releaseAnswers()
        try await stage.expectHome()
        #expect(try await status() == [false, "Updated"])
        let region = "\(stage.view).shadowRoot.querySelector('.viewport')"
        #expect(try await stage.page.evaluate("\(region).getAttribute('role')") == "region")
        #expect(try await stage.page.evaluate("\(region).getAttribute('aria-label')") == "Logbook")
        #expect(
          try await stage.page.evaluate(
            "\(stage.view).shadowRoot.querySelector('[role=status]').getAttribute('aria-live')") == "polite")
      }
    }

    @Test("Screen readers do not announce numbers that change with every frame")
    func quiet() async throws {
      func expectQuiet(_ stage: Stage, _ part: String, _ action: () async throws -> Void) async throws {
        try await stage.listen(in: part)
        try await action()
        // The inspector and the meter delay their updates while a view moves.
        try await stage.page.wait(until: "heard.seen > 3")
        #expect(try await stage.heard().said == [], "\(part)")
      }
      try await Stage.demo("icon") { stage in
        try await expectQuiet(stage, ".inspector") { try await stage.pull(by: 300) }
      }
      try await Stage.listDemo("cards") { stage in
        try await expectQuiet(stage, ".lists") {
          let y = stage.window.y + stage.window.height / 2
          try await stage.page.fling(from: Point(330, y), to: Point(80, y), duration: .milliseconds(90))
          try await stage.waitForRest()
        }
      }
    }

    @Test("When a pull passes the threshold of a release preset, screen readers announce the page's label")
    func ready() async throws {
      try await Stage.demo("both", latency: 0) { stage in
        let status = "\(stage.view).shadowRoot.querySelector('[role=status]').textContent"
        try await stage.pull(by: 400, lifts: false)
        #expect(try await stage.page.evaluate(status) == "Release")
        // The action may end before the test reads the label.
        try await stage.page.evaluate(
          """
          void (globalThis.said = [], new MutationObserver(() => said.push(\(status)))
            .observe(\(stage.view).shadowRoot.querySelector('[role=status]'),
              { subtree: true, childList: true, characterData: true }))
          """)
        try await stage.lift()
        try await stage.expectHome()
        #expect(try await stage.page.evaluate("said.filter((words) => words)") == ["Loading", "Updated"])
      }
    }

    @Test("Every text in every state has enough contrast")
    func contrast() async throws {
      try await Stage.demo("both") { stage in
        for scheme in [ColorScheme.light, .dark] {
          try await stage.page.setColorScheme(scheme)
          try await stage.page.evaluate("void document.querySelector('#tab-chat').click()")
          try await stage.page.wait(until: "document.querySelector('.bubble')")
          let faint = try await stage.page.evaluate(
            "import('/testing/contrast.js').then(({ faint }) => faint())", as: [String].self)
          #expect(faint == [], "\(scheme)")
          try await stage.page.setColorScheme(.light)
        }
      }
    }
  }
}
