import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The sizes of elements in boxes with different CSS layouts.
  @Suite struct HostLayoutTests {
    struct Kind: Sendable {
      let element: String
      let axis: String
      var hasHeader = false

      var testDescription: String { "\(axis) \(element)\(hasHeader ? " with a header" : "")" }
      var argument: JSONValue {
        ["element": .string(element), "axis": .string(axis), "hasHeader": .bool(hasHeader)]
      }
    }

    static let views = ["vertical", "horizontal"].flatMap { axis in
      [false, true].map { Kind(element: "overscroll-view", axis: axis, hasHeader: $0) }
    }
    static let all =
      views + ["vertical", "horizontal"].map { Kind(element: "overscroll-list", axis: $0) }

    @Test("A viewport fills its element in every layout")
    func sized() async throws {
      try await sizes(Self.all, HostLayout.sized) { kind, layout, size in
        #expect(size.isFilled && size.height > 100, "\(kind.testDescription), \(layout): \(size)")
      }
    }

    @Test("A view without a height is as high as its content and its header")
    func unsized() async throws {
      try await sizes(Self.views, HostLayout.unsized) { kind, layout, size in
        let isHorizontal = kind.axis == "horizontal"
        let content = isHorizontal ? 0.0 : 1615
        let header = kind.hasHeader ? 40.0 : 0
        #expect(size.isFilled, "\(kind.testDescription), \(layout): \(size)")
        #expect(
          size.height == (isHorizontal ? max(content, header) : content + header),
          "\(kind.testDescription), \(layout)")
      }
    }

    /// Lays out every kind of element in every box, and passes each size to `expect`.
    private func sizes(
      _ kinds: [Kind], _ layouts: [HostLayout], _ expect: (Kind, HostLayout, HostSizes) -> Void
    ) async throws {
      try await Stage.lend(complaints: false) { page, address in
        try await page.navigate(to: "\(address)testing/layouts.html")
        try await page.wait(until: "globalThis.layouts")
        for kind in kinds {
          let sizes = try await page.evaluate(
            "layouts.sizes(\(kind.argument), \(HostLayout.arguments(layouts)))", as: [HostSizes].self)
          try #require(sizes.count == layouts.count)
          for (layout, size) in zip(layouts, sizes) { expect(kind, layout, size) }
        }
      }
    }
  }
}
