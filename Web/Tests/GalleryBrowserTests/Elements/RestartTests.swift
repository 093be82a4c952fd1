import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Elements that move between documents, are copied, change direction or restart.
  @Suite struct RestartTests {
    /// Returns an expression for the styles of an element and of its parts, in any document.
    private func look(of element: String) -> String {
      """
      (({ defaultView }) => [\(element), ...\(element).shadowRoot.querySelectorAll('.frame, .viewport')]
        .map((each) => defaultView.getComputedStyle(each))
        .flatMap(({ display, overflow, position }) => [display, overflow, position]))(\(element).ownerDocument)
      """
    }

    @Test(
      "An element that moves between two documents keeps its styles and scrolls", arguments: ["view", "list"])
    func document(_ kind: String) async throws {
      func move(_ stage: Stage) async throws {
        try await stage.page.evaluate(
          """
          void (globalThis.frame = document.createElement('iframe'), document.body.append(frame),
            frame.style.cssText = 'parent: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0',
            frame.contentDocument.body.style.margin = 0, \(kind).style.blockSize = '600px')
          """)
        let before = try await stage.page.evaluate(look(of: kind))
        for parent in ["frame.contentDocument.body", "document.body", "frame.contentDocument.body"] {
          try await stage.page.evaluate("\(parent).prepend(\(kind))")
          try await stage.page.wait(until: "\(kind).presentation")
          try await stage.page.waitForFrames(4)
          #expect(try await stage.page.evaluate(look(of: kind)) == before, "\(parent)")
        }
        // The events of this finger have time stamps of the frame's window.
        try await stage.pull(by: -200, from: 300)
        try await stage.waitForRest()
        #expect(try await stage.shown.contentOffset > 150)
      }
      if kind == "view" {
        try await Stage.bare { try await move($0) }
      } else {
        try await Stage.list(count: 100) { try await move($0) }
      }
    }

    @Test("An element that moves through a document without a window, such as a template's, keeps its styles")
    func template() async throws {
      try await Stage.bare { stage in
        let before = try await stage.page.evaluate(look(of: "view"))
        try await stage.page.evaluate(
          "void (document.createElement('template').content.append(view), document.body.append(view))")
        try await stage.page.wait(until: "view.presentation")
        #expect(try await stage.page.evaluate(look(of: "view")) == before)
      }
    }

    /// The list's markup without `style` attributes, which the page's security policy would reject.
    private static let markup = """
      list.outerHTML.replaceAll(/ style="[^"]*"/g, '')
      """
    static let copies = [
      "list.cloneNode(true)", "document.importNode(list, true)",
      "((box) => (box.innerHTML = \(markup), box.firstChild))(document.createElement('div'))",
      "new DOMParser().parseFromString(\(markup), 'text/html').body.firstChild",
    ]

    @Test("A copy of a list contains the slotted elements of the original, but none of the original's items")
    func copy() async throws {
      try await Stage.list(count: 0) { stage in
        for expression in Self.copies {
          try await stage.showList(count: 100)
          try await stage.waitForList()
          try await stage.page.evaluate(
            """
            void (list.insertAdjacentHTML('beforeend', '<b slot=header class=item part=item role=listitem>Head</b>'),
              globalThis.before = list, globalThis.list = \(expression), before.replaceWith(list),
              list.renderItem = before.renderItem, list.count = 100)
            """)
          try await stage.page.wait(until: "list.presentation && list.elementOf(0)")
          try await stage.waitForList()
          #expect(
            try await stage.page.evaluate(
              "[list.children.length - list.listPresentation.elements, list.querySelector('b').textContent]")
              == [1, "Head"], "\(expression)")
        }
      }
    }

    private static let endless = """
      void (globalThis.phases = [],
        view.addEventListener('overscroll-phase', ({ phase, previous }) => phases.push(`${previous}-${phase}`)),
        view.addEventListener('overscroll-refresh', (event) =>
          event.waitUntil(new Promise(() => (globalThis.signal = event.signal)))),
        globalThis.mark = document.createElement('i'), mark.slot = 'start-indicator', view.append(mark),
        globalThis.outcome = view.refresh())
      """

    @Test("A restart aborts the running action, and the view reports and shows the phase `idle`")
    func restart() async throws {
      try await Stage.bare { stage in
        for change in [
          "view.remove()", "view.setAttribute('axis', 'horizontal')",
          "view.setAttribute('scrolling', 'native')",
          "(view.remove(), setTimeout(() => document.body.append(view)))",
        ] {
          try await stage.show([:])
          try await stage.page.evaluate(Self.endless)
          try await stage.wait(for: "refreshing")
          try await stage.page.waitForFrames()
          #expect(try await stage.page.evaluate("mark.dataset.phase") == "refreshing")
          try await stage.page.evaluate("void \(change)")
          #expect(try await stage.page.evaluate("outcome") == "cancelled", "\(change)")
          #expect(try await stage.page.evaluate("signal.aborted") == true, "\(change)")
          #expect(try await stage.page.evaluate("phases.at(-1)") == "refreshing-idle", "\(change)")
          #expect(
            try await stage.page.evaluate("view.matches(':state(start-refreshing)')") == false, "\(change)")
          try await stage.page.waitForFrames(4)
          #expect(
            try await stage.page.evaluate("['idle', undefined].includes(mark.dataset.phase)") == true,
            "\(change)")
          #expect(try await stage.page.evaluate("phases.length") == 2, "\(change)")
        }
      }
    }

    @Test(
      "`data-phase` of a slotted element is the phase of its edge, and is absent after the element leaves the slot"
    )
    func left() async throws {
      try await Stage.bare { stage in
        for (change, phase) in [
          ("mark.remove()", "none"), ("mark.slot = ''", "none"), ("mark.slot = 'end-indicator'", "disabled"),
          ("mark.slot = 'header'", "refreshing"), ("document.body.append(mark)", "none"),
          ("mark.remove(), view.remove()", "none"),
          ("mark.slot = 'header', mark.slot = 'start-indicator'", "refreshing"),
          (
            "mark.slot = 'end-indicator', setTimeout(() => { mark.slot = 'start-indicator' }, 20)",
            "refreshing"
          ),
        ] {
          try await stage.show([:])
          try await stage.page.evaluate(Self.endless)
          try await stage.page.wait(until: "mark.dataset.phase === 'refreshing'")
          try await stage.page.evaluate("void (\(change))")
          try await stage.page.waitForFrames(6)
          #expect(
            try await stage.page.evaluate("mark.dataset.phase ?? 'none'") == .string(phase), "\(change)")
        }
      }
    }

    @Test("An attribute change without effect does not restart the view")
    func same() async throws {
      try await Stage.bare { stage in
        for change in [
          "axis = 'vertical'", "axis = 'sideways'", "scrolling = 'driven'", "dir = 'rtl'", "dir = 'ltr'",
        ] {
          try await stage.show([:])
          try await stage.page.evaluate(Self.endless)
          try await stage.wait(for: "refreshing")
          try await stage.page.evaluate("void (view.\(change))")
          try await stage.page.waitForFrames(4)
          #expect(
            try await stage.page.evaluate("[view.phaseOf('start'), phases.length]") == ["refreshing", 1],
            "\(change)")
        }
      }
    }

    @Test(
      "A change of direction reverses horizontal views and lists and the lanes of a list",
      arguments: ["view", "list", "document.documentElement"])
    func direction(_ element: String) async throws {
      let name = element == "list" ? "list" : "view"
      if name == "view" {
        try await Stage.bare(["axis": "horizontal"]) { stage in
          try await stage.page.evaluate("void (view.querySelector('ol').style.inlineSize = '3000px')")
          try await stage.page.evaluate("void (\(element).dir = 'rtl')")
          try await stage.page.waitForFrames(4)
          // The end is on the left, so a finger scrolls toward the end by moving to the right.
          try await stage.page.touch([
            .down(100, 300), .move(to: Point(300, 300), duration: .milliseconds(300)),
            .hold(.milliseconds(100)), .up,
          ])
          try await stage.waitForRest()
          #expect(try await stage.shown.contentOffset > 150)
          #expect(
            try await stage.page.evaluate("recorder.log.some(({ type }) => type === 'refresh')") == false)
        }
      }
      try await Stage.list(["columns": "2"], count: 100) { stage in
        try await stage.waitForList()
        let position = "list.elementOf(0).getBoundingClientRect().left - list.getBoundingClientRect().left"
        #expect(try await stage.number(position) == 0)
        let target = element == "view" ? "list" : element
        try await stage.page.evaluate("void (\(target).dir = 'rtl')")
        try await stage.page.wait(until: "list.presentation && list.elementOf(0) && \(position) > 50")
      }
    }

    @Test("A view works in a page that requires trusted types")
    func trustedTypes() async throws {
      try await Stage.bare { stage in
        try await stage.page.evaluate(
          """
          void (globalThis.policy = document.createElement('meta'), policy.httpEquiv = 'Content-Security-Policy',
            policy.content = "require-trusted-types-for 'script'", document.head.append(policy),
            bare.show({ end: 'standard' }))
          """)
        try await stage.page.wait(until: "view.presentation")
        #expect(try await stage.page.evaluate("view.refresh('end')") == "success")
      }
    }
  }
}
