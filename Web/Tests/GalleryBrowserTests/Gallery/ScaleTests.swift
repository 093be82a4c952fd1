import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// A view in a scaled or zoomed page.
  @Suite struct ScaleTests {
    private static let styles: [(String, factor: Double)] = [
      ("", 1), ("transform: scale(0.5)", 0.5), ("transform: scale(1.5)", 1.5), ("scale: 0.5", 0.5),
      ("zoom: 2", 2), ("zoom: 0.5", 0.5), ("transform: scale(0.5, 0.8)", 0.8),
      ("writing-mode: vertical-rl", 1),
    ]

    @Test("A row stays under the finger at every scale and zoom", arguments: ["vertical", "horizontal"])
    func scaled(axis: String) async throws {
      let isVertical = axis == "vertical"
      try await Stage.bare { stage in
        for style in Self.styles {
          try await stage.show(["axis": .string(axis)])
          try await stage.page.evaluate(
            """
            void (globalThis.around?.remove(), globalThis.around = document.createElement('div'),
              around.style.cssText = 'inline-size: 300px; block-size: 300px; transform-origin: 0 0; \(style.0)',
              view.style.cssText = 'block-size: 300px', view.querySelector('ol').style.inlineSize = '3000px',
              document.body.append(around), around.append(view))
            """)
          try await stage.page.waitForFrames(4)
          try await stage.scroll(to: "300")
          let row = "view.querySelector('ol').getBoundingClientRect().\(isVertical ? "top" : "left")"
          let before = try await stage.number(row)
          try await stage.page.touch([
            .down(100, 100),
            .move(to: isVertical ? Point(100, 40) : Point(40, 100), duration: .milliseconds(200)),
            .hold(.milliseconds(100)),
          ])
          try await stage.page.waitForFrames()
          // The first 10 px, in the view's coordinates, only recognize the drag.
          let factor = isVertical || style.0 != "transform: scale(0.5, 0.8)" ? style.factor : 0.5
          let moved = try await stage.number(row) - before
          #expect(abs(moved - (-60 + 10 * factor)) < 1, "\(style.0): \(moved)")
          try await stage.lift()
        }
      }
    }
  }
}
