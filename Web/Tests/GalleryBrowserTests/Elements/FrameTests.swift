import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// A view that was moved into the document of an `iframe`.
  @Suite struct FrameTests {
    private static let moved = """
      (async () => {
        const frame = document.createElement('iframe');
        frame.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0';
        document.body.append(frame);
        globalThis.inner = frame.contentDocument;
        const make = (css) => Object.assign(inner.createElement('div'), { style: css });
        globalThis.box = make('block-size: 100px; overflow: auto; background: silver');
        box.append(make('block-size: 900px'));
        view.prepend(box), view.style.blockSize = '300px';
        inner.body.style.margin = 0, inner.body.append(view, make('block-size: 2000px'));
        while (!view.presentation) await new Promise((then) => setTimeout(then));
      })()
      """

    @Test("A wheel scrolls a box in the view first, and the frame's document if the view is at its end")
    func wheels() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(Self.moved)
        try await stage.page.wheel(at: Point(100, 50), deltaY: 60)
        try await stage.page.wait(until: "box.scrollTop > 50")
        #expect(try await stage.shown.contentOffset == 0)
        try await stage.page.evaluate("view.scrollToOffset(1e6)")
        try await stage.waitForRest()
        try await stage.page.waitForFrames(40)
        try await stage.page.wheel(at: Point(100, 250), deltaY: 60)
        try await stage.page.wait(until: "inner.scrollingElement.scrollTop > 50")
      }
    }

    @Test("Removing the frame cancels the view's running action")
    func removed() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(Self.moved)
        try await stage.page.evaluate(
          """
          void (globalThis.said = [], view.addEventListener('overscroll-refresh', (event) => {
            event.signal.addEventListener('abort', () => said.push('aborted'));
            event.waitUntil(new Promise(() => {}));
          }), view.refresh().then((result) => said.push(result)))
          """)
        try await stage.wait(for: "refreshing")
        try await stage.page.evaluate("void inner.defaultView.frameElement.remove()")
        try await stage.page.wait(until: "said.length === 2")
        #expect(try await stage.page.evaluate("said") == ["aborted", "cancelled"])
      }
    }
  }
}
