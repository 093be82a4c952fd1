import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Alignment of items to the device pixel, for any extents and estimates.
  ///
  /// The distance to the aligned position is less than a quarter of a device pixel, so every kind of
  /// rounding removes it. It is not zero, because browsers lay out in 64ths or 60ths of a pixel and store
  /// numbers with 24 bits.
  @Suite struct ListPixelTests {
    static let tolerance = 0.25
    static let scales = [1.25, 3]
    static let lists: [JSONValue] = [
      [:], ["scrolling": "native"], ["axis": "horizontal", "dir": "rtl"], ["columns": "3", "masonry": ""],
    ]

    @Test(
      "After a scroll to an item, and after keys and edits at the ends, items are aligned to the device pixel",
      arguments: scales)
    func positions(_ scale: Double) async throws {
      try await lists(at: scale) { stage, attributes in
        let targets = (0..<7).map { step -> JSONValue in
          let item = (step * 7919 + 61) % 1900 + 50
          return [.number(Double(item)), .string(["start", "end", "center"][step % 3]), .bool(step == 6)]
        }
        let gaps = try await stage.page.evaluate(
          "pixels.gaps(\(JSONValue.array(targets)))", as: [Double].self, limit: .seconds(40))
        #expect(gaps.count == targets.count)
        for (target, gap) in zip(targets, gaps) {
          #expect(abs(gap) < Self.tolerance, "\(attributes): \(target)")
        }
        func expect(_ item: Int, _ align: String, after change: String) async throws {
          try await stage.page.evaluate("\(change), pixels.rest()")
          let gap = try await stage.number("pixels.gap(\(item), '\(align)')")
          #expect(abs(gap) < Self.tolerance, "\(attributes): \(change)")
        }
        try await stage.page.evaluate("list.shadowRoot.querySelector('.viewport').focus()")
        try await stage.page.press(.end)
        try await expect(1999, "end", after: "0")
        try await expect(
          999, "end", after: "list.setAttribute('sticks', 'both'), list.removeItems(1000, 1000)")
        try await expect(1002, "end", after: "list.insertItems(1000, 3)")
        try await stage.page.press(.home)
        try await expect(0, "start", after: "0")
      }
    }

    /// Runs `body` for each kind of list, with fractional extents, at `scale` device pixels per px.
    private func lists(at scale: Double, _ body: (Stage, JSONValue) async throws -> Void) async throws {
      let running = try #require(GalleryScope.running)
      // Launch a browser with this scale. If only its page had this scale, the browser would not scroll by
      // device pixels.
      try await Browser.withBrowser(BrowserPool.options(viewport: Viewport(scaleFactor: scale))) { browser in
        try await GalleryScope.$running.withValue(
          .init(address: running.address, screens: nil, browser: browser)
        ) {
          try await Stage.list(count: 0) { stage in
            try await stage.page.evaluate("import('/testing/pixels.js').then(() => {})")
            #expect(try await stage.number("devicePixelRatio") == scale)
            for attributes in Self.lists {
              try await stage.page.evaluate(
                "lists.show({ estimate: '\(41.7 + scale)', ...\(attributes) }, 2000, 'odd')")
              try await stage.page.wait(until: "list.presentation")
              try await stage.waitForList()
              try await body(stage, attributes)
            }
          }
        }
      }
    }
  }
}
