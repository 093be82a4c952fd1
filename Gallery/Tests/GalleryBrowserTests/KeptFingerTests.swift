import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// What is in the content and keeps a finger to itself, as within a browser's own scroller.
  @Suite struct KeptFingerTests {
    /// Pulls a view by 250 px from a pad in it, along the axis.
    ///
    /// - Parameter pad: Makes the pad of `pad`, an element of 150 px.
    /// - Returns: How many actions that started, and how far the content has gone.
    private func pull(
      _ axis: String, pad: String, kind: String = "div"
    ) async throws -> (starts: Int, offset: Double) {
      var result = (starts: 0, offset: 0.0)
      try await Stage.bare(["start": "fraction", "axis": .string(axis)]) { stage in
        try await stage.page.evaluate(
          """
          void ((pad) => {
            pad.style.cssText = 'inline-size: 150px; block-size: 150px; display: block'
            view.prepend(pad)
            \(pad)
          })(document.createElement('\(kind)'))
          """)
        try await stage.page.waitForFrames(3)
        let begin = Point(stage.window.x + 75, stage.window.y + 75)
        let end = axis == "vertical" ? Point(begin.x, begin.y + 250) : Point(begin.x + 250, begin.y)
        try await stage.page.touch([
          .down(begin.x, begin.y), .move(to: end, duration: .milliseconds(300)), .hold(.milliseconds(100)),
        ])
        result = (try await stage.starts.count, try await stage.shown.contentOffset)
        try await stage.lift()
      }
      return result
    }

    @Test(
      "A finger stays with what its style keeps from scrolling along the axis",
      arguments: ["vertical", "horizontal"],
      [
        ("none", ["vertical", "horizontal"]), ("pinch-zoom", ["vertical", "horizontal"]),
        ("pan-x", ["vertical"]), ("pan-y", ["horizontal"]),
        ("pan-up pan-x", []), ("manipulation", []), ("auto", []),
      ])
    func touchAction(axis: String, _ style: (String, keeps: [String])) async throws {
      let pulled = try await pull(axis, pad: "pad.style.touchAction = '\(style.0)'")
      #expect(pulled.starts == (style.keeps.contains(axis) ? 0 : 1))
      #expect(!style.keeps.contains(axis) || pulled.offset == 0)
    }

    @Test("What is around the pad keeps it, too, unless a box that scrolls is between")
    func around() async throws {
      let within = """
        pad.style.touchAction = 'none'
        pad.append(document.createElement('div'))
        pad.firstChild.style.cssText = 'block-size: 150px; overflow: OVERFLOW'
        """
      let kept = try await pull("vertical", pad: within.replacing("OVERFLOW", with: "clip"))
      #expect(kept.starts == 0 && kept.offset == 0)
      #expect(try await pull("vertical", pad: within.replacing("OVERFLOW", with: "auto")).starts == 1)
    }

    @Test(
      "A finger stays with what prevents its touch, wherever that is heard of",
      arguments: ["pad", "view", "document", "window"])
    func prevented(target: String) async throws {
      let listen =
        "\(target).addEventListener('touchstart', (event) => event.preventDefault(), { passive: false })"
      let kept = try await pull("vertical", pad: listen)
      #expect(kept.starts == 0 && kept.offset == 0)
    }

    @Test(
      "A slider moves by a finger along it, and gives it away across it",
      arguments: ["vertical", "horizontal"], ["vertical", "horizontal"])
    func slider(axis: String, way: String) async throws {
      let mode = way == "vertical" ? "vertical-lr" : "horizontal-tb"
      let margin = way == "vertical" ? "0 65px" : "65px 0"
      let pulled = try await pull(
        axis,
        pad: """
          pad.type = 'range'
          pad.style.cssText = 'inline-size: 150px; block-size: 20px; margin: \(margin); writing-mode: \(mode)'
          """, kind: "input")
      #expect(pulled.starts == (axis == way ? 0 : 1))
      #expect(axis != way || pulled.offset == 0)
    }
  }
}
