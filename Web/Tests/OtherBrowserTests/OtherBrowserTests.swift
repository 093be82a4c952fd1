import OtherBrowsers
import Testing

/// The core of the gallery's tests, in the browsers besides Chromium that this machine has.
///
/// Firefox gets a finger on its touchscreen. WebKit, as Debian has it, has no touchscreen: what a finger does is
/// dispatched by a script there, so that nothing that the browser does with a finger by itself is tested.
@Suite(
  .gallery,
  .enabled(
    if: !Kind.here.isEmpty,
    "Neither Firefox nor WebKit is here: on Debian, apt-get install firefox-esr webkit2gtk-driver xvfb xauth")
)
enum OtherBrowserTests {
  /// Which browsers these are.
  @Suite struct HereTests {
    @Test(
      "Firefox is driven by its own protocol, and has a touchscreen",
      .enabled(if: Kind.firefox.isHere, "No Firefox on this machine: Debian has it as firefox-esr"))
    func firefox() async throws {
      try await expect(.firefox, toBe: "Firefox/", isTrusted: true)
    }

    @Test(
      "WebKit is driven by WebDriver, on a screen that nobody sees, and has no touchscreen",
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
