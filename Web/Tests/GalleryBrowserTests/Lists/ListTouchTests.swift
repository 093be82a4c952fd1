import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// While an item is touched, its start keeps its position, even above the viewport.
  @Suite struct ListTouchTests {
    static let ways: [JSONValue] = [[:], ["scrolling": "native"]]
    enum Pointer: String, CaseIterable, Sendable { case finger, mouse }

    /// Runs `body` with a list of items that open and close on a click.
    ///
    /// The viewport's start cuts off 40 px of item 20.
    private func list(_ attributes: JSONValue, _ body: (Stage) async throws -> Void) async throws {
      try await Stage.list(attributes, count: 100, render: "fold") { stage in
        // The mouse may still be moving after a previous test in this browser.
        try await stage.page.mouse(.move(to: Point(100, 700)))
        try await stage.page.evaluate("list.scrollToItem(20, { inside: 40 })")
        try await stage.waitForList()
        #expect(try await stage.position(ofItem: 20) == -40)
        try await body(stage)
      }
    }

    @Test(
      "If a tap opens or closes an item, the item's start keeps its position, even above the viewport",
      arguments: ways, Pointer.allCases)
    func tap(_ attributes: JSONValue, _ pointer: Pointer) async throws {
      try await list(attributes) { stage in
        let sampler = try await stage.page.sampleFrames(of: "lists.position(20)")
        for extent in [300, 100, 300] {
          let position = stage.window.point(30)
          if pointer == .finger {
            try await stage.page.touch(.tap(at: position))
          } else {
            try await stage.page.click(at: position)
          }
          try await stage.page.wait(until: "list.elementOf(20).offsetHeight === \(extent)")
          try await stage.waitForList()
        }
        let positions = try await sampler.stop().map { $0.values[0] }
        #expect(positions.count > 10 && Set(positions) == [-40], "\(positions)")
      }
    }

    @Test(
      "One second after a touch, an item whose start is above the viewport grows upward again",
      arguments: ways, Pointer.allCases)
    func end(_ attributes: JSONValue, _ pointer: Pointer) async throws {
      try await list(attributes) { stage in
        let (inside, outside) = (stage.window.point(30), Point(195, 700))
        if pointer == .finger {
          try await stage.page.touch([.down(inside.x, inside.y), .hold(.milliseconds(50)), .cancel])
        } else {
          // Disable text selection, because a selection would scroll.
          try await stage.page.evaluate("void (list.style.userSelect = 'none')")
          try await stage.page.mouse(.move(to: inside), .press, .move(to: outside), .release)
        }
        try await stage.page.evaluate("new Promise((done) => setTimeout(done, 1100))")
        try await stage.page.evaluate("lists.toggle(20)")
        try await stage.page.wait(until: "list.elementOf(20).offsetHeight === 300")
        try await stage.waitForList()
        #expect(try await stage.position(ofItem: 20) == -240)
        #expect(try await stage.position(ofItem: 21) == 60)
      }
    }

    @Test(
      "The start of a pressed item keeps its position when items are inserted before it and when it grows",
      arguments: ways)
    func hold(_ attributes: JSONValue) async throws {
      try await list(attributes) { stage in
        let position = stage.window.point(30)
        try await stage.page.evaluate("lists.name()")
        let sampler = try await stage.page.sampleFrames(of: "lists.position(20)")
        try await stage.page.touch([.down(position.x, position.y), .hold(.milliseconds(50))])
        try await stage.page.evaluate("lists.insert(5, 10), lists.toggle(20)")
        // Do not wait for rest. A list under a finger is not at rest, because the browser may scroll with
        // the finger.
        try await stage.page.wait(until: "list.elementOf(30)?.offsetHeight === 300")
        try await stage.page.waitForFrames(6)
        try await stage.page.touch([.cancel])
        let positions = try await sampler.stop().map { $0.values[0] }
        #expect(Set(positions) == [-40], "\(positions)")
      }
    }
  }
}
