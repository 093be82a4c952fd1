import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// Elements in boxes of every kind.
  @Suite struct HostLayoutTests {
    struct Kind: Sendable, CustomTestStringConvertible {
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

    @Test("A viewport fills its element, however the page lays that out", arguments: all)
    func sized(_ kind: Kind) async throws {
      let sizes = try await sizes(kind, HostLayout.sized)
      for (layout, size) in zip(HostLayout.sized, sizes) {
        #expect(size.isFilled && size.height > 100, "\(layout): \(size)")
      }
    }

    @Test("A view without a height is as high as its content and its header", arguments: views)
    func unsized(_ kind: Kind) async throws {
      let isHorizontal = kind.axis == "horizontal"
      let content = isHorizontal ? 0.0 : 1615
      let header = kind.hasHeader ? 40.0 : 0
      for (layout, size) in zip(HostLayout.unsized, try await sizes(kind, HostLayout.unsized)) {
        #expect(size.isFilled, "\(layout): \(size)")
        #expect(size.height == (isHorizontal ? max(content, header) : content + header), "\(layout)")
      }
    }

    private func sizes(_ kind: Kind, _ layouts: [HostLayout]) async throws -> [HostSizes] {
      var sizes: [HostSizes] = []
      try await Stage.lend(complaints: false) { page, address in
        try await page.navigate(to: "\(address)testing/layouts.html")
        try await page.wait(until: "globalThis.layouts")
        sizes = try await page.evaluate(
          "layouts.sizes(\(kind.argument), \(HostLayout.arguments(layouts)))", as: [HostSizes].self)
      }
      try #require(sizes.count == layouts.count)
      return sizes
    }
  }
}
