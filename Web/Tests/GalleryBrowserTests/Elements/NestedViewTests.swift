import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// If views or lists of the same axis are nested, a gesture moves only one of them.
  ///
  /// Some of the views have a class that the page defines.
  @Suite struct NestedViewTests {

    /// The content offsets of both views, in px.
    private struct Offsets: Decodable, Equatable { var outer, inner: Double }

    /// Runs `body` with nested views.
    ///
    /// `outer` shows 600 px of 2300 px. `inner` begins 100 px after the start of `outer` and shows 200 px
    /// of 600 px.
    private func nested(
      _ axis: String, _ kinds: (String, String) = ("view", "view"), outer: JSONValue = ["start": "none"],
      inner: JSONValue = ["start": "none"], _ body: (Stage) async throws -> Void
    ) async throws {
      try await Stage.list(count: 0) { stage in
        try await stage.page.evaluate(
          """
          (() => {
            const isHorizontal = '\(axis)' === 'horizontal'
            customElements.define('own-view', class extends customElements.get('overscroll-view') {})
            const size = (element, extent) => {
              element.style.cssText = `display: block; box-sizing: border-box; flex: none; inline-size: 300px; block-size: 300px`
              element.style[isHorizontal ? 'inlineSize' : 'blockSize'] = `${extent}px`
              return element
            }
            const block = (extent) => size(document.createElement('div'), extent)
            const make = (kind, extent, attributes, parts) => {
              const made = size(document.createElement(kind === 'own-view' ? kind : `overscroll-${kind}`), extent)
              for (const [name, value] of Object.entries({ axis: '\(axis)', ...attributes })) made.setAttribute(name, value)
              if (kind === 'list') {
                made.estimate = 100
                made.renderItem = (element, index) => {
                  element.style.padding = element.style.borderWidth = 0
                  element.replaceChildren(parts[index])
                }
                made.count = parts.length
              } else {
                made.append(document.createElement('div'))
                made.firstChild.style.cssText = `display: flex; flex-direction: ${isHorizontal ? 'row' : 'column'}`
                made.firstChild.append(...parts)
              }
              return made
            }
            list.remove()
            globalThis.inner = make('\(kinds.1)', 200, \(inner), [block(300), block(300)])
            globalThis.outer = make('\(kinds.0)', 600, \(outer), [block(100), inner, block(2000)])
            outer.style[isHorizontal ? 'inlineSize' : 'blockSize'] = isHorizontal ? '100%' : '600px'
            globalThis.refreshed = []
            for (const view of [outer, inner])
              view.addEventListener('overscroll-refresh', () => refreshed.push(view === outer ? 'outer' : 'inner'))
            document.body.append(outer)
          })()
          """)
        try await stage.page.wait(until: "outer.presentation && inner.presentation")
        try await stage.page.waitForFrames(4)
        try await body(Stage(stage.page, view: "outer"))
      }
    }

    private func offsets(_ stage: Stage) async throws -> Offsets {
      try await stage.page.evaluate(
        "({ outer: outer.presentation.contentOffset, inner: inner.presentation.contentOffset })",
        as: Offsets.self)
    }

    private func scroll(_ stage: Stage, outer: Double, inner: Double) async throws {
      try await stage.page.evaluate("void (outer.scrollToOffset(\(outer)), inner.scrollToOffset(\(inner)))")
      try await stage.page.waitForFrames(3)
    }

    private func point(_ stage: Stage, _ axis: String, _ position: Double) -> Point {
      axis == "vertical"
        ? Point(stage.window.x + 100, stage.window.y + position)
        : Point(stage.window.x + position, stage.window.y + 100)
    }

    /// Drags with a finger along the axis, reads the offsets and lifts the finger.
    ///
    /// - Parameter moving: The name of a view that the finger catches. The clock of `advanceByFrames()` stops
    ///   until the lift, so that the finger of a slow machine comes before the end of the motion.
    private func drag(
      _ stage: Stage, _ axis: String, from: Double, by distance: Double, catching moving: String? = nil
    ) async throws -> Offsets {
      let (begin, end) = (point(stage, axis, from), point(stage, axis, from + distance))
      if let moving {
        try await stage.page.wait(
          until: """
            (({ velocity, contentOffset }) => velocity > 0 && contentOffset > 20 && frameClock.stop())(
              \(moving).presentation)
            """)
      }
      try await stage.page.touch([
        .down(begin.x, begin.y), .move(to: end, duration: .milliseconds(200)), .hold(.milliseconds(150)),
      ])
      try await stage.page.waitForFrames()
      let offsets = try await offsets(stage)
      try await stage.lift()
      if moving != nil { try await stage.page.evaluate("frameClock.resume()") }
      try await rest(stage)
      return offsets
    }

    private func rest(_ stage: Stage) async throws {
      try await stage.page.wait(
        until:
          "[outer, inner].every((view) => !view.presentation.wantsFrames && !view.presentation.isDragging)")
    }

    @Test(
      "A finger scrolls the inner view while the inner view can scroll, and otherwise the outer view",
      arguments: [
        ("vertical", "own-view", "own-view"), ("vertical", "list", "view"), ("vertical", "view", "list"),
        ("horizontal", "list", "list"),
      ])
    func finger(axis: String, outer: String, inner: String) async throws {
      try await nested(axis, (outer, inner)) { stage in
        for (inner, distance, moved) in [
          (100.0, -90.0, Offsets(outer: 50, inner: 180)), (200, 90, Offsets(outer: 50, inner: 120)),
          (400, -90, Offsets(outer: 130, inner: 400)), (0, 40, Offsets(outer: 20, inner: 0)),
        ] {
          try await scroll(stage, outer: 50, inner: inner)
          #expect(try await drag(stage, axis, from: 160, by: distance) == moved, "\(inner) by \(distance)")
        }
      }
    }

    @Test(
      "A wheel scrolls the inner view while the inner view can scroll, and otherwise the outer view",
      arguments: [("vertical", "own-view", "list"), ("horizontal", "list", "own-view")])
    func wheel(axis: String, outer: String, inner: String) async throws {
      try await nested(axis, (outer, inner)) { stage in
        for (inner, distance, moved) in [
          (100.0, 80.0, Offsets(outer: 50, inner: 180)), (400, 80, Offsets(outer: 130, inner: 400)),
          (0, -40, Offsets(outer: 10, inner: 0)),
        ] {
          try await stage.page.waitForFrames(40)
          try await scroll(stage, outer: 50, inner: inner)
          try await stage.page.wheel(
            at: point(stage, axis, 160), deltaX: axis == "vertical" ? 0 : distance,
            deltaY: axis == "vertical" ? distance : 0)
          try await stage.page.waitForFrames(4)
          try await rest(stage)
          #expect(try await offsets(stage) == moved, "\(inner) by \(distance)")
        }
      }
    }

    @Test("Wheel events in quick succession stay with the inner view, even after it reaches its end")
    func gesture() async throws {
      try await nested("vertical") { stage in
        try await scroll(stage, outer: 0, inner: 350)
        try await stage.page.wheel(
          at: point(stage, "vertical", 200), deltaY: 600, count: 10, duration: .milliseconds(400))
        try await rest(stage)
        #expect(try await offsets(stage) == Offsets(outer: 0, inner: 400))
      }
    }

    @Test("An inner view that is too short to scroll leaves every drag to the outer view")
    func short() async throws {
      try await nested("vertical") { stage in
        try await stage.page.evaluate("inner.replaceChildren()")
        try await scroll(stage, outer: 50, inner: 0)
        #expect(try await drag(stage, "vertical", from: 160, by: -90) == Offsets(outer: 130, inner: 0))
        #expect(try await drag(stage, "vertical", from: 100, by: 90) == Offsets(outer: 50, inner: 0))
      }
    }

    @Test("If the inner view can be pulled, a drag past its edge moves only the inner view")
    func pulls() async throws {
      try await nested("vertical", inner: ["start": "standard", "end": "standard"]) { stage in
        try await scroll(stage, outer: 50, inner: 0)
        let down = try await drag(stage, "vertical", from: 80, by: 100)
        #expect(down.outer == 50 && down.inner < -30)
        try await scroll(stage, outer: 50, inner: 400)
        let up = try await drag(stage, "vertical", from: 200, by: -100)
        #expect(up.outer == 50 && up.inner > 430)
      }
    }

    @Test("If only the outer view can be pulled, a drag past its edge refreshes the outer view")
    func outerPulls() async throws {
      try await nested("vertical", outer: ["start": "fraction"]) { stage in
        let pulled = try await drag(stage, "vertical", from: 110, by: 260)
        #expect(pulled.outer < -50 && pulled.inner == 0)
        #expect(try await stage.page.evaluate("refreshed") == ["outer"])
      }
    }

    @Test("If neither view can scroll, only the inner view overscrolls")
    func edge() async throws {
      try await nested("vertical") { stage in
        let pulled = try await drag(stage, "vertical", from: 110, by: 150)
        #expect(pulled.outer == 0 && pulled.inner < -30)
      }
    }

    @Test("A finger that catches a moving view moves only that view")
    func catches() async throws {
      try await nested("vertical") { stage in
        try await stage.advanceByFrames()
        try await stage.page.fling(
          from: point(stage, "vertical", 340), to: point(stage, "vertical", 310), duration: .milliseconds(60))
        let caught = try await drag(stage, "vertical", from: 160, by: -60, catching: "outer")
        #expect(caught.outer > 60 && caught.inner == 0, "\(caught)")
        try await scroll(stage, outer: 0, inner: 0)
        try await stage.page.fling(
          from: point(stage, "vertical", 260), to: point(stage, "vertical", 230), duration: .milliseconds(60))
        let kept = try await drag(stage, "vertical", from: 200, by: -60, catching: "inner")
        #expect(kept.outer == 0 && kept.inner > 60, "\(kept)")
      }
    }
  }
}
