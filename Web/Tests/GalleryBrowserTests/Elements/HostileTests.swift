import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Redundant changes, as frameworks make them, and pages that interfere with a view.
  @Suite struct HostileTests {
    /// Scripts that write the same attributes, content or styles again.
    static let rewritings = [
      "for (const { name, value } of [...view.attributes]) view.setAttribute(name, value)",
      "for (const { name, value } of [...view.attributes]) view.removeAttribute(name), view.setAttribute(name, value)",
      "view.innerHTML += ''", "view.replaceChildren(...view.children)",
      "view.style.display = 'contents', view.offsetHeight, view.style.display = ''",
      "view.hidden = true, view.offsetHeight, view.hidden = false",
    ]
    /// Scripts that disable, remove or change an edge and restore it at once.
    static let interruptions = [
      "view.startNoMoreContent = true, view.startNoMoreContent = false",
      "view.startPolicy = 'tap', view.startPolicy = 'release'",
      "view.start = 'none', view.start = 'standard'", "view.startDisabled = true, view.startDisabled = false",
    ]

    private static let attributes: JSONValue = [
      "start": "standard", "start-policy": "release", "axis": "vertical",
    ]

    private static let listener = """
      void (globalThis.starts = 0, view.addEventListener('overscroll-refresh', (event) => {
        starts += 1, globalThis.signal = event.signal, event.waitUntil(new Promise((then) => (globalThis.done = then)));
      }))
      """

    @Test("Writing the same attributes or content again does not affect a pull")
    func pulling() async throws {
      try await Stage.bare { stage in
        for change in Self.rewritings {
          try await stage.show(Self.attributes)
          try await stage.page.evaluate(Self.listener)
          try await stage.page.touch([
            .down(200, 100), .move(to: Point(200, 400), duration: .milliseconds(150)),
          ])
          try await stage.wait(for: "armed")
          try await stage.page.evaluate("void (() => { \(change) })()")
          try await stage.page.waitForFrames(2)
          #expect(
            try await stage.page.evaluate("[view.phaseOf('start'), starts]") == ["armed", 0], "\(change)")
          try await stage.page.touch([.up])
          try await stage.wait(for: "refreshing")
          try await stage.page.evaluate("done()")
          try await stage.waitForRest()
          #expect(try await stage.number("starts") == 1, "\(change)")
        }
      }
    }

    @Test(
      "Writing the same attributes again, or changing an edge for a moment, does not affect a running action")
    func loading() async throws {
      try await Stage.bare { stage in
        for change in Self.rewritings + Self.interruptions {
          try await stage.show(Self.attributes)
          try await stage.page.evaluate("\(Self.listener), void (globalThis.outcome = view.refresh())")
          try await stage.wait(for: "refreshing")
          try await stage.page.evaluate("void (() => { \(change) })()")
          try await stage.page.waitForFrames(2)
          #expect(
            try await stage.page.evaluate("[view.phaseOf('start'), starts, signal.aborted]")
              == ["refreshing", 1, false], "\(change)")
          #expect(try await stage.page.evaluate("(done(), outcome)") == "success", "\(change)")
        }
      }
    }

    @Test("A refresh succeeds even if its listener starts a second refresh whose listener throws")
    func throwsWithin() async throws {
      try await Stage.bare(complaints: true) { stage in
        let outcomes = try await stage.page.evaluate(
          """
          (async () => {
            const other = bare.make();
            document.body.append(other);
            while (!other.presentation) await new Promise((then) => setTimeout(then));
            let inner;
            other.addEventListener('overscroll-refresh', () => { throw new Error('x') });
            view.addEventListener('overscroll-refresh', () => (inner = other.refresh()));
            return [await view.refresh(), await inner];
          })()
          """)
        #expect(outcomes == ["success", "failure"])
      }
    }

    @Test(
      "If a listener removes its view, the action is cancelled, and the view works after it is inserted again",
      arguments: ["refresh", "phase", "effect"])
    func removal(_ type: String) async throws {
      try await Stage.bare { stage in
        let outcomes = try await stage.page.evaluate(
          """
          (async () => {
            view.addEventListener('overscroll-refresh', (event) => event.waitUntil(new Promise(() => {})), { once: true });
            view.addEventListener('overscroll-\(type)', () => view.remove(), { once: true });
            const outcome = await view.refresh();
            document.body.append(view);
            while (!view.presentation) await new Promise((then) => setTimeout(then));
            return [outcome, await view.refresh()];
          })()
          """)
        #expect(outcomes == ["cancelled", "success"])
      }
    }

    @Test("If an item contains a list, each of the two lists reports only its own items")
    func listInList() async throws {
      try await Stage.list(count: 0) { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.make = (count, size, render) => {
            const made = document.createElement('overscroll-list');
            made.style.blockSize = `${size}px`;
            made.renderItem = render, made.count = count;
            return made;
          }, globalThis.fill = (element, index) => (element.textContent = `Item ${index}`, element.style.blockSize = '50px'),
          globalThis.outer = make(20, 300, (element) => element.replaceChildren(make(50, 100, fill))),
          list.replaceWith(outer))
          """)
        try await stage.page.wait(until: "outer.elementOf(1)?.firstChild.elementOf(1)")
        #expect(
          try await stage.page.evaluate(
            """
            (({ firstChild: inner }) => [outer.indexOf(inner.elementOf(1)), inner.indexOf(inner.elementOf(1)),
              inner.indexOf(outer.elementOf(1)), outer.visibleItems.count, inner.visibleItems.count])(outer.elementOf(1))
            """) == [1, 1, -1, 3, 2])
      }
    }

    @Test("Many changes of a list's size, even to zero, keep the visible items in place")
    func sizes() async throws {
      try await Stage.list(count: 1000) { stage in
        try await stage.page.evaluate("list.scrollToItem(500)")
        try await stage.waitForList()
        try await stage.page.evaluate(
          """
          (async () => {
            for (let step = 0; step < 20; step += 1) {
              list.style.inlineSize = `${200 + (step * 37) % 200}px`, list.style.blockSize = `${(step * 91) % 600}px`;
              await new Promise(requestAnimationFrame);
            }
            list.style.inlineSize = list.style.blockSize = '';
          })()
          """)
        try await stage.waitForList()
        #expect(try await stage.page.evaluate("[list.position.item, list.position.inside]") == [500, 0])
      }
    }
  }
}
