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
    @Test(
      "Firefox runs over Marionette and has a touchscreen",
      .enabled(if: Kind.firefox.isHere, "No Firefox on this machine: Debian has it as firefox-esr"))
    func firefox() async throws {
      try await expect(.firefox, toBe: "Firefox/", isTrusted: true)
    }

    @Test(
      "WebKit runs over WebDriver on a virtual display and has no touchscreen",
      .enabled(
        if: Kind.webKit.isHere,
        "No WebKitWebDriver and xvfb-run on this machine: Debian has them as webkit2gtk-driver and xvfb"))
    func webKit() async throws {
      try await expect(.webKit, toBe: "AppleWebKit/", isTrusted: false)
    }

    private func expect(_ kind: Kind, toBe name: String, isTrusted: Bool) async throws {
      try await Stage.bare(in: kind) { stage in
        let agent = try await stage.browser.evaluate("navigator.userAgent", as: String.self)
        print("In \(agent)")
        #expect(agent.contains(name))
        try await stage.pull(by: 100)
        let down = "recorder.log.find(({ type }) => type === 'pointerdown')"
        #expect(try await stage.browser.evaluate("\(down).isTrusted", as: Bool.self) == isTrusted)
        try await stage.expectHome()
      }
    }
  }
}
