import OtherBrowsers
import Testing

extension GalleryBrowserTests {
  /// Layouts in WebKit, which lays out some elements differently from Chromium.
  @Suite(
    .enabled(
      if: WebKit.programs != nil,
      "No WebKitWebDriver and xvfb-run on this machine: Debian has them as webkit2gtk-driver and xvfb"))
  struct WebKitTests {
    @Test("A viewport fills its element in every layout")
    func hostLayouts() async throws {
      let running = try #require(GalleryScope.running)
      let webKit = try await WebKit()
      do {
        try await webKit.navigate(to: "\(running.address)testing/layouts.html")
        try await webKit.wait(until: "globalThis.layouts")
        for kind in HostLayoutTests.all {
          let sizes = try await webKit.evaluate(
            "layouts.sizes(\(kind.argument), \(HostLayout.arguments(HostLayout.sized)))",
            as: [HostSizes].self)
          try #require(sizes.count == HostLayout.sized.count)
          for (layout, size) in zip(HostLayout.sized, sizes) {
            #expect(size.isFilled && size.height > 100, "\(kind.testDescription), \(layout): \(size)")
          }
        }
        await webKit.close()
      } catch {
        await webKit.close()
        throw error
      }
    }
  }
}
