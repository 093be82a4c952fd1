import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Content that keeps a finger, so that the view does not scroll, as in a scroller of the browser.
  @Suite struct KeptFingerTests {
    /// Pulls a view by 250 px along the axis, with a finger that begins on an element in the view, the pad.
    private func pull(
      _ stage: Stage, _ axis: String, pad: String, kind: String = "div"
    ) async throws -> (starts: Int, offset: Double) {
      try await stage.show(["start": "fraction", "axis": .string(axis)])
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
        .down(begin.x, begin.y), .move(to: end, duration: .milliseconds(200)), .hold(.milliseconds(100)),
      ])
      try await stage.page.waitForFrames()
      let result = (try await stage.starts.count, try await stage.shown.contentOffset)
      try await stage.lift()
      return result
    }

    @Test(
      "An element keeps a finger if its `touch-action` forbids scrolling along the axis",
      arguments: ["vertical", "horizontal"])
    func touchAction(axis: String) async throws {
      try await Stage.bare { stage in
        for (style, keeps) in [
          ("none", ["vertical", "horizontal"]), ("pinch-zoom", ["vertical", "horizontal"]),
          ("pan-x", ["vertical"]), ("pan-y", ["horizontal"]),
          ("pan-up pan-x", []), ("manipulation", []), ("auto", []),
        ] {
          let pulled = try await pull(stage, axis, pad: "pad.style.touchAction = '\(style)'")
          #expect(pulled.starts == (keeps.contains(axis) ? 0 : 1), "\(style)")
          #expect(!keeps.contains(axis) || pulled.offset == 0, "\(style)")
        }
      }
    }

    @Test("An enclosing element's `touch-action` keeps a finger, unless a box that scrolls is in between")
    func around() async throws {
      let within = """
        pad.style.touchAction = 'none'
        pad.append(document.createElement('div'))
        pad.firstChild.style.cssText = 'block-size: 150px; overflow: OVERFLOW'
        """
      try await Stage.bare { stage in
        let kept = try await pull(stage, "vertical", pad: within.replacing("OVERFLOW", with: "clip"))
        #expect(kept.starts == 0 && kept.offset == 0)
        let left = try await pull(stage, "vertical", pad: within.replacing("OVERFLOW", with: "auto"))
        #expect(left.starts == 1)
      }
    }

    @Test("An element keeps a finger whose `touchstart` is cancelled by any listener")
    func prevented() async throws {
      try await Stage.bare { stage in
        for target in ["window", "document", "view", "pad"] {
          let kept = try await pull(
            stage, "vertical",
            pad: """
              globalThis.listening?.abort(), globalThis.listening = new AbortController()
              \(target).addEventListener('touchstart', (event) => event.preventDefault(),
                { passive: false, signal: listening.signal })
              """)
          #expect(kept.starts == 0 && kept.offset == 0, "\(target)")
        }
      }
    }

    @Test("A slider keeps a finger that moves along it, but not a finger that moves across it")
    func slider() async throws {
      try await Stage.bare { stage in
        for (axis, way) in [
          ("vertical", "vertical"), ("vertical", "horizontal"), ("horizontal", "vertical"),
          ("horizontal", "horizontal"),
        ] {
          let mode = way == "vertical" ? "vertical-lr" : "horizontal-tb"
          let margin = way == "vertical" ? "0 65px" : "65px 0"
          let pulled = try await pull(
            stage, axis,
            pad: """
              pad.type = 'range'
              pad.style.cssText = 'inline-size: 150px; block-size: 20px; margin: \(margin); writing-mode: \(mode)'
              """, kind: "input")
          #expect(pulled.starts == (axis == way ? 0 : 1), "\(axis) \(way)")
          #expect(axis != way || pulled.offset == 0, "\(axis) \(way)")
        }
      }
    }
  }
}
