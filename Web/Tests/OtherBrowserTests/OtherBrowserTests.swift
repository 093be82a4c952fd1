import OtherBrowsers
import Testing

/// The most important tests of the gallery, in the installed browsers besides Chromium.
///
/// Firefox gets trusted touches on its touchscreen. WebKitGTK has no touchscreen, so a script dispatches
/// pointer events. The tests therefore cannot show how WebKit itself reacts to a finger.
@Suite(
  .gallery,
  .enabled(
    if: !Kind.here.isEmpty,
    "Neither Firefox nor WebKit is here: on Debian, apt-get install firefox-esr webkit2gtk-driver xvfb xauth")
)
enum OtherBrowserTests {
  /// Tests that the installed browsers start and have the expected input.
  @Suite struct HereTests {
    @Test("Firefox has a touchscreen, and WebKit on a virtual display has none", arguments: Kind.here)
    func input(kind: Kind) async throws {
      try await Stage.bare(in: kind) { stage in
        let agent = try await stage.browser.evaluate("navigator.userAgent", as: String.self)
        print("In \(agent)")
        #expect(agent.contains(kind == .firefox ? "Firefox/" : "AppleWebKit/"))
        try await stage.pull(by: 100)
        let down = "recorder.log.find(({ type }) => type === 'pointerdown')"
        #expect(try await stage.browser.evaluate("\(down).isTrusted", as: Bool.self) == (kind == .firefox))
        try await stage.expectHome()
      }
    }
  }
}
